/** The texts that people agree to, and how each is called. */
export const legalTextTitles = {
  personalLicense: 'Personal license',
  commercialLicense: 'Commercial license',
  teamLicense: 'Team license',
  sellerTerms: 'Terms for sellers',
  openingTerms: 'Terms of opening a purchase'
} as const;

export type LegalTextName = keyof typeof legalTextTitles;
export const legalTextNames = Object.keys(legalTextTitles) as [LegalTextName, ...LegalTextName[]];
