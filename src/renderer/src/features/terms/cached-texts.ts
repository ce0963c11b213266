// Reads the cached licenses and terms from the device.
export { publicLegalTexts } from '#shared/contract/cloud/legal-texts.ts';
