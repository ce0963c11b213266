// The license texts that a purchase refers to. A changed text is a new version.
import type { LicenseName } from './listing.ts';

export type LicenseText = { readonly version: string; readonly text: string };

const always =
  'You may not sell, give away or publish the prompt itself, or a prompt that is only slightly changed from it. The seller keeps every right that is not named here.';

/** True if the license lets everybody in the buyer's organization use the prompt, rather than its buyer alone. */
export const isForOrganization = (license: LicenseName): boolean => license === 'team';

export const licenseTexts: Readonly<Record<LicenseName, LicenseText>> = {
  personal: {
    version: '2026-11',
    text: `You may use and change this prompt to make videos for yourself, and show them where nobody pays for them. ${always}`
  },
  commercial: {
    version: '2026-11',
    text: `You may use and change this prompt to make any number of videos, and sell, advertise with or be paid for those videos, without naming the seller. ${always}`
  },
  team: {
    version: '2026-11',
    text: `Everybody in one organisation may use and change this prompt to make any number of videos, and sell, advertise with or be paid for those videos, without naming the seller. ${always}`
  }
};
