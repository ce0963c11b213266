// The nearest templates are what to offer where no template passes every filter.
import type { TemplateFilters } from './filter.ts';
import { foldText, searchWords } from '../../../../kit/fold-text.ts';
import type { Template } from '../template.ts';

const nearestLimit = 3;

/** The number of search words a template contains; a word in its name counts twice. */
function countHits(template: Template, words: readonly string[], filters: TemplateFilters): number {
  const { name, description, category, tags, promptData } = template;
  const title = foldText(name);
  const text = foldText([name, description, category, ...tags].join('\n'));
  const inName = words.filter((word) => title.includes(word)).length;
  const inText = words.filter((word) => text.includes(word)).length;
  const met = [
    filters.category === category,
    filters.language === promptData.language,
    filters.cinematicStyle === promptData.cinematicStyle,
    filters.shotType !== null && promptData.shotTypes.includes(filters.shotType),
    ...filters.tags.map((tag) => tags.includes(tag))
  ];
  return inName + inText + met.filter(Boolean).length;
}

/** Three at most, the nearest first and equals in the order given; none where nothing at all is met. */
export function nearestTemplates(templates: readonly Template[], filters: TemplateFilters): Template[] {
  const words = searchWords(filters.search);
  return templates
    .map((template) => ({ template, hits: countHits(template, words, filters) }))
    .filter(({ hits }) => hits > 0)
    .toSorted((one, other) => other.hits - one.hits)
    .slice(0, nearestLimit)
    .map(({ template }) => template);
}
