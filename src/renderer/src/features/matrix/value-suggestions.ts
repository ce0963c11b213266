import type { Model, ModelRegistry } from '#shared/domain/craft/model/model.ts';
import { findModel, listActiveModels } from '#shared/domain/craft/model/registry/registry.ts';
import {
  choiceLabel,
  type FieldDescription,
  promptFields
} from '#shared/domain/craft/prompt/prompt-fields.ts';
import type { PromptData } from '#shared/domain/craft/prompt/prompt.ts';
import { nameValue as nameSwitch } from '#renderer/messages/translated-names.ts';

export type ValueSuggestions = { readonly value: string; readonly label: string };

/** The fields that are varied most. */
const usual = ['cameraMovement', 'mood', 'aspectRatio', 'model', 'colorGrading', 'duration'];

/** The fields that are not taken yet: those to offer first, and the rest. */
export function suggestFields(taken: readonly FieldDescription[]): {
  readonly first: readonly FieldDescription[];
  readonly others: readonly FieldDescription[];
} {
  const free = promptFields.filter((field) => !taken.includes(field));
  const first = usual.flatMap((name) => free.filter((field) => field.name === name));
  return { first, others: free.filter((field) => !first.includes(field)) };
}

type SuggestionContext = { readonly registry: ModelRegistry; readonly today: string };

/** Values to choose from, and names for those that stand there already; text fields have none. */
export function suggestValues(
  field: FieldDescription,
  { data, texts, context }: { data: PromptData; texts: readonly string[]; context: SuggestionContext }
): readonly ValueSuggestions[] {
  const known = listKnown(field, findModel(context.registry, data.model), context);
  const typed = texts.filter((text) => known.every(({ value }) => value !== text));
  return [...known, ...typed.map((value) => ({ value, label: nameValue(field, value) }))];
}

function listKnown(
  field: FieldDescription,
  model: Model | undefined,
  context: SuggestionContext
): ValueSuggestions[] {
  if (field.name === 'model') {
    return listActiveModels(context.registry, context.today).map(({ id, label }) => ({ value: id, label }));
  }
  if (field.kind === 'switch') {
    return [
      { value: 'on', label: nameSwitch(field.name, 'On') },
      { value: 'off', label: nameSwitch(field.name, 'Off') }
    ];
  }
  if (!('choices' in field)) return [];
  const taken = field.name === 'duration' && model !== undefined ? listLengths(model) : [];
  const values = new Set([...taken, ...field.choices].map(String));
  return [...values].map((value) => ({ value, label: nameValue(field, value) }));
}

const listLengths = ({ durations }: Model): readonly number[] =>
  durations?.value.kind === 'exactly' ? durations.value.seconds : [];

function nameValue(field: FieldDescription, value: string): string {
  if (field.kind === 'number') return `${value} ${field.unit}`.trim();
  if (field.kind === 'list') return value.split(' + ').map(choiceLabel).join(' + ');
  return choiceLabel(value);
}
