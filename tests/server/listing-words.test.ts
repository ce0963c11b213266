import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { countFacets } from '#server/services/listing/search/filter-listings.ts';
import { getListing } from '#server/services/listing/read/get-listing.ts';
import { readSearch } from '#server/services/listing/search/read-search.ts';
import { searchListings } from '#server/services/listing/search/search-listings.ts';
import { suggestListings } from '#server/services/listing/search/suggest-listings.ts';
import { ListingPage } from '#shared/domain/market/listing.ts';
import { ListingFilter, ListingSearch } from '#shared/domain/market/listing-search.ts';
import { defaultPlatformSettings } from '#shared/domain/market/platform-settings.ts';
import { buildPromptDraft, seedListing, seedSeller } from '#tests/support/server/seed-listings.ts';
import { startTestDatabase, type TestDatabase } from '#tests/support/server/test-database.ts';

let database: TestDatabase;

const titles = {
  neon: 'Neon rain in a documentary alley',
  tacos: 'Los tacos al pastor de la esquina',
  canciones: 'Canciones de cuna para la niñez',
  tokyo: '雨の夜の東京タクシー',
  moscow: 'Ночные поезда в тумане',
  hindi: 'बारिश में चाय की दुकान',
  strasse: 'Straßenbahnen im Morgennebel',
  chess: 'Grandmasters playing chess underwater'
} as const;

beforeAll(async () => {
  database = await startTestDatabase();
  const seller = await seedSeller(database.db, 'nadia-films');
  const languages = {
    neon: 'English',
    tacos: 'Spanish',
    canciones: 'Spanish',
    tokyo: 'Japanese',
    moscow: 'Russian',
    hindi: 'Hindi',
    strasse: 'German',
    chess: 'English'
  } as const;
  for (const [name, title] of Object.entries(titles)) {
    const textLanguage = languages[name as keyof typeof titles];
    await seedListing(
      database.db,
      seller,
      buildPromptDraft({ title, textLanguage, tags: [name, 'Long exposure'] })
    );
  }
});
afterAll(() => database.drop());

async function find(search: string): Promise<string[]> {
  const page = await searchListings(
    { ...database, now: Date.now },
    ListingSearch.parse({ search, sort: 'relevance' })
  );
  return page.items.map(({ title }) => title);
}

