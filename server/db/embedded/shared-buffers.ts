import { totalmem } from 'node:os';

const minMegabytes = 128;
const maxMegabytes = 1024;

/** The memory limit of this process in bytes: the container's where there is one. */
export const readAvailableMemory = (): number =>
  Math.min(totalmem(), process.constrainedMemory() || totalmem());

/**
 * How much of the database PostgreSQL keeps at hand: an eighth of the memory, since the machine has more to do. Its own
 * 128 MB hold a fifth of 100,000 listings, and every page beyond them is fetched by a call to the system.
 */
export const chooseSharedBuffers = (memory: number): string => {
  const megabytes = Math.floor(memory / 8 / 1024 / 1024);
  return `${Math.min(maxMegabytes, Math.max(minMegabytes, megabytes))}MB`;
};
