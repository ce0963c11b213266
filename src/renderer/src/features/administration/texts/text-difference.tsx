import { useDeferredValue } from 'react';
import type { LegalText } from '#shared/domain/market/legal/legal-text.ts';
import { type ComparedPart, compareWords } from '#shared/kit/compare-words.ts';
import { t } from '#renderer/lib/messages/translate.ts';
import texts from '#renderer/messages/en/admin-texts.json';

type Props = { readonly before: LegalText['texts']; readonly after: LegalText['texts'] };

/** The difference in each language. It is deferred, so that comparing long texts does not block typing. */
export function TextDifference({ before, after: written }: Props) {
  const [en, es] = [useDeferredValue(written.en), useDeferredValue(written.es)];
  const after = { en, es };
  return (
    <div className="grid min-w-0 gap-4 sm:grid-cols-2">
      {(['en', 'es'] as const).map((language) => (
        <section key={language} className="grid min-w-0 content-start gap-1">
          <h4 className="text-label text-n11">{t(texts, `admin-texts.change.${language}`)}</h4>
          {before[language] === after[language] ? (
            <p className="text-n11">{t(texts, 'admin-texts.change.none')}</p>
          ) : (
            <p lang={language} className="wrap-anywhere whitespace-pre-line">
              {compareWords(before[language], after[language]).map((part) => (
                <Part key={part.place} part={part} />
              ))}
            </p>
          )}
        </section>
      ))}
    </div>
  );
}

function Part({ part: { kind, before, after } }: { readonly part: ComparedPart }) {
  if (kind === 'removed') return <del className="text-n10 decoration-n8">{before}</del>;
  return kind === 'added' ? (
    <ins className="rounded-tag bg-success-3 text-success-11 no-underline">{after}</ins>
  ) : (
    after
  );
}
