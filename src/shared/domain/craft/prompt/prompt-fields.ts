// The field table: what each field of a prompt is called, which group it belongs to and how it is filled in.
// The form, the outline, random fill, the checklist and the JSON reader all read it.
import { choices, choiceWords, findChoiceWords, isKebabCase } from './prompt-choices.ts';
import type { PromptData, PromptField } from './prompt.ts';

export type PromptGroup = 'story' | 'camera' | 'look' | 'dialogue' | 'sound' | 'output';

export const promptGroups: readonly { readonly id: PromptGroup; readonly label: string }[] = [
  { id: 'story', label: 'Story' },
  { id: 'camera', label: 'Camera' },
  { id: 'look', label: 'Look' },
  { id: 'dialogue', label: 'Dialogue' },
  { id: 'sound', label: 'Sound' },
  { id: 'output', label: 'Output' }
];

type FieldsOf<Value> = { [Name in PromptField]: PromptData[Name] extends Value ? Name : never }[PromptField];
export type TextField = FieldsOf<string>;
export type ListField = FieldsOf<string[]>;
export type NumberField = FieldsOf<number>;
export type SwitchField = FieldsOf<boolean>;

type Described = { readonly label: string; readonly group: PromptGroup; readonly placeholder: string };

/** `text`: one line; `passage`: several lines; `choice`: free text with suggestions; `list`: chips with suggestions. */
export type FieldDescription = Described &
  (
    | { readonly kind: 'text' | 'passage'; readonly name: TextField }
    | { readonly kind: 'choice'; readonly name: TextField; readonly choices: readonly string[] }
    | { readonly kind: 'list'; readonly name: ListField; readonly choices: readonly string[] }
    | {
        readonly kind: 'number';
        readonly name: NumberField;
        readonly unit: string;
        /** Values outside are kept and marked, never changed. */
        readonly range: { readonly low: number; readonly high: number };
        readonly choices: readonly number[];
      }
    | { readonly kind: 'switch'; readonly name: SwitchField }
  );

const range = (low: number, high: number) => ({ low, high });

