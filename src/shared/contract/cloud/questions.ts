// Public questions about listings: signed-in users ask, and the seller answers.
import * as z from 'zod';
import { AnswerText, OwnQuestion, Question, QuestionText } from '../../domain/market/community/question.ts';
import { ReportDraft } from '../../domain/market/report.ts';
import { command, nothing, query } from '../procedure.ts';
import { idOf } from './ids.ts';
import { PageRequest, pageOf } from './paging.ts';

const BySlug = z.object({ slug: z.string().min(1).max(120) });
const ById = z.object({ id: idOf('qst') });

export const questionProcedures = {
  /** Of a published listing, newest first. */
  'questions.list': query(PageRequest.extend(BySlug.shape), pageOf(Question)),
  /** The questions of a listing from the view of the caller. */
  'questions.getMine': query(
    BySlug,
    z.object({
      /** True for the seller of the listing. */
      isSeller: z.boolean(),
      /** Questions that they asked, and that they reported. */
      ownIds: z.array(z.string()),
      reportedIds: z.array(z.string())
    })
  ),
  /** `question_limit_reached` after the daily number of questions per user. */
  'questions.ask': command(BySlug.extend({ text: QuestionText }), Question),
  /** The seller's one answer, or its new wording. */
  'questions.answer': command(ById.extend({ text: AnswerText }), Question),
  /** Their own, with its answer. */
  'questions.remove': command(ById, nothing),
  /** Once a person; a second one is answered the same. */
  'questions.report': command(ById.extend(ReportDraft.shape), nothing),
  /** About the calling seller's listings, the oldest first. */
  'questions.listUnanswered': query(PageRequest, pageOf(OwnQuestion))
} as const;
