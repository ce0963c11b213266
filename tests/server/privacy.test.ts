import { createHash } from 'node:crypto';
import { getTableColumns, getTableName } from 'drizzle-orm';
import { getTableConfig } from 'drizzle-orm/pg-core';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { privacyOfTables } from '#server/db/privacy/all-tables.ts';
import { signInMethods, signUps } from '#server/db/schema/accounts.ts';
import { buyerResults } from '#server/db/schema/reviews.ts';
import { reviews } from '#server/db/schema/listings.ts';
import { sentMails } from '#server/db/schema/notices.ts';
import { addNotice } from '#server/services/notice/add-notice.ts';
import { sendNotice } from '#server/services/account/mail/account-mails.ts';
import { defaultPromptData } from '#shared/domain/craft/prompt/default-prompt.ts';
import { createTestApp, type TestApp } from '../support/server/create-test-app.ts';
import { dumpDatabase } from '../support/server/dump-database.ts';
import { signInAs, signUpAs, type SignedInUser } from '../support/server/test-users.ts';
import { buildPromptDraft, seedListing, seedSeller } from '../support/server/seed-listings.ts';

let server: TestApp;
beforeAll(async () => (server = await createTestApp({ context: { operatorEmail: undefined } })));
afterAll(() => server.stop());

describe('every column', () => {
  test('of the database is tagged by what it tells of a person', async () => {
    const { rows } = await server.database.pool.query<{ name: string }>(
      `select table_schema || '.' || table_name || '.' || column_name as name from information_schema.columns
       where table_schema in ('public', 'sealed')`
    );
    const tagged = privacyOfTables.flatMap(({ table, columns }) => {
      const named = getTableColumns(table);
      const place = `${getTableConfig(table).schema ?? 'public'}.${getTableName(table)}`;
      return Object.keys(columns).map((name) => `${place}.${snakeCase(named[name]?.name ?? name)}`);
    });
    expect(tagged.toSorted()).toEqual(rows.map(({ name }) => name).toSorted());
  });

  test('that is personal or secret is in a table whose rows go with the person, or is overwritten', () => {
    const staying = privacyOfTables.filter(
      ({ owners, onDeletion }) => Object.keys(owners).length > 0 && onDeletion !== 'remove'
    );
    for (const { table, columns, onDeletion } of staying) {
      const overwritten =
        onDeletion === 'keep'
          ? []
          : Object.keys(onDeletion === 'remove' ? {} : onDeletion.anonymize('usr_x'));
      const left = Object.entries(columns).filter(
        ([name, tag]) => (tag === 'personal' || tag === 'secret') && !overwritten.includes(name)
      );
      expect([getTableName(table), left]).toEqual([getTableName(table), []]);
    }
  });
});

const snakeCase = (name: string): string => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

const marks = {
  username: 'planted-name-q1',
  displayName: 'Plantedperson Q2',
  bio: 'plantedbio-q3',
  linkLabel: 'plantedlabel-q4',
  linkUrl: 'https://plantedlink-q5.example',
  contactName: 'Plantedcontact Q6',
  contactText: 'plantedmessage-q7 in a longer text',
  showcaseTitle: 'plantedshow-q8',
  showcaseCreator: 'plantedcreator-q9',
  showcaseNote: 'plantednote-q10',
  showcasePrompt: 'plantedprompt-q11',
  videoId: 'Plantedvq12',
  review: 'plantedreview-q13',
  userAgent: 'plantedagent-q14',
  otherAccount: 'plantedsubject-q15',
  otherProvider: 'plantedprovider-q16',
  newAddress: 'plantednew-q17@example.com',
  pendingName: 'planted-pending-q18',
  wishlist: 'plantedwishlist-q19',
  report: 'plantedreport-q20',
  notice: 'plantednotice-q21',
  resultVideoId: 'plantedq22v',
  resultSettings: 'plantedsettings-q23',
  resultChanges: 'plantedchanges-q24'
};

