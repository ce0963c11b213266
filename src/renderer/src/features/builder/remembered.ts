import { createMemory } from '#renderer/lib/remembered.ts';

/** The builder's own conveniences; losing them loses no work. */
export const {
  readText: readRememberedText,
  read: readRemembered,
  remember
} = createMemory('reelwright.builder');
