import { readSellingRules, type SellingRules } from '#shared/domain/market/selling-rules.ts';
import type { Context } from '../../context/context.ts';
import { readPlatformNumbers } from '../platform-numbers.ts';

/** Public: the terms of sellers name the same numbers. */
export async function getSellingRules({ db, now }: Pick<Context, 'db' | 'now'>): Promise<SellingRules> {
  return readSellingRules(await readPlatformNumbers(db, now()));
}
