// Searching 10,000 templates as they are typed for, against two search libraries.
import Fuse from 'fuse.js';
import MiniSearch from 'minisearch';
import { builtInTemplates } from '#shared/domain/craft/template/catalog/catalog.ts';
import { indexTemplates, searchTemplates } from '#shared/domain/craft/template/search/search.ts';
import { joinTemplates } from '#shared/domain/craft/template/join-templates.ts';
import type { Template } from '#shared/domain/craft/template/template.ts';
import { pickSome, seededRandom } from '#shared/kit/random.ts';
import { type Measurement, percentile, time } from './measurement.ts';

const templateCount = 10_000;
const queryCount = 300;
const p95Aim = 4;

const random = seededRandom(20_261_120);

function makeTemplates(): Template[] {
  const samples = joinTemplates(builtInTemplates, [], []);
  const words = [
    ...new Set(samples.flatMap((sample) => sample.description.split(/\W+/)).filter((word) => word.length > 2))
  ];
  return Array.from({ length: templateCount }, (_, number) => {
    const [base] = pickSome(random, samples, 1);
    if (base === undefined) throw new Error('There are no built-in templates');
    return {
      ...base,
      id: `user-template-${number}`,
      name: pickSome(random, words, 3).join(' '),
      description: pickSome(random, words, 12).join(' '),
      tags: pickSome(random, words, 4)
    };
  });
}

/** Words as a person types them: each stop on the way is a search. */
function makeQueries(templates: readonly Template[]): string[] {
  const phrases = pickSome(random, templates, queryCount).map(({ name }) =>
    name.split(' ').slice(0, 2).join(' ')
  );
  return phrases.map((phrase) => phrase.slice(0, 1 + Math.floor(random() * phrase.length)).trim());
}

function p95(search: (query: string) => unknown, queries: readonly string[]): number {
  for (const query of queries.slice(0, 10)) search(query);
  return percentile(
    queries.map((query) => time(() => search(query))),
    0.95
  );
}

export function measureLibrarySearch(): Measurement[] {
  const templates = makeTemplates();
  const queries = makeQueries(templates);
  const keys = ['name', 'description', 'category', 'tags'];

  const index = indexTemplates(templates);
  const fuse = new Fuse(templates, { keys, ignoreLocation: true, threshold: 0.3 });
  const miniSearch = new MiniSearch<Template>({
    fields: keys,
    extractField: (template, field) => String(Reflect.get(template, field)),
    searchOptions: { prefix: true, combineWith: 'AND' }
  });
  miniSearch.addAll(templates);

  const own = p95((query) => searchTemplates(index, query), queries);
  const mini = p95((query) => miniSearch.search(query), queries);
  // Fuse takes a tenth of a second and more for each: a part of the queries says enough.
  const fuzzy = p95((query) => fuse.search(query), queries.slice(0, 40));
  return [
    {
      name: 'library search over 10,000 templates, p95',
      value: own,
      unit: 'ms',
      floors: [
        { name: 'MiniSearch', value: mini },
        { name: 'Fuse.js', value: fuzzy }
      ],
      aim: `faster than both, ≤ ${p95Aim} ms`,
      isMet: own <= p95Aim && own < mini && own < fuzzy
    }
  ];
}
