// What each act does: people ask the server, money moves at the provider, and time passes.
import type { ModelCommand } from './command-sequence.ts';
import { buyerCommands } from './buyer-commands.ts';
import { paymentCommands } from './payment-commands.ts';
import { visitorCommands } from './visitor-commands.ts';
import type { CommandEffects } from './command-effects.ts';
import type { ModelRun } from './model-run.ts';

const all: CommandEffects<ModelCommand['do']> = { ...visitorCommands, ...buyerCommands, ...paymentCommands };

export async function runCommands(modelRun: ModelRun, act: ModelCommand): Promise<void> {
  await (all[act.do] as (modelRun: ModelRun, act: ModelCommand) => Promise<unknown> | void)(modelRun, act);
}
