import { createStore, type StoreApi } from 'zustand/vanilla';
import { type MatrixAxis, spellValue } from '#shared/domain/craft/matrix/axis.ts';
import { isFilled } from '#shared/domain/craft/prompt/group-progress.ts';
import type { FieldDescription } from '#shared/domain/craft/prompt/prompt-fields.ts';
import type { PromptData, PromptDocument } from '#shared/domain/craft/prompt/prompt.ts';

/** A field to vary and its values as they are spelled on screen. */
export type AxisDraft = { readonly field: FieldDescription; readonly texts: readonly string[] };

/** The source of the prompts on screen; the prompt in the builder may have changed since. */
export type MadeMatrix = { readonly source: PromptDocument; readonly axes: readonly MatrixAxis[] };

export type MatrixState = {
  readonly drafts: readonly AxisDraft[];
  /** Null while the fields are being chosen. */
  readonly made: MadeMatrix | null;
  /** Places in the matrix, from 0. */
  readonly selected: ReadonlySet<number>;
  readonly isBestFirst: boolean;
  readonly isSupportedOnly: boolean;
  /** Begins with the value the field has now, where it has one. */
  readonly addField: (field: FieldDescription, data: PromptData) => void;
  readonly removeField: (field: FieldDescription) => void;
  readonly setTexts: (field: FieldDescription, texts: readonly string[]) => void;
  readonly make: (made: MadeMatrix) => void;
  readonly changeFields: () => void;
  readonly sort: (isBestFirst: boolean) => void;
  readonly filter: (isSupportedOnly: boolean) => void;
  readonly select: (places: readonly number[], isSelected: boolean) => void;
};

/** The matrix as it was left, for as long as the app runs. */
export function createMatrixStore(): StoreApi<MatrixState> {
  return createStore<MatrixState>()((set) => ({
    drafts: [],
    made: null,
    selected: new Set(),
    isBestFirst: false,
    isSupportedOnly: false,
    addField(field, data) {
      const texts = isFilled(data[field.name]) ? [spellValue(field, data)] : [];
      set(({ drafts }) => ({
        drafts: [...drafts.filter((draft) => draft.field !== field), { field, texts }]
      }));
    },
    removeField: (field) =>
      set(({ drafts }) => ({ drafts: drafts.filter((draft) => draft.field !== field) })),
    setTexts: (field, texts) =>
      set(({ drafts }) => ({
        drafts: drafts.map((draft) => (draft.field === field ? { field, texts } : draft))
      })),
    make: (made) => set({ made, selected: new Set() }),
    changeFields: () => set({ made: null }),
    sort: (isBestFirst) => set({ isBestFirst }),
    filter: (isSupportedOnly) => set({ isSupportedOnly }),
    select: (places, isSelected) =>
      set(({ selected }) => {
        const next = new Set(selected);
        for (const place of places) {
          if (isSelected) next.add(place);
          else next.delete(place);
        }
        return { selected: next };
      })
  }));
}
