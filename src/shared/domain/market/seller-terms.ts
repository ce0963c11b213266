// The first terms that sellers accept. Later versions are published by administrators; the version and the hash of the
// text are stored with each seller who accepted it.
import type { LegalText } from './legal/legal-text.ts';

export const sellerTerms = {
  version: '2026-11',
  texts: {
    en: [
      'You sell prompts that you wrote yourself, or that you have the right to sell. You may not sell a prompt that you bought, or a slightly changed copy of one.',
      'Describe each listing truthfully. We compute the facts of a listing from your prompt, and you cannot edit them. Do not promise results that you have not seen.',
      'We review your first listings before they go on sale. We can take down a listing that breaks these terms, a license or the law at any time. We tell you the reason, and you can appeal.',
      'You grant each buyer the license named in the listing. Buyers keep the version they bought, even after you remove the listing from sale or close your account.',
      'We keep a commission on each sale. The rate that applies when an order is placed does not change for that order. Your earnings are pending until the refund window ends. A refund or a lost dispute reverses them; if they were already paid out, we deduct the amount from your next payout.',
      'You are responsible for your own taxes. We store your country for your statements.'
    ].join('\n\n'),
    es: [
      'Vendes prompts que has escrito tú o que tienes derecho a vender. No puedes vender un prompt que compraste, ni una copia apenas cambiada de uno.',
      'Describe cada anuncio con veracidad. Calculamos los datos de un anuncio a partir de tu prompt, y no puedes editarlos. No prometas resultados que no hayas visto.',
      'Revisamos tus primeros anuncios antes de que se pongan a la venta. Podemos retirar en cualquier momento un anuncio que incumpla estas condiciones, una licencia o la ley. Te decimos el motivo, y puedes recurrir.',
      'Concedes a cada comprador la licencia que se nombra en el anuncio. Los compradores conservan la versión que compraron, incluso después de que retires el anuncio de la venta o cierres tu cuenta.',
      'Nos quedamos con una comisión de cada venta. El porcentaje que rige cuando se hace un pedido no cambia para ese pedido. Tus ingresos quedan pendientes hasta que termina el plazo de reembolso. Un reembolso o una disputa perdida los anula; si ya se habían pagado, descontamos el importe de tu próximo pago.',
      'Tú respondes de tus propios impuestos. Guardamos tu país para tus extractos.'
    ].join('\n\n')
  }
} as const satisfies LegalText;
