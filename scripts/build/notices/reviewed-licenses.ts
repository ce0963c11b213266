// Packages that come without a license text, each looked at once. A new one fails the build until it is listed here.

type Review = {
  /** The whole name, or how it begins where there is one package a system. */
  readonly name: string;
  /** The package with the same license text, which is shown instead; null where there is none to show. */
  readonly textOf: string | null;
};

const reviews: readonly Review[] = [
  { name: '@aws-sdk/credential-provider-http', textOf: '@aws-sdk/client-s3' },
  { name: '@aws-sdk/credential-provider-login', textOf: '@aws-sdk/client-s3' },
  { name: '@aws-sdk/nested-clients', textOf: '@aws-sdk/client-s3' },
  { name: '@better-auth/utils', textOf: 'better-auth' },
  // LGPL-3.0; its sources are at github.com/lovell/sharp-libvips.
  { name: '@img/sharp-libvips-', textOf: null },
  { name: '@node-rs/argon2-', textOf: '@node-rs/argon2' },
  { name: '@sentry/server-utils', textOf: '@sentry/core' },
  // Devon Govett publishes all four under MIT.
  { name: 'brotli', textOf: 'pdfkit' },
  { name: 'dfa', textOf: 'pdfkit' },
  { name: 'fontkit', textOf: 'pdfkit' },
  // MIT, of the author of electron-updater.
  { name: 'lazy-val', textOf: 'electron-updater' },
  // Apache-2.0, whose text names no author; sharp ships it unchanged.
  { name: 'drizzle-orm', textOf: 'sharp' }
];

export function findReview(name: string): Review | undefined {
  return reviews.find((review) =>
    review.name.endsWith('-') ? name.startsWith(review.name) : name === review.name
  );
}

/** Licenses as their text states them, for packages whose package.json names none. */
export const statedLicenses: Readonly<Record<string, string>> = { 'png-js': 'MIT' };
