// The first license texts. Later versions are published by administrators.
import type { LegalText } from './legal/legal-text.ts';
import type { LicenseName } from './listing.ts';

const always = {
  en: 'You may not sell, give away or publish the prompt itself, or a prompt that is only slightly changed from it. The seller keeps every right that is not named here.',
  es: 'No puedes vender, regalar ni publicar el prompt en sí, ni un prompt que solo cambie un poco respecto a él. El vendedor conserva todos los derechos que no se nombran aquí.'
};

/** True if the license lets everybody in the buyer's organization use the prompt, rather than its buyer alone. */
export const isForOrganization = (license: LicenseName): boolean => license === 'team';

export const licenseTextName = (license: LicenseName) => `${license}License` as const;

export const licenseTexts: Readonly<Record<LicenseName, LegalText>> = {
  personal: {
    version: '2026-11',
    texts: {
      en: `You may use and change this prompt to make videos for yourself, and show them where nobody pays for them. ${always.en}`,
      es: `Puedes usar y cambiar este prompt para hacer vídeos para ti y mostrarlos donde nadie pague por ellos. ${always.es}`
    }
  },
  commercial: {
    version: '2026-11',
    texts: {
      en: `You may use and change this prompt to make any number of videos, and sell, advertise with or be paid for those videos, without naming the seller. ${always.en}`,
      es: `Puedes usar y cambiar este prompt para hacer todos los vídeos que quieras, y venderlos, usarlos en publicidad o cobrar por ellos, sin nombrar al vendedor. ${always.es}`
    }
  },
  team: {
    version: '2026-11',
    texts: {
      en: `Everybody in one organisation may use and change this prompt to make any number of videos, and sell, advertise with or be paid for those videos, without naming the seller. ${always.en}`,
      es: `Todas las personas de una organización pueden usar y cambiar este prompt para hacer todos los vídeos que quieran, y venderlos, usarlos en publicidad o cobrar por ellos, sin nombrar al vendedor. ${always.es}`
    }
  }
};
