import { and, asc, desc, eq, gt, isNull, lt } from 'drizzle-orm';
import * as z from 'zod';
import type { CloudContract } from '#shared/contract/cloud/cloud.ts';
import { ContractFailure } from '#shared/contract/errors.ts';
import type { InputOf, OutputOf } from '#shared/contract/procedure.ts';
import { can } from '#shared/domain/people/permissions.ts';
import type { Question } from '#shared/domain/market/community/question.ts';
import type { Context } from '../../context/context.ts';
import { getPerson, type RequestContext } from '../../context/request-context.ts';
import type { Database } from '../../db/client.ts';
import { users } from '../../db/schema/accounts.ts';
import { listings, listingVersions } from '../../db/schema/listings.ts';
import { questionAnswers, questions } from '../../db/schema/questions.ts';
import { reports } from '../../db/schema/reviews.ts';
import { CursorId, decodeCursor, encodeCursor } from '../cursor.ts';
import { toPerson } from '../listing/read/listing-card.ts';
import { isShown } from '../report/add-report.ts';

const QuestionCursor = z.tuple([CursorId]);

const questionColumns = {
  question: questions,
  answer: questionAnswers,
  author: { username: users.username, displayName: users.displayName, avatarKey: users.avatarKey }
};

type QuestionRow = {
  readonly question: typeof questions.$inferSelect;
  readonly answer: typeof questionAnswers.$inferSelect | null;
  readonly author: Pick<typeof users.$inferSelect, 'username' | 'displayName' | 'avatarKey'>;
};

const toQuestion = ({ question, answer, author }: QuestionRow): Question => ({
  id: question.id,
  author: toPerson(author),
  text: question.text,
  createdAt: question.createdAt.getTime(),
  answer: answer === null ? null : { text: answer.text, createdAt: answer.createdAt.getTime() }
});

export async function getQuestion(db: Database, id: string): Promise<Question> {
  const [row] = await db
    .select(questionColumns)
    .from(questions)
    .innerJoin(users, eq(users.id, questions.authorId))
    .leftJoin(questionAnswers, eq(questionAnswers.questionId, questions.id))
    .where(eq(questions.id, id));
  if (row === undefined) throw new ContractFailure('not_found');
  return toQuestion(row);
}

/** A listing that is on sale. Throws `not_found` for any other, so as not to reveal that it exists. */
export async function findPublished(
  db: Database,
  slug: string
): Promise<{ readonly id: string; readonly sellerId: string; readonly title: string }> {
  const [listing] = await db
    .select({ id: listings.id, sellerId: listings.sellerId, title: listingVersions.title })
    .from(listings)
    .innerJoin(users, eq(users.id, listings.sellerId))
    .innerJoin(
      listingVersions,
      and(eq(listingVersions.listingId, listings.id), eq(listingVersions.version, listings.version))
    )
    .where(and(eq(listings.slug, slug), eq(listings.state, 'published'), isNull(users.suspendedAt)));
  if (listing === undefined) throw new ContractFailure('not_found');
  return listing;
}

/** Newest first. */
export async function listQuestions(
  { db }: Pick<Context, 'db'>,
  { slug, cursor, limit }: InputOf<CloudContract['questions.list']>
): Promise<OutputOf<CloudContract['questions.list']>> {
  const [before] = cursor === undefined ? [] : decodeCursor(cursor, QuestionCursor);
  const { id } = await findPublished(db, slug);
  const rows = await db
    .select(questionColumns)
    .from(questions)
    .innerJoin(users, eq(users.id, questions.authorId))
    .leftJoin(questionAnswers, eq(questionAnswers.questionId, questions.id))
    .where(
      and(
        eq(questions.listingId, id),
        before === undefined ? undefined : lt(questions.id, before),
        isShown(db, 'question', questions.id)
      )
    )
    .orderBy(desc(questions.id))
    .limit(limit + 1);
  const items = rows.slice(0, limit).map(toQuestion);
  return { items, nextCursor: rows.length > limit ? encodeCursor([items.at(-1)?.id]) : null };
}

/** The caller's own questions and reports on a listing. */
export async function getMyQuestions(
  { db }: Pick<Context, 'db'>,
  { slug }: { readonly slug: string },
  request: RequestContext
): Promise<OutputOf<CloudContract['questions.getMine']>> {
  const person = getPerson(request, 'question.ask');
  const listing = await findPublished(db, slug);
  const isOfListing = eq(questions.listingId, listing.id);
  const own = await db
    .select({ id: questions.id })
    .from(questions)
    .where(and(isOfListing, eq(questions.authorId, person.id)));
  const reported = await db
    .select({ id: questions.id })
    .from(reports)
    .innerJoin(questions, eq(questions.id, reports.subjectId))
    .where(and(isOfListing, eq(reports.reporterId, person.id), eq(reports.subjectKind, 'question')));
  return {
    isSeller: can(person, 'question.answer', { ownerId: listing.sellerId }),
    ownIds: own.map(({ id }) => id),
    reportedIds: reported.map(({ id }) => id)
  };
}

/** Questions about the calling seller's listings that have no answer, the oldest first. */
export async function listUnanswered(
  { db }: Pick<Context, 'db'>,
  { cursor, limit }: InputOf<CloudContract['questions.listUnanswered']>,
  request: RequestContext
): Promise<OutputOf<CloudContract['questions.listUnanswered']>> {
  const { id: sellerId } = getPerson(request, 'question.answer');
  const [after] = cursor === undefined ? [] : decodeCursor(cursor, QuestionCursor);
  const rows = await db
    .select({ ...questionColumns, slug: listings.slug, title: listingVersions.title })
    .from(questions)
    .innerJoin(users, eq(users.id, questions.authorId))
    .innerJoin(listings, eq(listings.id, questions.listingId))
    .innerJoin(
      listingVersions,
      and(eq(listingVersions.listingId, listings.id), eq(listingVersions.version, listings.version))
    )
    .leftJoin(questionAnswers, eq(questionAnswers.questionId, questions.id))
    .where(
      and(
        eq(listings.sellerId, sellerId),
        isNull(questionAnswers.questionId),
        after === undefined ? undefined : gt(questions.id, after),
        isShown(db, 'question', questions.id)
      )
    )
    .orderBy(asc(questions.id))
    .limit(limit + 1);
  const items = rows
    .slice(0, limit)
    .map((row) => ({ ...toQuestion(row), listing: { slug: row.slug, title: row.title } }));
  return { items, nextCursor: rows.length > limit ? encodeCursor([items.at(-1)?.id]) : null };
}
