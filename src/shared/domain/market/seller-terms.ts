// The terms that sellers accept when they apply. Once released, a changed text needs a new version: the version and the
// hash of the text are stored with each seller who accepted it.

export const sellerTerms = {
  version: '2026-11',
  paragraphs: [
    'You sell prompts that you wrote yourself, or that you have the right to sell. You may not sell a prompt that you bought, or a slightly changed copy of one.',
    'Describe each listing truthfully. We compute the facts of a listing from your prompt, and you cannot edit them. Do not promise results that you have not seen.',
    'We review your first listings before they go on sale. We can take down a listing that breaks these terms, a license or the law at any time. We tell you the reason, and you can appeal.',
    'You grant each buyer the license named in the listing. Buyers keep the version they bought, even after you remove the listing from sale or close your account.',
    'We keep a commission on each sale. The rate that applies when an order is placed does not change for that order. Your earnings are pending until the refund window ends. A refund or a lost dispute reverses them; if they were already paid out, we deduct the amount from your next payout.',
    'You are responsible for your own taxes. We store your country for your statements.'
  ]
} as const;

/** The text that is hashed. */
export const sellerTermsText: string = sellerTerms.paragraphs.join('\n\n');
