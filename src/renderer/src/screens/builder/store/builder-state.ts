import type { Notify } from '#renderer/lib/notify.ts';
import type { Device } from '#shared/contract/device.ts';
import type { ContractError } from '#shared/contract/errors.ts';
import type { Listen } from '#shared/contract/events.ts';
import type { FitContext } from '#shared/domain/craft/fit/rules/fit-rule.ts';
import type { Journal } from '#shared/domain/craft/prompt/journal/journal.ts';
import type { PromptGroup } from '#shared/domain/craft/prompt/prompt-fields.ts';
import type { PromptData, PromptDocument, PromptField } from '#shared/domain/craft/prompt/prompt.ts';
import type { BuiltInTemplate } from '#shared/domain/craft/template/template.ts';
import type { Random } from '#shared/kit/random.ts';
import type { SaveState } from './autosave.ts';
import type { CopyFormat } from './copy-formats.ts';

export type BuilderDependencies = {
  readonly device: Device;
  readonly on: Listen;
  readonly notify: Notify;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly random: Random;
  /** Calls once the frame being made is on the screen. */
  readonly afterPaint: (work: () => void) => void;
  /** The autosave preference as it is now. */
  readonly isAutosaveOn: () => boolean;
  readonly loadTemplates: () => Promise<readonly BuiltInTemplate[]>;
  /** The registry in use and the day it is. */
  readonly loadModels: () => Promise<FitContext>;
  /** A new prompt for the model that was chosen for them; at once without a choice. */
  readonly createPrompt: () => PromptData | Promise<PromptData>;
};

/** The part of the state that the device keeps. */
export type PersistedState = {
  readonly journal: Journal;
  readonly viewingEntryId: string | null;
  /** Names of fields that random fill leaves alone; a newer version may have locked fields this one does not know. */
  readonly lockedFields: readonly string[];
};

export type PreviewTab = 'prompt' | 'json' | 'changes';

/** The base of the Changes tab: the prompt as it was last saved to history, made a template or loaded. */
export type Baseline = { readonly document: PromptDocument; readonly isSaved: boolean };

/** Someone asked for a field or a whole group to come into view and take the focus; each asking is a new object. */
export type FocusRequest = { readonly group: PromptGroup; readonly field: PromptField | null };

export type Copied = {
  readonly format: CopyFormat;
  readonly text: string;
  readonly document: PromptDocument;
};

export type Replacement = {
  /** The label in the undo message: "Apply Golden hour". */
  readonly label: string;
  readonly document: PromptDocument;
  /** Given (an entry's id, or null for anything else) when a prompt was loaded: changes count from here. */
  readonly viewingEntryId?: string | null;
  /** As it was before it was adapted to a model: changes count from there. */
  readonly written?: PromptDocument;
};

export type BuilderActions = {
  /** Reads the draft. Called once at start, and again to retry after `loadError`. */
  readonly load: () => Promise<void>;
  readonly editField: <Name extends PromptField>(name: Name, value: PromptData[Name]) => void;
  readonly renamePrompt: (name: string) => void;
  readonly replaceDocument: (replacement: Replacement) => void;
  /** The same seed, locks, model and switch give the same values; without a seed one is drawn. */
  readonly randomFill: (seed?: number) => Promise<void>;
  /** True limits random fill to values that the prompt's model supports. */
  readonly setRandomFillModelSafe: (isModelSafe: boolean) => void;
  readonly showRandomOptions: (areShown: boolean) => void;
  readonly loadModels: BuilderDependencies['loadModels'];
  readonly clearFields: () => void;
  readonly resetPrompt: () => Promise<void>;
  /** Begins anew with this prompt: no step leads back to what was before. */
  readonly beginWith: (document: PromptDocument) => void;
  readonly undo: () => void;
  readonly redo: () => void;
  readonly toggleLock: (name: PromptField) => void;
  /** True once everything is on the device. */
  readonly saveNow: () => Promise<boolean>;
  /** True until the device acknowledged the last change. */
  readonly hasUnsavedWork: () => boolean;
  /** To be called when the autosave preference changes. */
  readonly autosaveChanged: () => void;
  /** The prompt was saved to history (with the entry's id) or as a template: changes count from here. */
  readonly markSaved: (entryId?: string) => void;
  /** The entry being viewed, when it is this one, was deleted. */
  readonly clearViewing: (entryId: string) => void;
  /** Answers whether the clipboard took it; tells the user either way. */
  readonly copyAs: (format: CopyFormat) => Promise<boolean>;
  /** Calls after each successful copy; the answer stops it. */
  readonly onCopied: (listener: (copied: Copied) => void) => () => void;
  readonly showTab: (tab: PreviewTab) => void;
  /** Switches between preview and form where they share one place (phones, the bottom sheet). */
  readonly setPreviewShown: (isShown: boolean) => void;
  /** The pointer is over a field or its words; null when it left. */
  readonly hoverField: (name: PromptField | null) => void;
  /** The field that has the keyboard; null when it lost it. */
  readonly enterField: (name: PromptField | null) => void;
  /** Null once it has been done. */
  readonly focusOn: (request: FocusRequest | null) => void;
  readonly setJsonText: (text: string | null) => void;
};

export type BuilderState = PersistedState &
  BuilderActions & {
    readonly isReady: boolean;
    readonly loadError: ContractError | null;
    readonly document: PromptDocument;
    readonly canUndo: boolean;
    readonly canRedo: boolean;
    readonly saveState: SaveState;
    readonly baseline: Baseline;
    /** The last undo or redo; a new object each time. */
    readonly lastUndo: { readonly text: string } | null;
    readonly previewTab: PreviewTab;
    readonly isPreviewShown: boolean;
    readonly hoveredField: PromptField | null;
    readonly focusedField: PromptField | null;
    readonly focusRequest: FocusRequest | null;
    readonly lastCopyFormat: CopyFormat;
    /** True if random fill uses only values that the model supports; false for the spec's plain roll. */
    readonly isRandomFillModelSafe: boolean;
    /** The seed that repeats the last roll. */
    readonly lastSeed: number | null;
    readonly areRandomOptionsShown: boolean;
    /** JSON typed in the editor that is not a prompt yet; null when the editor shows the fields. */
    readonly jsonText: string | null;
  };

/** The field whose words are lit in the finished prompt, and the reverse: what is pointed at goes first. */
export const highlightedFieldOf = ({ hoveredField, focusedField }: BuilderState): PromptField | null =>
  hoveredField ?? focusedField;

export type BuilderActionContext = {
  readonly given: BuilderDependencies;
  readonly get: () => BuilderState;
  readonly set: (part: Partial<BuilderState>) => void;
  /** Takes a change of what the device keeps and sees to its being saved. */
  readonly keep: (part: Partial<PersistedState>) => void;
};
