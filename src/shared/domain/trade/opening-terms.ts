// The first terms that a buyer accepts before opening a purchase. Later versions are published by administrators; the
// accepted version is kept with the opening.
import type { LegalText } from '../market/legal/legal-text.ts';

export const openingTerms = {
  version: '2026-11',
  texts: {
    en: 'You ask for the prompt to be opened now. From then on it counts as used: a refund is no longer automatic. Within the refund window you can request one and give a reason, and the request is decided within three days. The license above says what you may do with it.',
    es: 'Pides que el prompt se abra ahora. Desde ese momento cuenta como usado: un reembolso ya no es automático. Dentro del plazo de reembolso puedes solicitar uno y dar un motivo, y la solicitud se decide en tres días. La licencia de arriba dice qué puedes hacer con él.'
  }
} as const satisfies LegalText;
