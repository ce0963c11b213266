import { readLanguage } from '#renderer/lib/messages/locale.ts';
import { t } from '#renderer/lib/messages/translate.ts';
import texts from '#renderer/messages/en/content.json';
import type { TextField } from '#shared/domain/craft/prompt/prompt-fields.ts';

export type Rewrite = {
  readonly before: string;
  readonly after: string;
  /** The advantage of the second version. */
  readonly why: string;
};

/** Words that do little beside words that do more. */
export function Rewrites({ rewrites }: { readonly rewrites: readonly Rewrite[] }) {
  const { locale } = readLanguage();
  return (
    <div className="grid gap-4">
      {rewrites.map(({ before, after, why }) => (
        <div key={before} className="grid gap-3 rounded-panel border border-n6 bg-n2 p-4">
          <dl className="grid gap-3 min-[640px]:grid-cols-[2fr_3fr] min-[640px]:gap-6">
            <div className="grid content-start gap-1">
              <dt lang={locale} className="text-label text-n10">
                {t(texts, 'content.before')}
              </dt>
              <dd className="text-read text-n11">{before}</dd>
            </div>
            <div className="grid content-start gap-1">
              <dt lang={locale} className="text-label text-success-11">
                {t(texts, 'content.after')}
              </dt>
              <dd className="text-read">{after}</dd>
            </div>
          </dl>
          <div className="border-t border-n6 pt-3">
            <p className="max-w-read text-ui text-n11">{why}</p>
          </div>
        </div>
      ))}
    </div>
  );
}

/** A rewrite of what stands in one field, so that the fit check can judge it. */
export type FieldRewrite = Rewrite & { readonly field: TextField };
