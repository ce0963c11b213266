// Licenses and terms by version: scheduled with a reason, recorded with what is bought, and accepted by sellers.
import { createHash } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { licenseTexts } from '#shared/domain/market/license-texts.ts';
import type { LegalTextName } from '#shared/domain/market/legal/legal-text-names.ts';
import { sellerTerms } from '#shared/domain/market/seller-terms.ts';
import { openingTerms } from '#shared/domain/trade/opening-terms.ts';
import { toIsoDate } from '#shared/kit/iso-date.ts';
import { createBuyingFixture, type BuyingFixture } from '../support/server/buying-fixture.ts';
import { buildPromptDraft, seedListing } from '../support/server/seed-listings.ts';
import { defaultTerms } from '../support/server/default-terms.ts';
import { makeAdmin, stepUpInDatabase } from '../support/server/step-up.ts';
import { type SignedInUser, signUpAs } from '../support/server/test-users.ts';

const dayMs = 86_400_000;
const reason = 'Agreed with the sellers';

let fixture: BuyingFixture;
let admin: SignedInUser;

beforeAll(async () => {
  fixture = await createBuyingFixture();
  admin = await signUpAs(fixture.server, { displayName: 'Ada Keeper' });
  await makeAdmin(fixture.server, admin);
});
afterAll(() => fixture.server.stop());
beforeEach(() => {
  fixture.clock.ahead = 0;
});

const dayIn = (days: number): string => toIsoDate(fixture.now() + days * dayMs).slice(0, 10);
const hash = (text: string): string => createHash('sha256').update(text).digest('hex');
const stepUp = async () => {
  await stepUpInDatabase(fixture.server, admin.id);
  return admin.headers;
};
const schedule = async (name: LegalTextName, effectiveOn: string, en = `New ${name} of ${effectiveOn}.`) =>
  fixture.server.call(
    'legalTexts.schedule',
    { name, texts: { en, es: `Versión nueva: ${en}` }, effectiveOn, reason },
    await stepUp()
  );
const withdraw = async (name: LegalTextName, version: string) =>
  fixture.server.call('legalTexts.withdraw', { name, version, reason }, await stepUp());
const read = async (name: LegalTextName) => {
  const { output } = await fixture.server.call('legalTexts.list');
  return output.find((text) => text.name === name);
};
const query = async <Row>(sql: string, values: readonly unknown[] = []) =>
  (await fixture.server.database.pool.query(sql, [...values])).rows as Row[];
const readOrderTerms = (id: string) =>
  query('select licence_version as version, licence_hash as hash from orders where id = $1', [id]);

test('a license applies to what is bought from its day on; what was bought keeps its text', async () => {
  const { slug } = await fixture.sell(1000);
  const before = await fixture.buy(slug, 1000);
  const day = dayIn(1);
  expect((await schedule('personalLicense', day)).output).toEqual({ version: day });
  expect(await read('personalLicense')).toMatchObject({
    inForce: { version: licenseTexts.personal.version, effectiveAt: null },
    announced: [{ version: day, effectiveAt: Date.parse(day) }],
    earlier: []
  });

  await fixture.signUpBuyer();
  const { buyer } = fixture;
  fixture.clock.ahead = Date.parse(day) - Date.now();
  const { output: listing } = await fixture.server.call('listings.get', { slug });
  const { output: offer } = await fixture.server.call('orders.quote', { slug }, buyer.headers);
  const text = { version: day, texts: { en: `New personalLicense of ${day}.` } };
  expect([listing.licenseText, offer.licenseText]).toMatchObject([text, text]);
  const place = (licenseVersion?: string) =>
    fixture.server.call(
      'orders.place',
      {
        intent: crypto.randomUUID(),
        slug,
        totalCents: 1000,
        terms: { ...defaultTerms, licenseVersion },
        isFromDesktop: false
      },
      buyer.headers
    );
  expect((await place()).problem.code).toBe('terms_changed');
  expect((await place(licenseTexts.personal.version)).problem.code).toBe('terms_changed');
  const { output: after } = await place(day);
  expect(await readOrderTerms(before.id)).toEqual([
    { version: licenseTexts.personal.version, hash: hash(licenseTexts.personal.texts.en) }
  ]);
  expect(await readOrderTerms(after.id)).toEqual([{ version: day, hash: hash(text.texts.en) }]);

  await fixture.tell(fixture.provider.pay(`chk_${after.id}`));
  const nextDay = dayIn(1);
  await schedule('personalLicense', nextDay);
  fixture.clock.ahead = Date.parse(nextDay) - Date.now();
  const [{ id: purchaseId } = { id: '' }] = (await fixture.get(after.id)).output.purchases;
  const { output: purchase } = await fixture.server.call('purchases.get', { id: purchaseId }, buyer.headers);
  expect(purchase.licenseText).toMatchObject(text);
  expect((await fixture.open(purchaseId)).output).toMatchObject({ licenceText: text.texts.en });
  expect(await read('personalLicense')).toMatchObject({
    inForce: { version: nextDay },
    announced: [],
    earlier: [{ version: day, hash: hash(text.texts.en) }, { version: licenseTexts.personal.version }]
  });
});