describe('a search', () => {
  test.each([
    ['the words as they are', 'neon rain', 'neon'],
    ['any case and any accent', 'NINEZ canciónes', 'canciones'],
    ['the beginning of the last word', 'docum', 'neon'],
    ['another form of the word, in English', 'grandmaster plays', 'chess'],
    ['another form of the word, in Spanish', 'canción', 'canciones'],
    ['another form of the word, in Russian', 'поезд', 'moscow'],
    ['words with fillers between', 'tacos de la esquina', 'tacos'],
    ['a part of a Japanese title', '東京', 'tokyo'],
    ['a Hindi word', 'चाय', 'hindi'],
    ['a sharp s written out', 'strassenbahnen', 'strasse'],
    ['a letter too few', 'documentry', 'neon'],
    ['a letter too many', 'underwaterr', 'chess'],
    ['another letter', 'paster', 'tacos'],
    ['two letters that changed places', 'noen rain', 'neon'],
    ['another first letter', 'tocumentary', 'neon'],
    ['the first letter lost', 'hess', 'chess'],
    ['another last letter', 'documentart', 'neon'],
    ['two errors in a long word', 'grandmastres', 'chess'],
    ['errors in two words', 'undrwater ches', 'chess']
  ] as const)('finds %s: "%s"', async (_what, search, name) => {
    expect(await find(search)).toContain(titles[name]);
  });

  test('keeps an English word that is a filler in another language, and leaves fillers out', async () => {
    const seller = await seedSeller(database.db, 'homographs');
    const plant = (title: string) => seedListing(database.db, seller, buildPromptDraft({ title }));
    for (const title of ['Crimson hat', 'Crimson curtain', 'Sea tempest', 'Desert tempest'])
      await plant(title);
    for (const title of ['War theatre', 'Puppet theatre', 'Hunde, Kinder', 'Gatos, tejado'])
      await plant(title);
    expect(await find('crimson hat')).toEqual(['Crimson hat']);
    expect(await find('hat crimson')).toEqual(['Crimson hat']);
    expect(await find('sea tempest')).toEqual(['Sea tempest']);
    expect(await find('the theatre of a war')).toEqual(['War theatre']);
    expect(await find('kinder und hunde')).toEqual(['Hunde, Kinder']);
    expect(await find('los gatos de la tejado')).toEqual(['Gatos, tejado']);
  });

  test('finds words of letters and figures, whatever number they could be', async () => {
    const words = ['38e514db', '1e5x', '007', '4k60fps', '9e9e9', '0x1f', 'e2e4', '16mm'];
    const seller = await seedSeller(database.db, 'figures');
    const title = `Locker ${words.join(' ')}`;
    await seedListing(database.db, seller, buildPromptDraft({ title }));
    const found = await Promise.all(words.map((word) => find(`${word} locker`)));
    expect(found).toEqual(words.map(() => [title]));
  });

  test('keeps every word of a search when what is recalled of words is full, and forgotten', async () => {
    const before = await readSearch(database.db, 'neon documentary');
    for (let at = 0; at < 5100; at += 10) {
      const words = Array.from({ length: 10 }, (_, index) => `w${at + index}`);
      const asked = await readSearch(database.db, `neon ${words.join(' ')} documentary`);
      const between = words.map((word) => `('${word}')`).join(' & ');
      expect(asked).toBe(before?.replace(' & ', ` & ${between} & `));
    }
  });

  test('takes a word that is too long, of letters that are two units each, for one that no listing has', async () => {
    const long = `a${'𐐨'.repeat(30)}`;
    expect(await find(long)).toEqual([]);
    expect(await find(`neon ${long} rain`)).toEqual([]);
    expect(await readSearch(database.db, '--')).toBeNull();
  });

  test.each(['neon tacos', 'zzzzzzzz', 'rxi'])('finds nothing for "%s"', async (search) => {
    expect(await find(search)).toEqual([]);
  });

  test('shows a word of the title before one of the tags, and that before one of the text', async () => {
    const seller = await seedSeller(database.db, 'weights');
    await seedListing(
      database.db,
      seller,
      buildPromptDraft({ title: 'In the text', description: 'An okapi.' })
    );
    await seedListing(database.db, seller, buildPromptDraft({ title: 'An okapi walks' }));
    await seedListing(database.db, seller, buildPromptDraft({ title: 'In the tags', tags: ['okapi'] }));
    expect(await find('okapi')).toEqual(['An okapi walks', 'In the tags', 'In the text']);
  });

  test.each(["'", "a' | 'b", '\\', '& | ! ( ) :* <->', '%', '_', '😀', "neon'); drop table listings; --"])(
    'takes %j as words and nothing else',
    async (search) => {
      await expect(find(search)).resolves.toBeInstanceOf(Array);
      await expect(suggestListings(database, { search })).resolves.toBeInstanceOf(Array);
      await expect(countFacets(database, ListingFilter.parse({ search }))).resolves.toMatchObject({});
    }
  );
});

describe('a suggestion', () => {
  test('completes titles, tags and sellers, and forgives an error', async () => {
    const suggest = async (search: string) => suggestListings(database, { search });
    expect(await suggest('neo')).toContainEqual({
      text: titles.neon,
      kind: 'listing',
      slug: expect.stringMatching(/^neon-rain/) as string
    });
    expect(await suggest('long e')).toContainEqual({ text: 'Long exposure', kind: 'tag', slug: null });
    expect(await suggest('nadia')).toContainEqual({
      text: 'The nadia-films',
      kind: 'seller',
      slug: 'nadia-films'
    });
    expect((await suggest('underwatre')).map(({ text }) => text)).toContain(titles.chess);
    expect((await suggest('a')).length).toBeLessThanOrEqual(8);
  });
});

test('a listing’s page is what the contract says', async () => {
  const [card] = (
    await searchListings({ ...database, now: Date.now }, ListingSearch.parse({ search: 'neon' }))
  ).items;
  const page = await getListing({ ...database, now: Date.now }, { slug: card?.slug ?? '' });
  expect(ListingPage.parse(page)).toEqual(page);
  expect(page).toMatchObject({
    title: titles.neon,
    licence: 'personal',
    version: 1,
    salesCount: 0,
    bundle: null
  });
  await expect(getListing({ ...database, now: Date.now }, { slug: 'gone' })).rejects.toMatchObject({
    code: 'not_found'
  });
});

test('a listing’s page says the days for giving back that hold for an order of now', async () => {
  const [card] = (
    await searchListings({ ...database, now: Date.now }, ListingSearch.parse({ search: 'neon' }))
  ).items;
  const readDays = async () =>
    (await getListing({ ...database, now: Date.now }, { slug: card?.slug ?? '' })).refund.windowDays;
  expect(await readDays()).toBe(defaultPlatformSettings.refundWindowDays);
  // To the millisecond that has begun: the column would round to the next, which a statement right after may not see.
  await database.pool.query(
    `insert into platform_settings values ('refundWindowDays', 30, date_trunc('milliseconds', now())),
      ('refundWindowDays', 7, now() + interval '1 day')`
  );
  expect(await readDays()).toBe(30);
});
