// The checklist names what a good shot has, and is ticked off by filling in the fields.
import { isFilled } from '../group-progress.ts';
import type { PromptData, PromptField } from '../prompt.ts';

export type ChecklistItem = {
  readonly id: string;
  readonly label: string;
  readonly isDone: boolean;
  /** The fields that do it; the first one is where to go. */
  readonly fields: readonly PromptField[];
};

type Rule = Omit<ChecklistItem, 'isDone'> & { readonly isMet: (data: PromptData) => boolean };

const allFilled =
  (...fields: readonly PromptField[]) =>
  (data: PromptData): boolean =>
    fields.every((field) => isFilled(data[field]));

const anyFilled =
  (...fields: readonly PromptField[]) =>
  (data: PromptData): boolean =>
    fields.some((field) => isFilled(data[field]));

const rules: readonly Rule[] = [
  { id: 'idea', label: 'Put the idea in one line', fields: ['concept'], isMet: allFilled('concept') },
  {
    id: 'subject',
    label: 'Say who or what we see',
    fields: ['mainSubject'],
    isMet: allFilled('mainSubject')
  },
  { id: 'action', label: 'Give it one clear action', fields: ['action'], isMet: allFilled('action') },
  { id: 'place', label: 'Set the place and time', fields: ['setting'], isMet: allFilled('setting') },
  {
    id: 'camera',
    label: 'Choose a shot and a camera movement',
    fields: ['shotTypes', 'cameraMovement'],
    isMet: allFilled('shotTypes', 'cameraMovement')
  },
  {
    id: 'look',
    label: 'Choose a style, a color grade and a mood',
    fields: ['cinematicStyle', 'colorGrading', 'mood'],
    isMet: allFilled('cinematicStyle', 'colorGrading', 'mood')
  },
  {
    id: 'sound',
    label: 'Decide what is heard: words, music or sounds',
    fields: ['ambientSounds', 'soundEffects', 'musicStyle', 'dialogue'],
    isMet: anyFilled('ambientSounds', 'soundEffects', 'musicStyle', 'dialogue')
  },
  {
    id: 'output',
    label: 'Set length, ratio, resolution and model',
    fields: ['duration', 'aspectRatio', 'resolution', 'model'],
    isMet: allFilled('duration', 'aspectRatio', 'resolution', 'model')
  }
];

/** The eight items in the order of the form. */
export function shotChecklist(data: PromptData): ChecklistItem[] {
  return rules.map(({ id, label, fields, isMet }) => ({ id, label, fields, isDone: isMet(data) }));
}

export type ChecklistState = { readonly isOpen: boolean; readonly dismissed: readonly string[] };

export const defaultChecklistState: ChecklistState = { isOpen: true, dismissed: [] };

/** Dismisses an item, or brings it back. */
export function toggleDismissed(state: ChecklistState, id: string): ChecklistState {
  const others = state.dismissed.filter((dismissed) => dismissed !== id);
  return { ...state, dismissed: others.length < state.dismissed.length ? others : [...others, id] };
}

/** The state in a stored text; whatever is missing or damaged in it falls back to the default. */
export function readChecklistState(text: string | null): ChecklistState {
  const stored = parseObject(text);
  const dismissed = Array.isArray(stored.dismissed) ? stored.dismissed : [];
  return {
    isOpen: typeof stored.isOpen === 'boolean' ? stored.isOpen : defaultChecklistState.isOpen,
    dismissed: [...new Set(dismissed.filter((id) => typeof id === 'string'))]
  };
}

function parseObject(text: string | null): { readonly isOpen?: unknown; readonly dismissed?: unknown } {
  try {
    const value: unknown = JSON.parse(text ?? '');
    return typeof value === 'object' && value !== null ? value : {};
  } catch {
    return {};
  }
}
