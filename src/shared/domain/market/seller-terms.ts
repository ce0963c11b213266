// The terms that sellers accept when they apply. A changed text is a new version; each seller keeps the version and the
// hash of the text they accepted.

export const sellerTerms = {
  version: '2026-11',
  paragraphs: [
    'You sell prompts that you wrote yourself, or that you have the right to sell. You may not sell a prompt that you bought, or one that is only slightly changed from it.',
    'Describe each listing truthfully. Its facts are computed from your prompt and cannot be changed. Do not promise results that you have not seen.',
    'Your first listings are reviewed before they go on sale. A listing that breaks these terms, a license or the law can be taken down at any time; you are told the reason and can appeal.',
    'You grant each buyer the license that the listing names. The version they bought stays theirs after you archive the listing or leave.',
    'We keep a commission of each sale. The rate that applied when an order was placed does not change for that order. Your earnings are on hold until the refund window ends, and a refund reverses them.',
    'You answer for your taxes. We keep the country you named for the statements we write.'
  ]
} as const;

/** The text that is hashed. */
export const sellerTermsText: string = sellerTerms.paragraphs.join('\n\n');
