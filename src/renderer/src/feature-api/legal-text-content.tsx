import type { LegalText } from '#shared/domain/market/legal/legal-text.ts';
import { readLanguage } from '#renderer/lib/messages/locale.ts';

/** A license or terms in the reader’s language, or in English where there is no translation. */
export function LegalTextContent({ text: { texts } }: { readonly text: Pick<LegalText, 'texts'> }) {
  const language = readLanguage().locale === 'es' ? 'es' : 'en';
  return (
    <p lang={language} className="wrap-anywhere whitespace-pre-line">
      {texts[language]}
    </p>
  );
}
