import type { SavedListingDraft } from '../market/saved-listing-draft.ts';
import { diffDocuments, editDocument, wholeDocument } from './edit-document.ts';
import { entities } from './entities.ts';
import { listingDraftTable, toValue } from './library-rows.ts';

type DraftSides = {
  /** The draft as it was last read or saved. */
  readonly base: SavedListingDraft;
  readonly mine: SavedListingDraft;
  /** The draft as it is stored by now. */
  readonly theirs: SavedListingDraft;
};

/** The stored draft with the changes that lead from `base` to `mine`; undefined where both changed a field differently. */
export function mergeListingDrafts({ base, mine, theirs }: DraftSides): SavedListingDraft | undefined {
  const entity = entities.listingDrafts;
  const stored = {
    value: toValue(theirs),
    stamps: { [wholeDocument]: { deviceId: 'theirs', at: 0 } },
    conflicts: []
  };
  const edits = diffDocuments(entity, toValue(base), toValue(mine));
  const { value, conflicts } = editDocument(entity, stored, edits, { deviceId: 'mine', at: 0 });
  const merged = conflicts.length > 0 ? undefined : listingDraftTable.readRow({ id: theirs.id, value });
  return merged && { ...merged, revision: theirs.revision };
}
