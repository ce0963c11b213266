// What each act does: people ask the server, money moves at the provider, and time passes.
import type { Act } from './acts.ts';
import { buyerActs } from './buyer-acts.ts';
import { moneyActs } from './money-acts.ts';
import { publicActs } from './public-acts.ts';
import type { Performed } from './performed.ts';
import type { Stage } from './stage.ts';

const all: Performed<Act['do']> = { ...publicActs, ...buyerActs, ...moneyActs };

export async function perform(stage: Stage, act: Act): Promise<void> {
  await (all[act.do] as (stage: Stage, act: Act) => Promise<unknown> | void)(stage, act);
}
