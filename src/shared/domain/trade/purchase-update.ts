// Updating a bought prompt: what its seller changed since the version that the buyer opened, brought into the buyer's
// own copy of it.
import {
  applyMerge,
  type DocumentMerge,
  type FieldKey,
  mergeDocuments,
  type MergeChoice
} from '../craft/prompt/merge/merge-documents.ts';
import type { PromptDocument } from '../craft/prompt/prompt.ts';
import { type PromptOrigin, readOrigin, withOrigin, withoutOrigin } from './prompt-origin.ts';

/** `opened` is the version that the copy was made of. */
export type UpdateSides = Readonly<Record<'opened' | 'copy' | 'newest', PromptDocument>>;

/** The origin takes no part in it: the updated copy has that of the newest version. */
export const mergeUpdate = ({ opened, copy, newest }: UpdateSides): DocumentMerge =>
  mergeDocuments({ base: toSold(opened), mine: toSold(copy), theirs: toSold(newest) });

export function applyUpdate(
  merge: DocumentMerge,
  choices: ReadonlyMap<FieldKey, MergeChoice>,
  origin: PromptOrigin
): PromptDocument {
  const { name, data } = applyMerge(merge, choices);
  return { name, data: withOrigin(data, origin) };
}

/** True where a version newer than that of the copy is out. */
export function isOutdated({ data }: PromptDocument, newestVersion: number): boolean {
  const origin = readOrigin(data);
  return origin !== null && origin.version < newestVersion;
}

const toSold = ({ name, data }: PromptDocument): PromptDocument => ({ name, data: withoutOrigin(data) });
