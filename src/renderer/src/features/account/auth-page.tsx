import type { ReactNode } from 'react';

type AuthPageProps = {
  readonly title: string;
  readonly lead?: ReactNode;
  readonly children: ReactNode;
  /** Ways to other pages. */
  readonly footer?: ReactNode;
};

/** A page with one thing to do. */
export function AuthPage({ title, lead, children, footer }: AuthPageProps) {
  return (
    <div className="mx-auto grid w-full max-w-md grow content-center gap-5 p-4 sm:p-6">
      <header className="grid gap-1">
        <h1 className="text-title font-semibold" tabIndex={-1}>
          {title}
        </h1>
        {lead === undefined ? null : <p className="text-read break-words text-n11">{lead}</p>}
      </header>
      {children}
      {footer === undefined ? null : (
        <footer className="flex flex-wrap gap-x-4 gap-y-2 border-t border-n6 pt-4 text-ui">{footer}</footer>
      )}
    </div>
  );
}

export const formClass = 'grid gap-4 rounded-panel border border-n6 bg-n2 p-4 sm:p-5';
export const linkClass =
  'font-medium text-accent-11 underline underline-offset-2 hover:text-n12 pointer-coarse:inline-block pointer-coarse:min-h-6';