test('a pending order under an earlier license gives way to one under the new license', async () => {
  await fixture.signUpBuyer();
  const { slug } = await seedListing(
    fixture.server.database.db,
    fixture.seller,
    buildPromptDraft({ title: 'A lamp for all', priceCents: 1000, licence: 'team' })
  );
  const place = async (licenseVersion: string) =>
    (
      await fixture.server.call(
        'orders.place',
        {
          intent: crypto.randomUUID(),
          slug,
          totalCents: 1000,
          terms: { ...defaultTerms, licence: 'team', licenseVersion },
          isFromDesktop: false
        },
        fixture.buyer.headers
      )
    ).output;
  const first = await place(licenseTexts.team.version);
  const day = dayIn(1);
  await schedule('teamLicense', day);
  fixture.clock.ahead = Date.parse(day) - Date.now();
  const second = await place(day);
  expect(second.id).not.toBe(first.id);
  expect(await query('select id, state from orders where id = $1', [first.id])).toEqual([
    { id: first.id, state: 'cancelled' }
  ]);
});

test('opening asks for the terms in force, once', async () => {
  await fixture.signUpBuyer();
  const { slug } = await fixture.sell(1000);
  const { id: orderId } = await fixture.buy(slug, 1000);
  const [purchase] = await query<{ id: string }>('select id from entitlements where order_id = $1', [
    orderId
  ]);
  const id = purchase?.id ?? '';
  const day = dayIn(1);
  await schedule('openingTerms', day);
  fixture.clock.ahead = Date.parse(day) - Date.now();
  const { headers } = fixture.buyer;
  const open = (termsVersion?: string) =>
    fixture.server.call('purchases.open', { id, termsVersion, version: undefined }, headers);
  const { output } = await fixture.server.call('purchases.get', { id }, headers);
  expect(output).toMatchObject({ openingTerms: { version: day }, licenseText: { version: '2026-11' } });
  for (const version of [undefined, openingTerms.version])
    expect((await open(version)).problem.code).toBe('conflict');
  expect((await open(day)).status).toBe(200);
  expect((await open()).output).toMatchObject({ licenceText: licenseTexts.personal.texts.en });
  expect(await query('select terms_version from openings where entitlement_id = $1', [id])).toEqual([
    { terms_version: day }
  ]);
});

