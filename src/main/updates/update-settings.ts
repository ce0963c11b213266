import { readFeedAddress } from '#shared/domain/release/feed-address.ts';

export type UpdateSettings = {
  /** Undefined where none was given, or one that anybody on the way could change. */
  readonly feed: string | undefined;
  /** Public keys in base64. */
  readonly keys: readonly string[];
};

/**
 * The address of updates, by default the server's, and the keys that sign them. A packed app knows both by its build alone.
 */
export function readUpdateSettings(
  environment: Readonly<Record<string, string | undefined>>,
  isPackaged: boolean
): UpdateSettings {
  const given = isPackaged ? {} : environment;
  const server = given['REELWRIGHT_SERVER'] ?? process.env.REELWRIGHT_BUILT_FOR ?? '';
  const feed = given['REELWRIGHT_UPDATES'] ?? process.env.REELWRIGHT_BUILT_FOR_UPDATES ?? '';
  const keys = given['REELWRIGHT_RELEASE_KEYS'] ?? process.env.REELWRIGHT_BUILT_WITH_RELEASE_KEYS ?? '';
  return {
    feed: readFeedAddress(feed === '' ? `${server}/updates` : feed),
    keys: keys
      .split(',')
      .map((key) => key.trim())
      .filter(Boolean)
  };
}
