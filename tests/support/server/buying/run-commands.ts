// The effect of each command: calls to the server, money at the provider, and time.
import type { ModelCommand } from './command-sequence.ts';
import { buyerCommands } from './buyer-commands.ts';
import { followCommands } from './follow-commands.ts';
import { listingCommands } from './listing-commands.ts';
import { moderationCommands } from './moderation-commands.ts';
import { paymentCommands } from './payment-commands.ts';
import { payoutCommands } from './payout-commands.ts';
import { saleCommands } from './sale-commands.ts';
import { sellerCommands } from './seller-commands.ts';
import { visitorCommands } from './visitor-commands.ts';
import type { CommandEffects } from './command-effects.ts';
import type { ModelRun } from './model-run.ts';

const all: CommandEffects<ModelCommand['do']> = {
  ...visitorCommands,
  ...buyerCommands,
  ...paymentCommands,
  ...payoutCommands,
  ...saleCommands,
  ...sellerCommands,
  ...listingCommands,
  ...followCommands,
  ...moderationCommands
};

export async function runCommands(modelRun: ModelRun, act: ModelCommand): Promise<void> {
  await (all[act.do] as (modelRun: ModelRun, act: ModelCommand) => Promise<unknown> | void)(modelRun, act);
}