test('sellers are told of new terms, and accept them before they submit', async () => {
  const { headers, id } = await signUpAs(fixture.server, { displayName: 'Ines' });
  const applied = await fixture.server.call(
    'sellers.apply',
    {
      displayName: 'Ines',
      country: 'PT',
      sells: 'Weather through windows.',
      termsVersion: sellerTerms.version
    },
    headers
  );
  expect(applied.output).toMatchObject({ termsVersion: sellerTerms.version, mustAcceptTerms: false });
  expect((await schedule('sellerTerms', dayIn(15))).problem.code).toBe('invalid_input');
  const day = dayIn(16);
  expect((await schedule('sellerTerms', day)).status).toBe(200);
  const { output: notices } = await fixture.server.call('notices.list', { limit: 1 }, headers);
  expect(notices.items[0]?.subject).toEqual({ kind: 'seller_terms', beginsOn: day, isWithdrawn: false });
  const accept = (version: string) => fixture.server.call('sellers.acceptTerms', { version }, headers);
  const { data: _data, kind: _kind, ...about } = buildPromptDraft();
  const draft = { ...about, kind: 'bundle' as const, itemIds: ['lst_none1', 'lst_none2'] };
  const submit = () => fixture.server.call('sellers.submit', { draft, listingId: null, notes: '' }, headers);
  expect((await accept(day)).problem.code).toBe('seller_terms_changed');
  const { slug } = await fixture.sell(1000);

  fixture.clock.ahead = Date.parse(day) - Date.now();
  const mine = () => fixture.server.call('sellers.getMine', undefined, headers);
  expect((await mine()).output).toMatchObject({ mustAcceptTerms: true });
  expect((await submit()).problem.code).toBe('seller_terms_not_accepted');
  expect((await fixture.server.call('listings.get', { slug })).status).toBe(200);
  expect((await accept(sellerTerms.version)).problem.code).toBe('seller_terms_changed');
  expect((await accept(day)).output).toMatchObject({ termsVersion: day, mustAcceptTerms: false });
  expect((await accept(day)).status).toBe(200);
  expect((await submit()).output).toMatchObject({ isPublished: false });
  const en = `New sellerTerms of ${day}.`;
  expect(
    await query('select version, hash from accepted_seller_terms where seller_id = $1 order by version', [id])
  ).toEqual([
    { version: sellerTerms.version, hash: hash(sellerTerms.texts.en) },
    { version: day, hash: hash(en) }
  ]);
  expect(await query('select terms_version, terms_hash from sellers where user_id = $1', [id])).toEqual([
    { terms_version: day, terms_hash: hash(en) }
  ]);
});

test('a version can be withdrawn until it begins, and its day is free again', async () => {
  const day = dayIn(3);
  await schedule('commercialLicense', day);
  expect((await schedule('commercialLicense', day)).problem.code).toBe('conflict');
  expect((await schedule('commercialLicense', dayIn(0))).problem.code).toBe('invalid_input');
  expect((await withdraw('commercialLicense', day)).status).toBe(204);
  expect((await withdraw('commercialLicense', day)).problem.code).toBe('not_found');
  expect((await read('commercialLicense'))?.announced).toEqual([]);
  expect((await schedule('commercialLicense', day, 'Better.')).status).toBe(200);
  fixture.clock.ahead = Date.parse(day) - Date.now();
  expect((await read('commercialLicense'))?.inForce.texts.en).toBe('Better.');
  expect((await withdraw('commercialLicense', day)).problem.code).toBe('conflict');
  const { output: changes } = await fixture.server.call('legalTexts.listChanges', undefined, await stepUp());
  expect(changes.filter(({ name }) => name === 'commercialLicense')).toMatchObject([
    { version: day, withdrawnAt: null, reason, actor: { displayName: 'Ada Keeper' } },
    { version: day, withdrawnAt: expect.any(Number) }
  ]);
  const entries = await query<{ action: string }>(
    "select action from audit_entries where subject_id = 'commercialLicense' order by id"
  );
  expect(entries.map(({ action }) => action)).toEqual(['text.schedule', 'text.withdraw', 'text.schedule']);
});

test('the database refuses to change a text, or to withdraw one a second time', async () => {
  const day = dayIn(5);
  await schedule('teamLicense', day);
  const refused = [
    "update legal_texts set texts = '{}' where version = $1",
    "update legal_texts set effective_at = effective_at + interval '1 day' where version = $1",
    'update legal_texts set withdrawn_at = effective_at where version = $1',
    'delete from legal_texts where version = $1'
  ];
  for (const statement of refused)
    await expect(query(statement, [day])).rejects.toThrow(
      /never changes|permission denied|legal_texts_withdrawn/
    );
  await withdraw('teamLicense', day);
  await expect(
    query('update legal_texts set withdrawn_at = null, withdrawn_by = null where version = $1', [day])
  ).rejects.toThrow('a text never changes');
});
