// Commands of a seller who sells for less, for a time.
import { createSale, endSale } from '#server/services/sale/manage-sales.ts';
import type { CommandEffects } from './command-effects.ts';
import { at } from './model-run.ts';
import type { Goods } from './seed-goods.ts';

const minuteMs = 60_000;

/** The current price; null where the server died while a sale was made or ended. */
export function findPrice({ cents, sale }: Goods, now: number): number | null {
  if (sale === 'unknown') return null;
  if (sale === undefined || sale.endsAt <= now) return cents;
  return Math.max(Math.min(cents, 99), cents - Math.floor((cents * sale.percent) / 100));
}

export const saleCommands: CommandEffects<'start a sale' | 'end a sale'> = {
  'start a sale': async (modelRun, { what, percent, minutes }) => {
    const { market, goods } = modelRun;
    const sold = at(goods, what);
    if (sold === undefined) return;
    const startsAt = market.clock.now;
    const endsAt = startsAt + minutes * minuteMs;
    const isHeard = await modelRun.serve(async (context) => {
      const draft = { listingId: sold.id, discount: { kind: 'percent', percent }, startsAt, endsAt } as const;
      const { id } = await createSale(context, sold.seller.person, draft);
      if (sold.sale !== undefined && sold.sale !== 'unknown' && sold.sale.endsAt > startsAt)
        modelRun.faults.push(`${sold.id} has two sales at once`);
      sold.sale = { id, percent, endsAt };
    });
    if (!isHeard) sold.sale = 'unknown';
  },
  'end a sale': async (modelRun, { what }) => {
    const sold = at(modelRun.goods, what);
    if (sold?.sale === undefined || sold.sale === 'unknown') return;
    const { id } = sold.sale;
    const isHeard = await modelRun.serve(async (context) => {
      await endSale(context, sold.seller.person, { id });
      sold.sale = undefined;
    });
    if (!isHeard) sold.sale = 'unknown';
  }
};
