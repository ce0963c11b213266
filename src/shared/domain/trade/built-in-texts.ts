// Every text as it holds until an administrator publishes another version.
import type { LegalTextName } from '../market/legal/legal-text-names.ts';
import type { LegalText } from '../market/legal/legal-text.ts';
import { licenseTexts } from '../market/license-texts.ts';
import { sellerTerms } from '../market/seller-terms.ts';
import { openingTerms } from './opening-terms.ts';

export const builtInTexts: Readonly<Record<LegalTextName, LegalText>> = {
  personalLicense: licenseTexts.personal,
  commercialLicense: licenseTexts.commercial,
  teamLicense: licenseTexts.team,
  sellerTerms,
  openingTerms
};
