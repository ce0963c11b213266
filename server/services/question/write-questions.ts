import { and, eq, gt } from 'drizzle-orm';
import type { CloudContract } from '#shared/contract/cloud/cloud.ts';
import { ContractFailure } from '#shared/contract/errors.ts';
import type { InputOf } from '#shared/contract/procedure.ts';
import { maxDailyQuestions, type Question } from '#shared/domain/market/community/question.ts';
import { can } from '#shared/domain/people/permissions.ts';
import type { Context } from '../../context/context.ts';
import { getPerson, type RequestContext } from '../../context/request-context.ts';
import type { Database } from '../../db/client.ts';
import { users } from '../../db/schema/accounts.ts';
import { listings, listingVersions } from '../../db/schema/listings.ts';
import { questionAnswers, questions } from '../../db/schema/questions.ts';
import { refuseForbiddenWords } from '../moderation/refuse-forbidden-words.ts';
import { addNotice } from '../notice/add-notice.ts';
import { addReport, isShown } from '../report/add-report.ts';
import { findPublished, getQuestion } from './read-questions.ts';

const dayMs = 86_400_000;

type Writing = Pick<Context, 'db' | 'now' | 'newId'>;

/** Throws `forbidden` for the seller and `question_limit_reached` beyond the daily number. The seller is notified. */
export async function askQuestion(
  { db, now, newId }: Writing,
  { slug, text }: InputOf<CloudContract['questions.ask']>,
  request: RequestContext
): Promise<Question> {
  const { id: authorId } = getPerson(request, 'question.ask');
  return db.transaction(async (tx) => {
    const listing = await findPublished(tx, slug);
    if (listing.sellerId === authorId) throw new ContractFailure('forbidden');
    // One question of a person at a time, so that two at once cannot both be the last one allowed.
    await tx.select({ id: users.id }).from(users).where(eq(users.id, authorId)).for('no key update');
    const today = await tx.$count(
      questions,
      and(eq(questions.authorId, authorId), gt(questions.createdAt, new Date(now() - dayMs)))
    );
    await refuseForbiddenWords(tx, { question: text });
    if (today >= maxDailyQuestions) throw new ContractFailure('question_limit_reached');
    const id = newId('qst');
    await tx
      .insert(questions)
      .values({ id, listingId: listing.id, authorId, text, createdAt: new Date(now()) });
    await addNotice({ now, newId }, tx, {
      to: [listing.sellerId],
      key: `question:${id}`,
      subject: { kind: 'question_asked', slug, title: listing.title }
    });
    return getQuestion(tx, id);
  });
}

/** One answer per question, by the seller of the listing. The asker is notified of the first version only. */
export async function answerQuestion(
  { db, now, newId }: Writing,
  { id, text }: InputOf<CloudContract['questions.answer']>,
  request: RequestContext
): Promise<Question> {
  const person = getPerson(request, 'question.answer');
  return db.transaction(async (tx) => {
    const { authorId, sellerId, slug, title } = await lockQuestion(tx, id);
    if (!can(person, 'question.answer', { ownerId: sellerId })) throw new ContractFailure('forbidden');
    await refuseForbiddenWords(tx, { answer: text });
    await tx
      .insert(questionAnswers)
      .values({ questionId: id, sellerId, text, createdAt: new Date(now()) })
      .onConflictDoUpdate({ target: questionAnswers.questionId, set: { text, createdAt: new Date(now()) } });
    await addNotice({ now, newId }, tx, {
      to: [authorId],
      key: `answer:${id}`,
      subject: { kind: 'question_answered', slug, title }
    });
    return getQuestion(tx, id);
  });
}

/** Removes the person's own question with its answer. */
export async function removeQuestion(
  { db }: Pick<Context, 'db'>,
  { id }: { readonly id: string },
  request: RequestContext
): Promise<void> {
  const { id: authorId } = getPerson(request, 'question.ask');
  const removed = await db
    .delete(questions)
    .where(and(eq(questions.id, id), eq(questions.authorId, authorId)))
    .returning({ id: questions.id });
  if (removed.length === 0) throw new ContractFailure('not_found');
}

/** Keeps the report for an administrator; a person's second report of the same question is not kept. */
export async function reportQuestion(
  { db, now, newId }: Writing,
  { id, reason, note }: InputOf<CloudContract['questions.report']>,
  request: RequestContext
): Promise<void> {
  const { id: reporterId } = getPerson(request, 'question.report');
  await db.transaction(async (tx) => {
    await lockQuestion(tx, id);
    await addReport({ now, newId }, tx, { reporterId, subjectKind: 'question', subjectId: id, reason, note });
  });
}

/** A question with what it is about, held until the transaction ends. Throws `not_found` for a hidden one. */
async function lockQuestion(tx: Database, id: string) {
  const [found] = await tx
    .select({
      authorId: questions.authorId,
      sellerId: listings.sellerId,
      slug: listings.slug,
      title: listingVersions.title
    })
    .from(questions)
    .innerJoin(listings, eq(listings.id, questions.listingId))
    .innerJoin(
      listingVersions,
      and(eq(listingVersions.listingId, listings.id), eq(listingVersions.version, listings.version))
    )
    .where(and(eq(questions.id, id), isShown(tx, 'question', questions.id)))
    .for('update', { of: questions });
  if (found === undefined) throw new ContractFailure('not_found');
  return found;
}
