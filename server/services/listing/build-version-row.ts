import { createHash } from 'node:crypto';
import { toIsoDate } from '#shared/kit/iso-date.ts';
import { computeFacts, listStructure } from '#shared/domain/market/compute-facts.ts';
import { licenseTexts } from '#shared/domain/market/license-texts.ts';
import type { ListedPrompt } from '#shared/domain/market/listing.ts';
import type { ListingDraft } from '#shared/domain/market/listing-draft.ts';
import { listSearchWords } from '#shared/domain/market/search-words.ts';
import { builtInRegistry } from '#shared/domain/craft/model/registry/registry.ts';
import type { PromptData } from '#shared/domain/craft/prompt/prompt.ts';

/** What is told of a sealed prompt under this title. */
export const describePrompt = (title: string, data: PromptData, now: number): ListedPrompt => ({
  title,
  facts: computeFacts(data, builtInRegistry, toIsoDate(now).slice(0, 10)),
  structure: listStructure(data)
});

/** The columns of a version that follow from its draft and from what is told of its prompts, of which there is one. */
export function describeVersion(draft: ListingDraft, prompts: readonly ListedPrompt[]) {
  const [first] = prompts;
  if (first === undefined) throw new Error('A listing has a prompt');
  const facts = prompts.map((prompt) => prompt.facts);
  const { model, aspectRatio, durationSeconds, language, hasAudio } = first.facts;
  const seconds = facts.map((each) => each.durationSeconds);
  const licence = licenseTexts[draft.licence];
  return {
    title: draft.title,
    description: draft.description,
    category: draft.category,
    tags: draft.tags,
    textLanguage: draft.textLanguage,
    priceCents: draft.priceCents,
    licence: draft.licence,
    licenceVersion: licence.version,
    licenceHash: createHash('sha256').update(licence.text).digest('hex'),
    prompts,
    cardFacts: { model, aspectRatio, durationSeconds, language, hasAudio },
    models: once(facts.map((each) => each.model)),
    worksOn: once(facts.flatMap(({ fit }) => fit.map((scored) => scored.model))),
    ratios: once(facts.map((each) => each.aspectRatio)),
    languages: once(facts.map((each) => each.language)),
    leastSeconds: Math.min(...seconds),
    mostSeconds: Math.max(...seconds),
    hasAudio: facts.some((each) => each.hasAudio),
    titleWords: once(listSearchWords(draft.title)),
    tagWords: once(listSearchWords([draft.category, ...draft.tags].join(' '))),
    textWords: once(listSearchWords(draft.description))
  };
}

const once = (texts: readonly string[]): string[] => [...new Set(texts)].filter((text) => text !== '');
