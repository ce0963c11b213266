// The terms a buyer accepts before opening a purchase. A changed text is a new version; the accepted version is
// kept with the opening.
export const openingTerms = {
  version: '2026-11',
  text: 'You ask for the prompt to be opened now. From then on it counts as used: a refund is no longer automatic. Within the refund window you can request one and give a reason, and the request is decided within three days. The license above says what you may do with it.'
} as const;
