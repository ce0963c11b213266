// The software of others inside the builds: written by the build as a file of its own, shown on the About page.

/** Beside the page's other files. */
export const noticesFile = 'third-party-notices.json';

export type ThirdPartyPackage = {
  readonly name: string;
  readonly version: string;
  /** SPDX, as the package states it. */
  readonly license: string;
  /** Its place in `texts`; null where the package comes without a license text. */
  readonly text: number | null;
};

export type ThirdPartyNotices = {
  /** Sorted by name. */
  readonly packages: readonly ThirdPartyPackage[];
  /** Each text once: many packages share one. */
  readonly texts: readonly string[];
};