/** Somebody who left a trace wherever one can be left. */
async function plant(): Promise<SignedInUser & { readonly listingId: string }> {
  const { db } = server.database;
  const first = await signUpAs(server, {
    username: marks.username,
    displayName: marks.displayName,
    email: 'planted-q0@example.com'
  });
  const agent = await server.call('account.signIn', first, { 'user-agent': marks.userAgent });
  expect(agent.status).toBe(200);
  const { headers } = first;
  await server.call(
    'profiles.save',
    {
      username: marks.username,
      displayName: marks.displayName,
      bio: marks.bio,
      links: [{ label: marks.linkLabel, url: marks.linkUrl }]
    },
    { ...headers, 'idempotency-key': 'planted' }
  );
  const bytes = new Uint8Array(
    await sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } })
      .png()
      .toBuffer()
  );
  expect((await server.call('profiles.saveAvatar', { bytes }, headers)).status).toBe(200);
  const guard = { website: '', openSeconds: 30 };
  const message = {
    name: marks.contactName,
    email: first.email.toUpperCase(),
    topic: 'question',
    message: marks.contactText
  } as const;
  expect((await server.call('contact.send', { message, guard }, headers)).status).toBe(200);
  const entry = {
    title: marks.showcaseTitle,
    videoUrl: `https://www.youtube.com/watch?v=${marks.videoId}`,
    creator: marks.showcaseCreator,
    model: '',
    note: marks.showcaseNote,
    data: { ...defaultPromptData, concept: marks.showcasePrompt }
  };
  expect((await server.call('showcase.submit', { entry, guard }, headers)).status).toBe(200);
  await server.call('account.startSecondFactor', { password: first.password }, headers);
  await server.call('account.requestReset', { email: first.email });
  await server.waitForMail(first.email);
  await server.call('account.changeEmail', { password: first.password, email: marks.newAddress }, headers);
  await server.waitForMail(marks.newAddress);
  await server.database.pool.query('delete from development_mails where recipient = $1', [marks.newAddress]);
  await server.call(
    'account.authorizeDesktop',
    { challenge: createHash('sha256').update('x').digest('base64url') },
    headers
  );
  // As a sign-up leaves it for its job, which takes it out again where the address has an account.
  await db.insert(signUps).values({
    id: 'sup_planted',
    email: first.email,
    passwordHash: 'nothing',
    nonceHash: 'nothing',
    username: marks.pendingName,
    displayName: 'Pending',
    expiresAt: new Date(Date.now() + 3_600_000)
  });
  await db.insert(signInMethods).values({
    id: 'sim_planted',
    userId: first.id,
    providerId: marks.otherProvider,
    accountId: marks.otherAccount
  });
  const listing = await seedListing(db, await seedSeller(db, 'seller-of-planted'), buildPromptDraft());
  await db.insert(reviews).values({
    id: 'rev_planted',
    listingId: listing.id,
    authorId: first.id,
    stars: 4,
    text: marks.review,
    createdAt: new Date()
  });
  await db.insert(buyerResults).values({
    id: 'res_planted',
    listingId: listing.id,
    authorId: first.id,
    host: 'youtube',
    videoId: marks.resultVideoId,
    model: 'veo-3.1',
    settings: marks.resultSettings,
    changes: marks.resultChanges,
    takes: 2,
    createdAt: new Date()
  });
  const { output: list } = await server.call('wishlists.create', { name: marks.wishlist }, headers);
  await server.call('wishlistItems.add', { slug: listing.slug, wishlistId: list.id }, headers);
  await server.call('mailLanguage.save', { language: 'en' }, headers);
  const report = { id: 'rev_planted', reason: 'other', note: marks.report } as const;
  expect((await server.call('reviews.report', report, headers)).status).toBe(204);
  await db.insert(sentMails).values({ id: 'eml_planted', userId: first.id, sentAt: new Date() });
  await addNotice(server.context, db, {
    to: [first.id],
    key: 'planted',
    subject: { kind: 'review_helpful', slug: listing.slug, title: marks.notice }
  });
  return { ...first, listingId: listing.id };
}

