import { createStore } from 'zustand/vanilla';
import type { UndoOwner } from '#renderer/feature-api/services.ts';

/** Null on every screen without undo steps of its own, where undo acts on the prompt. */
export const createUndoOwners = () =>
  createStore<{ readonly owner: UndoOwner | null }>()(() => ({ owner: null }));
