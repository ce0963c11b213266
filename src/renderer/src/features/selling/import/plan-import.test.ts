import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { OwnListing } from '#shared/domain/market/seller.ts';
import { writePackFile } from '#shared/domain/craft/transfer/pack-file.ts';
import { defaultPromptData } from '#shared/domain/craft/prompt/default-prompt.ts';
import { writeListingsCsv } from '../many/use-export-csv.ts';
import { type ImportPlan, maxImportBytes, planImport } from './plan-import.ts';

const plan = (text: string): ImportPlan => planImport({ name: 'x.csv', bytes: text.length, text });
const rowsOf = (text: string) => {
  const found = plan(text);
  return 'rows' in found ? found.rows : [];
};
const usd = (cents: number) => ({ cents, currency: 'USD' as const });
const listing: OwnListing = {
  id: 'lst_1',
  slug: 'rain',
  kind: 'prompt',
  title: 'Rain',
  category: 'Nature',
  description: 'Rain.',
  state: 'published',
  price: { cents: 450, currency: 'USD' },
  isPayWhatYouWant: false,
  suggested: null,
  tags: ['fog'],
  version: 1,
  salesCount: 2,
  updatedAt: 0,
  bundleProblem: null,
  submission: null
};

describe('a table', () => {
  test('that was exported comes back with the same texts, prices and tags', () => {
    const anyWords = (maxLength: number) =>
      fc
        .string({ unit: 'grapheme', minLength: 1, maxLength })
        .filter(
          (text) => text.trim() === text && text !== '' && !/^'|,/.test(text) && text.length <= maxLength
        );
    const anyLines = fc.array(anyWords(40), { minLength: 1, maxLength: 3 }).map((lines) => lines.join('\n'));
    const anyListing = fc.record({
      title: anyWords(100),
      category: anyWords(60),
      description: anyLines,
      cents: fc.oneof(fc.constant(0), fc.integer({ min: 99, max: 19_998 })),
      tags: fc.array(anyWords(40), { maxLength: 10 }),
      suggested: fc.option(fc.constant(19_999), { nil: null })
    });
    fc.assert(
      fc.property(fc.array(anyListing, { minLength: 1, maxLength: 8 }), (some) => {
        const listings = some.map(({ title, category, description, cents, tags, suggested }) => ({
          ...listing,
          title,
          category,
          description,
          tags,
          price: usd(cents),
          isPayWhatYouWant: suggested !== null,
          suggested: suggested === null ? null : usd(suggested)
        }));
        const drafts = rowsOf(writeListingsCsv(listings, (key) => key)).map((row) =>
          'draft' in row ? row.draft : row.problem
        );
        expect(drafts).toMatchObject(
          some.map(({ title, category, description, cents, tags, suggested }) => ({
            title,
            category,
            description,
            tags,
            price: String(cents / 100),
            isPayWhatYouWant: suggested !== null,
            suggestedPrice: suggested === null ? '' : '199.99',
            listingId: null
          }))
        );
      }),
      { numRuns: 100 }
    );
  });

  test('as Excel writes it in Spain is read, and what is wrong is named by its row', () => {
    const rows = rowsOf(
      [
        '\uFEFFTítulo;Tipo;Precio en USD;Etiquetas',
        'Lluvia;Prompt;4,50;niebla, noche',
        ';Prompt;1;',
        'Barato;Prompt;0,10;',
        'Todos;Lote;9;',
        `Etiquetas;Prompt;1;${'x,'.repeat(11)}`,
        '"\'=1+1";Prompt;;'
      ].join('\r\n')
    );
    expect(rows.map((row) => [row.row, 'draft' in row ? row.draft.price : row.problem])).toEqual([
      [2, '4,50'],
      [3, 'title'],
      [4, 'price'],
      [5, 'bundle'],
      [6, 'tags'],
      [7, '']
    ]);
    expect(rows[5]?.title).toBe('=1+1');
  });

  test('that cannot be read is refused as a whole', () => {
    expect(plan('Name,Price\nRain,1\n')).toEqual({ problem: 'no_title' });
    expect(plan('Title\n"Rain\n')).toEqual({ problem: 'quotes', row: 2 });
    expect(plan('Title\n')).toEqual({ problem: 'empty' });
    expect(plan('  ')).toEqual({ problem: 'empty' });
    expect(plan(`Title\n${'Rain\n'.repeat(501)}`)).toEqual({ problem: 'too_many' });
    expect(planImport({ name: 'x', bytes: maxImportBytes + 1, text: 'Title\nRain' })).toEqual({
      problem: 'too_large'
    });
    expect(planImport({ name: 'x', bytes: 1, text: null })).toEqual({ problem: 'unreadable' });
    expect(plan('{"a": 1}')).toEqual({ problem: 'unreadable' });
  });

  test('with a title or description too long leaves that row out', () => {
    expect(rowsOf(`Title,Description\n${'x'.repeat(1_000_000)},\nRain,${'y'.repeat(5001)}\n`)).toMatchObject([
      { row: 2, problem: 'title' },
      { row: 3, problem: 'description' }
    ]);
  });
});

test('a pack becomes drafts of its prompts', () => {
  const template = {
    id: 'user-template-1',
    name: 'Harbor',
    category: '',
    description: '',
    promptData: defaultPromptData,
    tags: [],
    createdAt: 1,
    updatedAt: 1
  };
  const pack = writePackFile({ history: [], templates: [template], marks: [] });
  expect(rowsOf(pack)).toMatchObject([{ row: 1, title: 'Harbor', draft: { data: defaultPromptData } }]);
  expect(plan(writePackFile({ history: [], templates: [], marks: [] }))).toEqual({ problem: 'empty' });
});
