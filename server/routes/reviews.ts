import type { Hono } from 'hono';
import type { Context } from '../context/context.ts';
import type { RequestVariables } from '../context/request-context.ts';
import { getMine } from '../services/review/get-own-review.ts';
import { removeReview } from '../services/review/remove-review.ts';
import { replyToReview } from '../services/review/reply-to-review.ts';
import { reportReview } from '../services/review/report-review.ts';
import { saveReview } from '../services/review/save-review.ts';
import { voteOnReview } from '../services/review/vote-on-review.ts';
import { serveCloud } from '../http/register-procedure.ts';

export function registerReviews(app: Hono<RequestVariables>, context: Context): void {
  serveCloud(app, 'reviews.getMine', (input, request) => getMine(context, input, request));
  serveCloud(app, 'reviews.save', (input, request) => saveReview(context, input, request));
  serveCloud(app, 'reviews.remove', (input, request) => removeReview(context, input, request));
  serveCloud(app, 'reviews.reply', (input, request) => replyToReview(context, input, request));
  serveCloud(app, 'reviews.vote', (input, request) => voteOnReview(context, input, request));
  serveCloud(app, 'reviews.report', (input, request) => reportReview(context, input, request));
}
