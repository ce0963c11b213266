export type WriteLock = <T>(write: () => Promise<T>) => Promise<T>;

/**
 * Lets one tab write at a time. IndexedDB alone keeps transactions apart, which is all that an insecure context
 * gets; the lock also holds the announcement, so that tabs hear of changes in the order in which they were made.
 */
export function createWriteLock(name: string, locks: LockManager | undefined): WriteLock {
  if (locks === undefined) return (write) => write();
  return async (write) => await locks.request(name, write);
}
