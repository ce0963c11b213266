import type { Cloud } from '#shared/contract/cloud/cloud.ts';

/** One way to the server, such as a browser's: each made anew is a place where nobody is signed in. */
export type CloudUnderTest = {
  readonly cloud: Cloud;
  /** True if the session is kept out of the caller's reach. */
  readonly listSecrets: () => readonly string[];
};
