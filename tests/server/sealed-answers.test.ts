// Every procedure that reads, asked about listings whose sealed text holds canaries, by everybody who may ask. A new
// procedure is asked without being named here.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type CloudName, cloudRoutes } from '#shared/contract/cloud/cloud-routes.ts';
import { defaultPromptData } from '#shared/domain/craft/prompt/default-prompt.ts';
import { sellerTerms } from '#shared/domain/market/seller-terms.ts';
import { applyFacts } from '#server/services/order/settle/settle-order.ts';
import { canaries, findCanaries } from '#tests/support/server/canaries.ts';
import { createTestApp, type TestApp } from '#tests/support/server/create-test-app.ts';
import { defaultTerms } from '#tests/support/server/default-terms.ts';
import { buildPromptDraft, seedListing } from '#tests/support/server/seed-listings.ts';
import { makeAdmin } from '#tests/support/server/step-up.ts';
import { signUpAs, type SignedInUser } from '#tests/support/server/test-users.ts';
import { wholeInputs } from '#tests/support/server/valid-inputs.ts';
import { readPdf } from '#tests/support/read-pdf.ts';

const month = 32 * 24 * 60 * 60_000;
const [published = '', submitted = '', replaced = ''] = canaries;
const hide = (secret: string) => ({ ...defaultPromptData, concept: `A ${secret} in the fog, at the sea.` });

/** Responses in which sellers get the text of their own prompt. */
const ownText: ReadonlySet<string> = new Set(['sellers.getDraft', 'account.export']);
const askers = ['visitor', 'buyer', 'other seller', 'admin', 'owner'] as const;

let server: TestApp;
let soldAt: number;
const people = new Map<string, SignedInUser>();
/** Values of the placeholders in the inputs of every procedure. */
let things: Readonly<Record<string, string>>;

const get = (name: string): SignedInUser => {
  const person = people.get(name);
  if (person === undefined) throw new Error(`${name} is nobody`);
  return person;
};

async function becomeSeller(person: SignedInUser): Promise<void> {
  const application = { displayName: 'Keeper', country: 'PT', sells: 'Prompts of lamps in the fog' };
  await server.call('sellers.apply', { ...application, termsVersion: sellerTerms.version }, person.headers);
}

beforeAll(async () => {
  soldAt = Date.now() - month;
  let moment = soldAt;
  server = await createTestApp({ context: { now: () => moment } });
  for (const name of askers) if (name !== 'visitor') people.set(name, await signUpAs(server));
  for (const name of ['owner', 'other seller']) await becomeSeller(get(name));
  await makeAdmin(server, get('admin'));

  const { id: ownerId, headers, username } = get('owner');
  const { db } = server.database;
  const first = await seedListing(db, ownerId, buildPromptDraft({ data: hide(replaced) }));
  const { id, slug } = await seedListing(db, ownerId, buildPromptDraft({ data: hide(published) }), {
    listingId: first.id
  });
  const draft = buildPromptDraft({ title: 'A second lamp', priceCents: 0, data: hide(submitted) });
  const waiting = await server.call('sellers.submit', { draft, listingId: id, notes: '' }, headers);
  expect(waiting).toMatchObject({ status: 200, output: { isPublished: false } });

  const order = {
    intent: '0a000000-0000-4000-8000-000000000000',
    slug,
    totalCents: 500,
    terms: defaultTerms
  };
  const placed = await server.call('orders.place', { ...order, isFromDesktop: false }, get('buyer').headers);
  const { id: orderId } = placed.output;
  await applyFacts(server.context, orderId, [{ kind: 'paid', at: moment, cents: 500, feeCents: 45 }]);
  const { purchases } = (await server.call('orders.get', { id: orderId }, get('buyer').headers)).output;
  moment = Date.now();
  things = {
    none: slug,
    'nobody-here': username,
    usr_none: ownerId,
    lst_none: id,
    ord_none: orderId,
    ent_none: purchases[0]?.id ?? '',
    '2026-10': new Date(soldAt).toISOString().slice(0, 7)
  };
});
afterAll(() => server.stop());

const name = (input: unknown): unknown =>
  JSON.parse(JSON.stringify(input ?? null), (_, value: unknown) =>
    typeof value === 'string' ? (things[value] ?? value) : value
  ) ?? undefined;

/** Files are read as their text. */
async function read(output: unknown): Promise<string> {
  const { base64, name: file } = (output ?? {}) as { readonly base64?: string; readonly name?: string };
  if (base64 === undefined) return JSON.stringify(output ?? null);
  const bytes = Buffer.from(base64, 'base64');
  return file?.endsWith('.pdf') === true ? (await readPdf(bytes)).text : bytes.toString();
}

const reads = (Object.keys(cloudRoutes) as CloudName[]).filter(
  (procedure) => cloudRoutes[procedure].method === 'get'
);

describe.each(reads)('%s', (procedure) => {
  test.each(askers)('tells %s no sealed word', async (asker) => {
    const headers = asker === 'visitor' ? {} : get(asker).headers;
    const answer = await server.call(procedure, name(wholeInputs[procedure]) as never, headers);
    const leaked = findCanaries(`${await read(answer.output)}${JSON.stringify(answer.problem ?? null)}`);
    const isOwnText = asker === 'owner' && ownText.has(procedure);
    expect(leaked.length > 0).toBe(isOwnText);
  });
});

test('a text that is close to another’s sealed one is compared without telling a word of it', async () => {
  const close = { ...hide(published), lighting: 'A lamp' };
  const { headers } = get('other seller');
  const answer = await server.call('listings.findNearDuplicates', { data: close, slug: null }, headers);
  expect(findCanaries(JSON.stringify(answer.output))).toEqual([]);
});

test('the statement’s CSV file names the sale and no sealed word', async () => {
  const input = { month: things['2026-10'] ?? '', format: 'csv', language: 'en' } as const;
  const { output } = await server.call('statements.getFile', input, get('owner').headers);
  const text = await read(output);
  expect(text).toContain('A lamp in the fog');
  expect(findCanaries(text)).toEqual([]);
});
