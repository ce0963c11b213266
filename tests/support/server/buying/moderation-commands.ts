// Commands of administrators: another commission from a moment on, taking listings down, and appeals against that.
import { decideAppeal } from '#server/services/admin/appeals.ts';
import { scheduleSetting } from '#server/services/admin/settings/schedule-setting.ts';
import { continueTakeDown } from '#server/services/admin/take-down/continue-take-down.ts';
import { takeDownListing } from '#server/services/admin/take-down/take-down-listing.ts';
import type { Context } from '#server/context/context.ts';
import { appealDecision } from '#server/services/moderation/appeal-decision.ts';
import type { CommandEffects } from './command-effects.ts';
import { learn } from './listing-commands.ts';
import { at, type ModelRun } from './model-run.ts';
import { requestOf } from './request-of.ts';

const minuteMs = 60_000;
const reason = 'Decided in a history.';

const readIds = async ({ market }: ModelRun, query: string, id: string): Promise<readonly string[]> =>
  (await market.database.pool.query<{ id: string }>(query, [id])).rows.map((row) => row.id);

/** The scheduled jobs of every few minutes. */
export async function continueTakeDowns(context: Context, modelRun: ModelRun): Promise<void> {
  for (const listing of modelRun.goods) {
    const running = await readIds(
      modelRun,
      'select id from take_downs where listing_id = $1 and finished_at is null and reverted_at is null',
      listing.id
    );
    for (const id of running) await continueTakeDown(context, { id, isRetry: false });
  }
}

export const moderationCommands: CommandEffects<
  'change the commission' | 'take down' | 'continue take-downs' | 'appeal'
> = {
  'change the commission': async (modelRun, { basisPoints: value, minutes }) => {
    const { market, admins, commissions } = modelRun;
    const effectiveAt = market.clock.now + minutes * minuteMs;
    const wanted = { name: 'commission', value, effectiveAt, reason } as const;
    const isHeard = await modelRun.serve(async (context) => {
      await scheduleSetting(context, wanted, requestOf(admins[0]));
    });
    const { rowCount } = await market.database.pool.query(
      "select from platform_settings where name = 'commission' and value = $1 and effective_at = $2",
      [value, new Date(effectiveAt)]
    );
    if (rowCount === 1) commissions.push({ value, effectiveAt });
    else if (isHeard) modelRun.faults.push(`a commission of ${value} was scheduled and is not there`);
  },
  'take down': async (modelRun, { what, hasRefunds }) => {
    const sold = at(modelRun.goods, what);
    if (sold === undefined) return;
    const isHeard = await modelRun.serve((context) =>
      takeDownListing(context, { id: sold.id, reason, hasRefunds }, requestOf(modelRun.admins[0]))
    );
    await learn(modelRun, sold, isHeard, { isOnSale: false });
  },
  'continue take-downs': (modelRun) => modelRun.serve((context) => continueTakeDowns(context, modelRun)),
  appeal: async (modelRun, { what, isAccepted }) => {
    const { goods, market } = modelRun;
    const { rows } = await market.database.pool.query<{ id: string; listing: string }>(
      `select id, subject_id as listing from moderation_decisions where subject_id = any($1)
       and kind = 'listing_taken_down' and ended_at is null order by id`,
      [goods.map(({ id }) => id)]
    );
    const decision = at(rows, what);
    const sold = goods.find(({ id }) => id === decision?.listing);
    if (decision === undefined || sold === undefined) return;
    const text = 'It is mine, and nobody else has it.';
    const { appeal } = await appealDecision(
      market.context,
      { id: decision.id, text },
      requestOf(sold.seller.person)
    );
    const [id = ''] = await readIds(modelRun, 'select id from appeals where decision_id = $1', decision.id);
    if (appeal?.state !== 'open') modelRun.faults.push(`${decision.id} was appealed and is not open`);
    await modelRun.serve((context) =>
      decideAppeal(context, { id, isAccepted, answer: reason }, requestOf(modelRun.admins[1]))
    );
  }
};
