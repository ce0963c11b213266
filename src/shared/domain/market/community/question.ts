// Public questions about a listing, each with the seller's one answer.
import * as z from 'zod';
import { PublicPerson } from '../../people/account.ts';

export const maxQuestionLength = 1000;
export const maxAnswerLength = 2000;
/** Of one person in any 24 hours, about all listings. */
export const maxDailyQuestions = 5;

/** Plain text. Ten characters rule out "?" and "hi". */
export const QuestionText = z.string().trim().min(10).max(maxQuestionLength);
export const AnswerText = z.string().trim().min(1).max(maxAnswerLength);

export const Question = z.object({
  id: z.string(),
  author: PublicPerson,
  text: z.string(),
  createdAt: z.int(),
  answer: z.object({ text: z.string(), createdAt: z.int() }).nullable()
});
export type Question = z.infer<typeof Question>;

/** As the seller reads it, beside their other listings. */
export const OwnQuestion = Question.extend({ listing: z.object({ slug: z.string(), title: z.string() }) });
export type OwnQuestion = z.infer<typeof OwnQuestion>;
