import { totalmem } from 'node:os';

const minMegabytes = 128;
const maxMegabytes = 1024;

/** The memory limit of this process in bytes: the container's where there is one. */
export const readAvailableMemory = (): number =>
  Math.min(totalmem(), process.constrainedMemory() || totalmem());

/**
 * `shared_buffers` as an eighth of the memory, since the machine runs other programs too. PostgreSQL's default of 128
 * MB holds a fifth of 100,000 listings, and each page beyond it costs a system call.
 */
export const chooseSharedBuffers = (memory: number): string => {
  const megabytes = Math.floor(memory / 8 / 1024 / 1024);
  return `${Math.min(maxMegabytes, Math.max(minMegabytes, megabytes))}MB`;
};
