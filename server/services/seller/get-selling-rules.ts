import { readSellingRules, type SellingRules } from '#shared/domain/market/selling-rules.ts';
import type { Context } from '../../context/context.ts';
import { readPlatformSettings } from '../read-platform-settings.ts';

/** Public: the terms of sellers name the same numbers. */
export async function getSellingRules({ db, now }: Pick<Context, 'db' | 'now'>): Promise<SellingRules> {
  return readSellingRules(await readPlatformSettings(db, now()));
}
