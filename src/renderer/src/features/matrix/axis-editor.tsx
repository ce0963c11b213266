import { X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { FieldDescription } from '#shared/domain/craft/prompt/prompt-fields.ts';
import type { PromptData } from '#shared/domain/craft/prompt/prompt.ts';
import { IconButton } from '#renderer/ui/button.tsx';
import { ChipsInput } from '#renderer/ui/chips-input.tsx';
import { Field } from '#renderer/ui/field.tsx';
import { t } from '#renderer/lib/messages/translate.ts';
import words from '#renderer/messages/en/matrix.json';
import { nameField } from '#renderer/messages/translated-names.ts';
import { useMatrixTools } from './matrix-context.ts';
import { suggestValues } from './value-suggestions.ts';
import { TextValues } from './text-values.tsx';

type AxisEditorProps = {
  readonly field: FieldDescription;
  readonly texts: readonly string[];
  readonly data: PromptData;
  readonly takesFocus: boolean;
  readonly onChange: (texts: readonly string[]) => void;
  readonly onRemove: () => void;
};

/** One field and the values it takes: chosen, or typed where there is nothing to choose from. */
export function AxisEditor({ field, texts, data, takesFocus, onChange, onRemove }: AxisEditorProps) {
  const item = useRef<HTMLLIElement>(null);
  const { context } = useMatrixTools();
  const isWritten = field.kind === 'text' || field.kind === 'passage';
  const id = `matrix-${field.name}`;
  const label = nameField(field.name);

  useEffect(() => {
    if (takesFocus) item.current?.querySelector<HTMLElement>('input, textarea')?.focus();
  }, [takesFocus]);

  return (
    <li ref={item} className="min-w-0 rounded-card border border-n6 bg-n1 p-3">
      <Field
        label={label}
        {...(isWritten ? {} : { htmlFor: id })}
        {...(field.kind === 'list' ? { hint: t(words, 'matrix.joined') } : {})}
        action={
          <IconButton icon={X} label={t(words, 'matrix.doNotVary', { field: label })} onClick={onRemove} />
        }
      >
        {isWritten ? (
          <TextValues field={field} texts={texts} onChange={onChange} />
        ) : (
          <ChipsInput
            id={id}
            label={label}
            values={texts}
            choices={suggestValues(field, { data, texts, context })}
            placeholder={t(words, 'matrix.valuesFor', { field: label.toLowerCase() })}
            suggestionLimit={12}
            onChange={onChange}
          />
        )}
      </Field>
    </li>
  );
}
