// The differences between two versions of a listing, from their public facts only, never from the prompt itself.
import type { LicenseName, ListedPrompt } from '../market/listing.ts';
import type { PurchasedVersion } from './purchase.ts';

type VersionSummary = {
  readonly title: string;
  readonly licence: LicenseName;
  readonly prompts: readonly ListedPrompt[];
};

type Changes = PurchasedVersion['changes'];

const comparedFacts = ['model', 'duration', 'aspectRatio', 'resolution', 'language'] as const;

/** Of the first version there is nothing to tell. */
export function compareVersions(before: VersionSummary | undefined, after: VersionSummary): Changes {
  const [old, now] = [before?.prompts[0], after.prompts[0]];
  if (before === undefined || old === undefined || now === undefined)
    return { addedFields: [], removedFields: [], words: 0, changedFacts: [] };
  const [oldFields, newFields] = [old.facts.filledFields, now.facts.filledFields];
  const [oldFacts, newFacts] = [pickFacts(old), pickFacts(now)];
  return {
    addedFields: newFields.filter((field) => !oldFields.includes(field)),
    removedFields: oldFields.filter((field) => !newFields.includes(field)),
    words: now.facts.wordCount - old.facts.wordCount,
    changedFacts: [
      ...comparedFacts.filter((name) => oldFacts[name] !== newFacts[name]),
      ...(before.licence === after.licence ? [] : (['license'] as const)),
      ...(before.title === after.title ? [] : (['title'] as const))
    ]
  };
}

const pickFacts = ({ facts }: ListedPrompt): Readonly<Record<(typeof comparedFacts)[number], unknown>> => ({
  model: facts.model,
  duration: facts.durationSeconds,
  aspectRatio: facts.aspectRatio,
  resolution: facts.resolution,
  language: facts.language
});
