import type { BuilderDependencies, BuilderState, PersistedState } from './builder-state.ts';

/** What the builder's actions work with. */
export type BuilderActionContext = {
  readonly given: BuilderDependencies;
  readonly get: () => BuilderState;
  readonly set: (part: Partial<BuilderState>) => void;
  /** Takes a change of what the device keeps and sees to its being saved. */
  readonly keep: (part: Partial<PersistedState>) => void;
};
