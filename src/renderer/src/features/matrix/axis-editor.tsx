import { Plus, X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { t } from '#renderer/lib/messages/translate.ts';
import words from '#renderer/messages/en/matrix.json';
import { nameField, namePlaceholder } from '#renderer/messages/translated-names.ts';
import { Button, IconButton } from '#renderer/ui/buttons/button.tsx';
import { ChipsInput } from '#renderer/ui/fields/chips/chips-input.tsx';
import { Field } from '#renderer/ui/fields/field.tsx';
import { TextArea } from '#renderer/ui/fields/text-input.tsx';
import type { FieldDescription } from '#shared/domain/craft/prompt/prompt-fields.ts';
import type { PromptData } from '#shared/domain/craft/prompt/prompt.ts';
import { useMatrixTools } from './matrix-context.ts';
import { suggestValues } from './value-suggestions.ts';

type TextValuesProps = {
  readonly field: FieldDescription;
  readonly texts: readonly string[];
  readonly onChange: (texts: readonly string[]) => void;
};

/** Whole sentences, in which commas are part of the value: each has a box of its own. */
function TextValues({ field, texts, onChange }: TextValuesProps) {
  const group = useRef<HTMLDivElement>(null);
  const shown = texts.length === 0 ? [''] : texts;

  function focusBox(place: number) {
    requestAnimationFrame(() => group.current?.querySelectorAll('textarea')[place]?.focus());
  }

  return (
    <div ref={group} className="grid gap-2">
      {shown.map((text, place) => (
        // oxlint-disable-next-line react/no-array-index-key -- a value has no name but its place
        <div key={place} className="flex items-start gap-1">
          <div className="min-w-0 flex-1">
            <TextArea
              aria-label={t(words, 'matrix.valueOf', { field: nameField(field.name), place: place + 1 })}
              value={text}
              placeholder={namePlaceholder(field)}
              rows={1}
              onChange={(next) => onChange(shown.with(place, next))}
            />
          </div>
          {shown.length > 1 && (
            <IconButton
              icon={X}
              label={t(words, 'matrix.removeValue', { place: place + 1 })}
              onClick={() => {
                onChange(shown.toSpliced(place, 1));
                focusBox(Math.max(place - 1, 0));
              }}
            />
          )}
        </div>
      ))}
      <div>
        <Button
          icon={Plus}
          onClick={() => {
            onChange([...shown, '']);
            focusBox(shown.length);
          }}
        >
          {t(words, 'matrix.addValue')}
        </Button>
      </div>
    </div>
  );
}

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
