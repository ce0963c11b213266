// Decisions about people and what they published: what the person concerned does, and what administrators do.
import * as z from 'zod';
import { AppealText, Decision, DecisionReason } from '../../domain/market/moderation/decision.ts';
import { StrikeSummary } from '../../domain/market/moderation/strikes.ts';
import { command, query } from '../procedure.ts';
import { idOf } from '../ids.ts';
import { PageRequest, pageOf } from '../paging.ts';

export const AppealToDecide = z.object({
  id: idOf('apl'),
  person: z.object({ id: idOf('usr'), username: z.string(), displayName: z.string() }),
  decision: Decision,
  /** True where another administrator has to decide. */
  isOwn: z.boolean()
});
export type AppealToDecide = z.infer<typeof AppealToDecide>;

export const moderationProcedures = {
  /** Newest first, ended ones among them. */
  'decisions.list': query(
    PageRequest,
    /** `strikes` of a seller; null for everybody else. Absent in responses stored by older apps. */
    pageOf(Decision).extend({ strikes: StrikeSummary.nullable().default(null) })
  ),
  /** Once for each decision, within six months. */
  'decisions.appeal': command(z.object({ id: idOf('dec'), text: AppealText }), Decision),

  /** Open ones, oldest first. */
  'appeals.list': query(PageRequest, pageOf(AppealToDecide)),
  /** Accepting one undoes its decision. `answer` is sent to the person. */
  'appeals.decide': command(
    z.object({ id: idOf('apl'), isAccepted: z.boolean(), answer: DecisionReason }),
    z.undefined()
  )
} as const;
