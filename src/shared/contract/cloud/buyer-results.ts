// Results of buyers: the videos they made with a bought prompt, and the rates of usable takes.
import * as z from 'zod';
import { BuyerResult, ResultDraft } from '../../domain/market/community/buyer-result.ts';
import { UsableRate } from '../../domain/market/community/usable-rate.ts';
import { ReportDraft } from '../../domain/market/report.ts';
import { reviewRefusals } from '../../domain/market/review.ts';
import { command, nothing, query } from '../procedure.ts';
import { idOf } from './ids.ts';
import { PageRequest, pageOf } from './paging.ts';

const BySlug = z.object({ slug: z.string().min(1).max(120) });
const ById = z.object({ id: idOf('res') });

export const buyerResultProcedures = {
  /** Of a published prompt, newest first. */
  'results.list': query(PageRequest.extend(BySlug.shape), pageOf(BuyerResult)),
  /** By model, and only of models that five buyers or more used. */
  'results.getRates': query(BySlug, z.array(UsableRate)),
  /** The results of a prompt from the view of the caller. */
  'results.getMine': query(
    BySlug,
    z.object({
      result: BuyerResult.nullable(),
      /** Why they may not add one; null where they may. */
      refusal: z.enum(reviewRefusals).nullable(),
      /** Results that they reported. */
      reportedIds: z.array(z.string())
    })
  ),
  /**
   * Adds the caller's one result, or replaces it. `purchase_not_opened` for who has not opened what they bought, and
   * `result_reveals_prompt` for words of the sealed prompt.
   */
  'results.save': command(BySlug.extend(ResultDraft.shape), BuyerResult),
  'results.remove': command(BySlug, nothing),
  /** Once a person; a second one is answered the same. */
  'results.report': command(ById.extend(ReportDraft.shape), nothing)
} as const;
