import { Lock, LockOpen } from 'lucide-react';
import { memo } from 'react';
import { t } from '#renderer/lib/messages/translate.ts';
import texts from '#renderer/messages/en/builder.json';
import { nameField } from '#renderer/messages/translated-names.ts';
import { IconButton } from '#renderer/ui/buttons/button.tsx';
import { Field } from '#renderer/ui/fields/field.tsx';
import { type FieldDescription, isOutOfRange } from '#shared/domain/craft/prompt/prompt-fields.ts';
import type { PromptField } from '#shared/domain/craft/prompt/prompt.ts';
import { useAdvice, useBuilder, useBuilderActions, useBuilderLater } from '../store/builder-context.ts';
import { highlightedFieldOf } from '../store/builder-state.ts';
import { fieldId, fieldLabelId, isWideField } from './field-layout.ts';
import { FieldInput } from './field-input.tsx';

/** Keeps a field out of random fill's way. */
function LockButton({ name, label }: { readonly name: PromptField; readonly label: string }) {
  const isLocked = useBuilder((state) => state.lockedFields.includes(name));
  const { toggleLock } = useBuilderActions();
  return (
    <IconButton
      label={t(texts, 'builder.lock', { field: label })}
      icon={isLocked ? Lock : LockOpen}
      isPressed={isLocked}
      {...(isLocked ? {} : { className: 'text-n10' })}
      onClick={() => toggleLock(name)}
    />
  );
}

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
