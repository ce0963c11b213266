import { createStore } from 'zustand/vanilla';

/** A screen with steps of its own: while it is shown, the commands undo and redo are about these. */
export type UndoOwner = {
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  readonly undo: () => void;
  readonly redo: () => void;
};

/** Null on every other screen, where they are about the prompt. */
export const createUndoOwners = () =>
  createStore<{ readonly owner: UndoOwner | null }>()(() => ({ owner: null }));
