// The terms a buyer accepts before opening a purchase. A changed text is a new version; the accepted version is
// kept with the opening.
export const openingTerms = {
  version: '2026-11',
  text: 'You ask for the prompt to be opened now. From then on it counts as used: money no longer comes back by itself, but only with a reason, within the refund window. The licence above says what you may do with it.'
} as const;
