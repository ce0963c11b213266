// The field table: what each field of a prompt is called, which group it belongs to and how it is filled in.
// The form, the outline, random fill, the checklist and the JSON reader all read it.
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
