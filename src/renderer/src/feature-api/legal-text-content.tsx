import type { LegalText } from '#shared/domain/market/legal-text.ts';
import { readLanguage } from '#renderer/lib/messages/locale.ts';

/** A license or terms in the reader's language, or in English where there is no translation. */
export function LegalTextContent({ text: { texts } }: { readonly text: LegalText }) {
  const language = readLanguage().locale === 'es' ? 'es' : 'en';
  const paragraphs = texts[language].split(/\n{2,}/);
  return (
    <div lang={language} className="grid gap-2">
      {paragraphs.map((paragraph, index) => (
        <p key={`${index} ${paragraph}`} className="wrap-anywhere whitespace-pre-line">
          {paragraph}
        </p>
      ))}
    </div>
  );
}
