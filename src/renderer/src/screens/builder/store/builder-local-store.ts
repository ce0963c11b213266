import { createLocalStore } from '#renderer/lib/local-store.ts';

/** The builder's own conveniences; losing them loses no work. */
export const { readText: readLocalText, read: readLocal, remember } = createLocalStore('reelwright.builder');
