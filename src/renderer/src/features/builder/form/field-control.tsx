import { memo } from 'react';
import { type FieldDescription, isOutOfRange } from '#shared/domain/craft/prompt/prompt-fields.ts';
import { Field } from '#renderer/ui/field.tsx';
import { t } from '#renderer/lib/messages/translate.ts';
import texts from '#renderer/messages/en/builder.json';
import { nameField } from '#renderer/messages/translated-names.ts';
import { useAdvice } from '../builder-advice.ts';
import { useBuilder, useBuilderActions, useBuilderLater } from '../builder-context.ts';
import { highlightedFieldOf } from '../builder-state.ts';
import { fieldId, fieldLabelId } from './field-ids.ts';
import { FieldInput } from './field-input.tsx';
import { isWideField } from './field-width.ts';
import { LockButton } from './lock-button.tsx';

/** One field of the prompt with its label, its lock and the link to its words in the finished text. */
export const FieldControl = memo(function FieldControl({ field }: { readonly field: FieldDescription }) {
  const isHighlighted = useBuilder((state) => highlightedFieldOf(state) === field.name);
  const mark = useRangeMark(field);
  const label = nameField(field.name, field.label);
  const { renderNote } = useAdvice();
  const { hoverField, enterField } = useBuilderActions();

  return (
    // Isolated, so that a key has only its own field painted anew.
    <div
      data-field={field.name}
      data-lit={isHighlighted || undefined}
      className={`relative isolate min-w-0 before:absolute before:-inset-x-2 before:-inset-y-1.5 before:-z-10 before:rounded-card before:border before:border-transparent before:transition-colors data-lit:before:border-accent-6 data-lit:before:bg-accent-3/50 ${isWideField(field.name) ? 'sm:col-span-2' : ''}`}
      onPointerEnter={() => hoverField(field.name)}
      onPointerLeave={() => hoverField(null)}
      onFocus={() => enterField(field.name)}
      onBlur={() => enterField(null)}
    >
      <Field
        label={label}
        labelId={fieldLabelId(field.name)}
        action={<LockButton name={field.name} label={label} />}
        htmlFor={fieldId(field.name)}
        {...(mark === null ? {} : { mark })}
        hint={renderNote(field.name)}
      >
        <FieldInput field={field} />
      </Field>
    </div>
  );
});

function useRangeMark(field: FieldDescription): string | null {
  const isOutside = useBuilderLater(({ document }) => isOutOfRange(field.name, document.data[field.name]));
  if (!isOutside || field.kind !== 'number') return null;
  return t(texts, 'builder.outOfRange', field.range);
}