/** The 26 fields in the order of the form, the JSON and the finished prompt's outline. */
export const promptFields: readonly FieldDescription[] = [
  {
    kind: 'passage',
    name: 'concept',
    label: 'Concept',
    group: 'story',
    placeholder: 'A lighthouse keeper finds a message in a bottle'
  },
  {
    kind: 'text',
    name: 'mainSubject',
    label: 'Main subject',
    group: 'story',
    placeholder: 'an old man in yellow oilskins'
  },
  {
    kind: 'passage',
    name: 'action',
    label: 'Action',
    group: 'story',
    placeholder: 'kneels and pulls the cork with shaking hands'
  },
  {
    kind: 'text',
    name: 'setting',
    label: 'Setting',
    group: 'story',
    placeholder: 'on a stony beach at first light'
  },
  {
    kind: 'choice',
    name: 'cameraMovement',
    label: 'Camera movement',
    group: 'camera',
    placeholder: 'Slow dolly in',
    choices: choices.cameraMovement
  },
  {
    kind: 'list',
    name: 'shotTypes',
    label: 'Shot types',
    group: 'camera',
    placeholder: 'Medium shot',
    choices: choices.shotTypes
  },
  {
    kind: 'choice',
    name: 'transitions',
    label: 'Transitions',
    group: 'camera',
    placeholder: 'Cut',
    choices: choices.transitions
  },
  {
    kind: 'choice',
    name: 'cinematicStyle',
    label: 'Cinematic style',
    group: 'look',
    placeholder: 'Cinematic realism',
    choices: choices.cinematicStyle
  },
  {
    kind: 'choice',
    name: 'colorGrading',
    label: 'Color grading',
    group: 'look',
    placeholder: 'Natural',
    choices: choices.colorGrading
  },
  {
    kind: 'choice',
    name: 'mood',
    label: 'Mood',
    group: 'look',
    placeholder: 'Uplifting',
    choices: choices.mood
  },
  {
    kind: 'list',
    name: 'visualEffects',
    label: 'Visual effects',
    group: 'look',
    placeholder: 'Film grain',
    choices: choices.visualEffects
  },
  {
    kind: 'choice',
    name: 'language',
    label: 'Language',
    group: 'dialogue',
    placeholder: 'English',
    choices: choices.language
  },
  {
    kind: 'passage',
    name: 'dialogue',
    label: 'Dialogue',
    group: 'dialogue',
    placeholder: 'Keeper: It was meant for me.'
  },
  {
    kind: 'choice',
    name: 'voiceStyle',
    label: 'Voice style',
    group: 'dialogue',
    placeholder: 'Natural',
    choices: choices.voiceStyle
  },
  { kind: 'switch', name: 'subtitles', label: 'Subtitles', group: 'dialogue', placeholder: '' },
  {
    kind: 'choice',
    name: 'musicStyle',
    label: 'Music style',
    group: 'sound',
    placeholder: 'Solo piano',
    choices: choices.musicStyle
  },
  {
    kind: 'list',
    name: 'soundEffects',
    label: 'Sound effects',
    group: 'sound',
    placeholder: 'Footsteps on gravel',
    choices: choices.soundEffects
  },
  {
    kind: 'choice',
    name: 'ambientSounds',
    label: 'Ambient sounds',
    group: 'sound',
    placeholder: 'Ocean waves',
    choices: choices.ambientSounds
  },
  {
    kind: 'choice',
    name: 'audioMix',
    label: 'Audio mix',
    group: 'sound',
    placeholder: 'Dialogue forward',
    choices: choices.audioMix
  },
  {
    kind: 'number',
    name: 'duration',
    label: 'Duration',
    group: 'output',
    placeholder: '10',
    unit: 's',
    range: range(1, 180),
    choices: choices.duration
  },
  {
    kind: 'number',
    name: 'frameRate',
    label: 'Frame rate',
    group: 'output',
    placeholder: '24',
    unit: 'fps',
    range: range(24, 60),
    choices: choices.frameRate
  },
  {
    kind: 'choice',
    name: 'resolution',
    label: 'Resolution',
    group: 'output',
    placeholder: '1080p',
    choices: choices.resolution
  },
  {
    kind: 'choice',
    name: 'aspectRatio',
    label: 'Aspect ratio',
    group: 'output',
    placeholder: '16:9',
    choices: choices.aspectRatio
  },
  {
    kind: 'number',
    name: 'quality',
    label: 'Quality',
    group: 'output',
    placeholder: '7',
    unit: '',
    range: range(1, 10),
    choices: choices.quality
  },
  {
    kind: 'choice',
    name: 'model',
    label: 'Model',
    group: 'output',
    placeholder: 'veo-3',
    choices: choices.model
  },
  {
    kind: 'passage',
    name: 'additionalParams',
    label: 'Additional parameters',
    group: 'output',
    placeholder: 'Anything else, in plain sentences'
  }
];

export const promptFieldNames: readonly PromptField[] = promptFields.map((field) => field.name);

const fieldsByName: ReadonlyMap<string, FieldDescription> = new Map(
  promptFields.map((field) => [field.name, field])
);

export function findField(name: string): FieldDescription | undefined {
  return fieldsByName.get(name);
}

/** True for a number outside the range its field advises; such a number is marked and kept as it is. */
export function isOutOfRange(name: PromptField, value: unknown): boolean {
  const field = findField(name);
  if (field?.kind !== 'number' || typeof value !== 'number') return false;
  return !(value >= field.range.low && value <= field.range.high);
}

/** "4k" and "4K" are the same resolution, and "4K" is how we write it. Anything else stays as it is. */
export function normalizeResolution(resolution: string): string {
  const wanted = resolution.trim().toLowerCase();
  return choices.resolution.find((known) => known.toLowerCase() === wanted) ?? resolution;
}

/** "medium-shot" → "Medium shot". Model names and what a creator wrote in their own words stay as they are. */
export function choiceLabel(value: string): string {
  const isOurs = findChoiceWords(value) !== undefined || isKebabCase(value);
  if (!isOurs || choices.model.some((model) => model === value)) return value;
  const words = choiceWords(value);
  return words.charAt(0).toUpperCase() + words.slice(1);
}
