import type { LegalText } from '#shared/domain/market/legal/legal-text.ts';
import { compareTexts, type TextPart } from '#shared/kit/compare-texts.ts';
import { t } from '#renderer/lib/messages/translate.ts';
import texts from '#renderer/messages/en/admin-texts.json';

type Props = { readonly before: LegalText['texts']; readonly after: LegalText['texts'] };

/** What changes in each language. */
export function TextDifference({ before, after }: Props) {
  return (
    <div className="grid min-w-0 gap-4 sm:grid-cols-2">
      {(['en', 'es'] as const).map((language) => (
        <section key={language} className="grid min-w-0 content-start gap-1">
          <h4 className="text-label text-n11">{t(texts, `admin-texts.change.${language}`)}</h4>
          {before[language] === after[language] ? (
            <p className="text-n11">{t(texts, 'admin-texts.change.none')}</p>
          ) : (
            <p lang={language} className="wrap-anywhere whitespace-pre-line">
              {locate(compareTexts(before[language], after[language])).map(({ start, part }) => (
                <Part key={`${start} ${part.kind}`} part={part} />
              ))}
            </p>
          )}
        </section>
      ))}
    </div>
  );
}

/** Each part with where it starts among all of them. */
function locate(parts: readonly TextPart[]) {
  let start = 0;
  return parts.map((part) => {
    const located = { start, part };
    start += part.text.length;
    return located;
  });
}

function Part({ part: { kind, text } }: { readonly part: TextPart }) {
  if (kind === 'removed') return <del className="text-n10 decoration-n8">{text}</del>;
  return kind === 'added' ? (
    <ins className="rounded-tag bg-success-3 text-success-11 no-underline">{text}</ins>
  ) : (
    text
  );
}
