import { Link, useLocation } from '#renderer/lib/router.ts';

export function NotFoundScreen() {
  const { pathname } = useLocation();
  return (
    <div className="grid h-full place-content-center justify-items-center gap-3 p-6 text-center">
      <p className="font-mono text-meta text-n10">404</p>
      <h1 className="text-title font-semibold" tabIndex={-1}>
        Page not found
      </h1>
      <p className="max-w-md break-words text-read text-n11">
        There is nothing at <code className="font-mono text-ui">{pathname}</code>. Your prompts and templates
        are where you left them.
      </p>
      <Link
        to="/"
        className="mt-2 rounded-control bg-accent-9 px-4 py-2 text-ui font-semibold text-accent-on hover:bg-accent-10"
      >
        Go to builder
      </Link>
    </div>
  );
}
