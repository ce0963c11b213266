import type { Actor } from '#shared/domain/people/actor.ts';
import type { ReceiptFile, ReceiptLanguage } from '#shared/domain/trade/purchase.ts';
import type { Context } from '../../../context.ts';
import { writeReceipt } from '../write-receipt.ts';

type Wanted = { readonly id: string; readonly language: ReceiptLanguage };

/** Of an order of one's own that was paid; `not_found` otherwise. The same receipt is the same bytes. */
export async function makeReceiptFile(
  context: Pick<Context, 'db'>,
  actor: Actor,
  { id, language }: Wanted
): Promise<ReceiptFile> {
  const receipt = await writeReceipt(context, actor, { id });
  // What draws is large, and most servers are never asked for a file: it loads with the first one.
  const { drawReceipt } = await import('./draw-receipt.ts');
  const bytes = await drawReceipt(receipt, language);
  return { name: `Reelwright ${receipt.number}.pdf`, base64: bytes.toString('base64') };
}
