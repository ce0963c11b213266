import type { ReactNode } from 'react';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { createStoreContext } from '#renderer/lib/store-context.tsx';
import type { Loss } from '#shared/domain/craft/compile/adapt/loss.ts';
import {
  emptyJournal,
  type Journal,
  recordStep,
  redo,
  undo
} from '#shared/domain/craft/prompt/journal/journal.ts';
import type { PromptData, PromptDocument, PromptField } from '#shared/domain/craft/prompt/prompt.ts';
import type { GuideStorage } from './guide-storage.ts';
import { workedExample } from './worked-example.ts';

/** Actions that the app provides to the guide. */
export type GuideActions = {
  /** `copiedText` is told how many characters went, and names what they were. */
  readonly copy: (text: string, copiedText: (count: number) => string) => Promise<void>;
  readonly download: (fileName: string, text: string) => Promise<void>;
  /** Puts the prompt in place of the one in the builder, as a step that can be undone. */
  readonly openInBuilder: (document: PromptDocument) => void;
  readonly renderLosses: (losses: readonly Loss[]) => ReactNode;
};

/** The guide's own prompt; the one in the builder knows nothing of it. */
export type GuideState = {
  readonly document: PromptDocument;
  /** JSON as typed while it is not a prompt yet; null while the text follows the fields. */
  readonly jsonText: string | null;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  readonly editField: <Name extends PromptField>(name: Name, value: PromptData[Name]) => void;
  /** Sets the prompt that was read from the JSON. */
  readonly takeData: (data: PromptData) => void;
  readonly setJsonText: (text: string | null) => void;
  readonly undo: () => void;
  readonly redo: () => void;
  /** The worked example again, as a step that can be undone. */
  readonly startOver: () => void;
  /** Shows what was typed at the last visit. */
  readonly recall: () => void;
};
export type GuideStore = StoreApi<GuideState>;

type Dependencies = { readonly memory: GuideStorage; readonly now: () => number };

export function createGuideStore({ memory, now }: Dependencies): GuideStore {
  let journal = emptyJournal(workedExample);

  return createStore<GuideState>((set, get) => {
    function show(next: Journal, jsonText = get().jsonText): void {
      journal = next;
      const { document } = journal;
      set({
        document,
        jsonText,
        canUndo: undo(journal) !== undefined,
        canRedo: redo(journal) !== undefined
      });
      memory.write({ data: document.data, jsonText });
    }

    function change(data: PromptData, label: string, typing: string | null, jsonText = get().jsonText): void {
      const next = { ...journal.document, data };
      show(recordStep(journal, next, { label, at: now(), typing }), jsonText);
    }

    return {
      document: workedExample,
      jsonText: null,
      canUndo: false,
      canRedo: false,
      editField: (name, value) => change({ ...journal.document.data, [name]: value }, `Edit ${name}`, name),
      takeData: (data) => change(data, 'Edit JSON', null),
      setJsonText: (jsonText) => show(journal, jsonText),
      undo: () => show(undo(journal)?.journal ?? journal),
      redo: () => show(redo(journal)?.journal ?? journal),
      startOver: () => change(workedExample.data, 'Start over', null, null),
      recall() {
        const kept = memory.read();
        if (kept !== null) show(emptyJournal({ ...workedExample, data: kept.data }), kept.jsonText);
      }
    };
  });
}

export const guideContext = createStoreContext<GuideState>('The guide’s prompt');
