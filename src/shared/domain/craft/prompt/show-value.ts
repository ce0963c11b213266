// A field's value as a person reads it, in the list of changes and in Markdown.
import { choiceLabel, type FieldDescription } from './prompt-fields.ts';
import type { PromptData } from './prompt.ts';

/** '' where the field is empty. */
export function showValue(field: FieldDescription, data: PromptData): string {
  if (field.kind === 'number') return `${data[field.name]} ${field.unit}`.trim();
  if (field.kind === 'switch') return data[field.name] ? 'On' : 'Off';
  if (field.kind === 'list') return data[field.name].map(choiceLabel).join(', ');
  return field.kind === 'choice' ? choiceLabel(data[field.name]) : data[field.name];
}
