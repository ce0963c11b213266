import type { ReactNode } from 'react';

export const FactList = ({ children }: { readonly children: ReactNode }) => (
  <dl className="grid min-w-0 grid-cols-1 gap-x-4 gap-y-2 sm:grid-cols-3 lg:grid-cols-5">{children}</dl>
);

type FactProps = { readonly label: string; readonly children: ReactNode };

export const Fact = ({ label, children }: FactProps) => (
  <div className="min-w-0">
    <dt className="text-label font-medium text-n11">{label}</dt>
    <dd dir="auto" className="wrap-anywhere whitespace-pre-line">
      {children}
    </dd>
  </div>
);
