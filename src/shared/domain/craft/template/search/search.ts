// Library search: every word of the search must occur in a template's name, description, category or tags.
import { foldText, searchWords } from '../../../../kit/fold-text.ts';
import type { Template } from '../template.ts';
import { buildTrigramFilter, findCandidates, type TrigramFilter } from './trigram-filter.ts';

/** What is searched, prepared once per list of templates. */
export type TemplateIndex = {
  readonly templates: readonly Template[];
  readonly haystacks: readonly string[];
  readonly trigrams: TrigramFilter;
};

/** The words of a search hold no white space, so a match cannot reach from one part into the next. */
function haystackOf({ name, description, category, tags }: Template): string {
  return foldText([name, description, category, ...tags].join('\n'));
}

export function indexTemplates(templates: readonly Template[]): TemplateIndex {
  const haystacks = templates.map(haystackOf);
  return { templates, haystacks, trigrams: buildTrigramFilter(haystacks) };
}

/** Where the templates found stand in the index, ascending; null for an empty search, which finds all of them. */
export function searchPositions(index: TemplateIndex, search: string): number[] | null {
  const words = searchWords(search);
  if (words.length === 0) return null;
  return findCandidates(index.trigrams, index.templates.length, words).filter((position) => {
    const haystack = index.haystacks[position] ?? '';
    return words.every((word) => haystack.includes(word));
  });
}

/** The templates found, in the order of the index; all of them for an empty search. Case and accents do not matter. */
export function searchTemplates(index: TemplateIndex, search: string): Template[] {
  const found = searchPositions(index, search);
  if (found === null) return [...index.templates];
  return found.flatMap((position) => index.templates[position] ?? []);
}
