import type { ModelCommand } from './command-sequence.ts';
import type { ModelRun } from './model-run.ts';

type CommandEffect<Name extends ModelCommand['do']> = (
  modelRun: ModelRun,
  act: Extract<ModelCommand, { readonly do: Name }>
) => Promise<unknown> | void;
/** The effect of each command. */
export type CommandEffects<Names extends ModelCommand['do']> = {
  readonly [Name in Names]: CommandEffect<Name>;
};