describe('a person’s data', () => {
  let person: Awaited<ReturnType<typeof plant>>;
  let before: string;
  beforeAll(async () => {
    person = await plant();
    before = await dumpDatabase(server.database.pool);
  });
  const identifiers = () => [person.email, ...Object.values(marks)];

  test('stands in the database wherever it was planted', () => {
    const lower = before.toLowerCase();
    expect(identifiers().filter((mark) => !lower.includes(mark.toLowerCase()))).toEqual([]);
  });

  test('is exported row by row, without what is secret', async () => {
    const { output } = await server.call('account.export', undefined, person.headers);
    const text = JSON.stringify(output).toLowerCase();
    // A sign-up that waits is not theirs before its link is followed, but it names their address.
    expect(identifiers().filter((mark) => !text.includes(mark.toLowerCase()))).toEqual([]);
    for (const { table, columns } of privacyOfTables) {
      const rows = output.tables[getTableName(table)] ?? [];
      for (const row of rows) {
        const secrets = Object.keys(row).filter((name) => columns[name] === 'secret');
        expect([getTableName(table), secrets]).toEqual([getTableName(table), []]);
      }
    }
    expect(text).not.toContain('$argon2');
    expect(Object.keys(output.tables)).toEqual(
      expect.arrayContaining([
        'users',
        'sessions',
        'sign_in_methods',
        'reviews',
        'buyer_results',
        'contact_messages',
        'wishlists',
        'wishlist_items',
        'reports',
        'notices',
        'sent_mails',
        'showcase_entries'
      ])
    );
  });

  test('of somebody else is not exported', async () => {
    const other = await signUpAs(server);
    const { output } = await server.call('account.export', undefined, other.headers);
    const text = JSON.stringify(output).toLowerCase();
    expect(identifiers().filter((mark) => text.includes(mark.toLowerCase()))).toEqual([]);
  });

  test('is gone once the account is removed: from tables, jobs, files and the log', async () => {
    const avatar =
      (await server.call('account.get', undefined, person.headers)).output?.profile.avatarUrl ?? '';
    const key = avatar.replace('/media/', '');
    expect(await server.context.media.find(key)).toBeDefined();
    const remove = (confirmation: string) => server.call('account.remove', { confirmation }, person.headers);
    expect((await remove('not the password')).problem.code).toBe('wrong_credentials');
    expect((await remove(person.password)).status).toBe(204);
    expect((await server.call('account.get', undefined, person.headers)).output).toBeNull();
    expect((await signInAs(server, person)).status).toBe(401);
    expect((await server.call('profiles.get', { username: person.username })).status).toBe(404);
    expect(await server.context.media.find(key)).toBeUndefined();
    const after = `${await dumpDatabase(server.database.pool)}\n${server.logLines.join('\n')}`.toLowerCase();
    expect(identifiers().filter((mark) => after.includes(mark.toLowerCase()))).toEqual([]);
    expect(after).toContain(person.id);
  });

  test('takes its review along, and the listing’s count with it', async () => {
    const { rows } = await server.database.pool.query('select stars from listings where id = $1', [
      person.listingId
    ]);
    expect(rows).toEqual([{ stars: [0, 0, 0, 0, 0] }]);
    const found = await server.database.pool.query(
      'select review_count from listing_search where listing_id = $1 and until_epoch = 9007199254740991',
      [person.listingId]
    );
    expect(found.rows).toEqual([{ review_count: 0 }]);
  });

  test('leaves the address free for a new account', async () => {
    const again = await signUpAs(server, { email: person.email, username: person.username });
    expect(again.id).not.toBe(person.id);
  });

  test('is not mailed about any more', async () => {
    const { id, email } = await signUpAs(server);
    await server.database.pool.query('update users set deleted_at = now() where id = $1', [id]);
    await sendNotice.run(server.context, { userId: id, notice: 'passwordChanged', language: 'en' });
    const { rows } = await server.database.pool.query(
      'select subject from development_mails where recipient = $1',
      [email]
    );
    expect(rows).toEqual([{ subject: 'Confirm your address' }]);
  });
});
