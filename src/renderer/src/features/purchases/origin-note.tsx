import { paths } from '#shared/contract/paths.ts';
import type { PromptOrigin } from '#shared/domain/trade/prompt-origin.ts';
import { t, translateAround } from '#renderer/lib/messages/translate.ts';
import { Link } from '#renderer/lib/router.ts';
import texts from '#renderer/messages/en/purchases.json';
import { OriginUpdate } from './update/origin-update.tsx';

/** Under a bought prompt: where it is from, and what may be done with it. */
export function OriginNote({ origin }: { readonly origin: PromptOrigin }) {
  const { slug, title, seller, version, licence, licenceVersion } = origin;
  const [before, after] = translateAround(texts, 'purchases.origin', 'title', { seller, version });
  return (
    <div
      role="note"
      className="grid gap-2 rounded-control border border-n6 bg-n2 px-3 py-2 text-label text-n11"
    >
      <p dir="auto">
        {before}
        <Link to={paths.listing.getHref(slug)} className="text-daylight-11 underline">
          {title}
        </Link>
        {after} {t(texts, `purchases.license.${licence}`)} (
        {t(texts, 'purchases.opening.version', { version: licenceVersion })}).
      </p>
      <OriginUpdate origin={origin} />
    </div>
  );
}
