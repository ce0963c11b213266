// A report submits content to an administrator for moderation.
import * as z from 'zod';
import { reportReasons } from './report-reasons.ts';

export const ReportDraft = z.object({
  reason: z.enum(reportReasons),
  note: z.string().trim().max(1000).default('')
});
export type ReportDraft = z.infer<typeof ReportDraft>;

export type ReportState = 'pending' | 'processing' | 'actioned' | 'unactioned';
