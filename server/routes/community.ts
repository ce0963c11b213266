import type { Hono } from 'hono';
import type { Context } from '../context/context.ts';
import type { RequestVariables } from '../context/request-context.ts';
import { serveCloud } from '../http/register-procedure.ts';
import { getMyResult, getRates, listResults } from '../services/buyer-result/read-results.ts';
import { removeResult } from '../services/buyer-result/remove-results.ts';
import { reportResult, saveResult } from '../services/buyer-result/write-results.ts';
import { getFollow, listFollowed, listFollowers, setFollow } from '../services/follow/follows.ts';
import { appealDecision } from '../services/moderation/appeal-decision.ts';
import { listDecisions } from '../services/moderation/read-decisions.ts';
import { getMyQuestions, listQuestions, listUnanswered } from '../services/question/read-questions.ts';
import {
  answerQuestion,
  askQuestion,
  removeQuestion,
  reportQuestion
} from '../services/question/write-questions.ts';
import { muteSeller, reportMessage } from '../services/seller-message/mute-and-report.ts';
import { listMessages, listReceived } from '../services/seller-message/read-messages.ts';
import { sendMessage } from '../services/seller-message/send-message.ts';
import { getMine } from '../services/review/read-reviews.ts';
import { removeReview } from '../services/review/remove-reviews.ts';
import { replyToReview, reportReview, saveReview, voteOnReview } from '../services/review/write-reviews.ts';

/** Interactions of buyers and sellers other than purchases. */
export function registerCommunity(app: Hono<RequestVariables>, context: Context): void {
  serveCloud(app, 'reviews.getMine', (input, request) => getMine(context, input, request));
  serveCloud(app, 'reviews.save', (input, request) => saveReview(context, input, request));
  serveCloud(app, 'reviews.remove', (input, request) => removeReview(context, input, request));
  serveCloud(app, 'reviews.reply', (input, request) => replyToReview(context, input, request));
  serveCloud(app, 'reviews.vote', (input, request) => voteOnReview(context, input, request));
  serveCloud(app, 'reviews.report', (input, request) => reportReview(context, input, request));

  serveCloud(app, 'follows.get', (input, request) => getFollow(context, input, request));
  serveCloud(app, 'follows.set', (input, request) => setFollow(context, input, request));
  serveCloud(app, 'follows.list', (input, request) => listFollowed(context, input, request));
  serveCloud(app, 'followers.list', (input, request) => listFollowers(context, input, request));

  serveCloud(app, 'questions.list', (input) => listQuestions(context, input));
  serveCloud(app, 'questions.getMine', (input, request) => getMyQuestions(context, input, request));
  serveCloud(app, 'questions.ask', (input, request) => askQuestion(context, input, request));
  serveCloud(app, 'questions.answer', (input, request) => answerQuestion(context, input, request));
  serveCloud(app, 'questions.remove', (input, request) => removeQuestion(context, input, request));
  serveCloud(app, 'questions.report', (input, request) => reportQuestion(context, input, request));
  serveCloud(app, 'questions.listUnanswered', (input, request) => listUnanswered(context, input, request));

  serveCloud(app, 'decisions.list', (input, request) => listDecisions(context, input, request));
  serveCloud(app, 'decisions.appeal', (input, request) => appealDecision(context, input, request));
  serveCloud(app, 'results.list', (input) => listResults(context, input));
  serveCloud(app, 'results.getRates', (input) => getRates(context, input));
  serveCloud(app, 'results.getMine', (input, request) => getMyResult(context, input, request));
  serveCloud(app, 'results.save', (input, request) => saveResult(context, input, request));
  serveCloud(app, 'results.remove', (input, request) => removeResult(context, input, request));
  serveCloud(app, 'results.report', (input, request) => reportResult(context, input, request));

  serveCloud(app, 'sellerMessages.list', (input, request) => listMessages(context, input, request));
  serveCloud(app, 'sellerMessages.send', (input, request) => sendMessage(context, input, request));
  serveCloud(app, 'sellerMessages.listReceived', (input, request) => listReceived(context, input, request));
  serveCloud(app, 'sellerMessages.mute', (input, request) => muteSeller(context, input, request));
  serveCloud(app, 'sellerMessages.report', (input, request) => reportMessage(context, input, request));
}
