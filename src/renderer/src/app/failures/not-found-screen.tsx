import { Link, useLocation } from '#renderer/lib/router.ts';
import { t, translateAround } from '#renderer/lib/messages/translate.ts';
import texts from '#renderer/messages/en/screens.json';

export function NotFoundScreen() {
  const { pathname } = useLocation();
  const [before, after] = translateAround(texts, 'screens.notFound.text', 'path');
  return (
    <div className="grid h-full place-content-center justify-items-center gap-3 p-6 text-center">
      <p className="font-mono text-meta text-n10">404</p>
      <h1 className="text-title font-semibold" tabIndex={-1}>
        {t(texts, 'screens.notFound.title')}
      </h1>
      <p className="max-w-md break-words text-read text-n11">
        {before}
        <code className="font-mono text-ui">{pathname}</code>
        {after}
      </p>
      <Link
        to="/"
        className="mt-2 rounded-control bg-accent-9 px-4 py-2 text-ui font-semibold text-accent-on hover:bg-accent-10"
      >
        {t(texts, 'screens.go.builder')}
      </Link>
    </div>
  );
}
