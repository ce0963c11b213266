import { Plus, X } from 'lucide-react';
import { useRef } from 'react';
import type { FieldDescription } from '#shared/domain/craft/prompt/prompt-fields.ts';
import { Button, IconButton } from '#renderer/ui/button.tsx';
import { TextArea } from '#renderer/ui/text-input.tsx';
import { t } from '#renderer/lib/messages/translate.ts';
import words from '#renderer/messages/en/matrix.json';
import { nameField, namePlaceholder } from '#renderer/messages/translated-names.ts';

type TextValuesProps = {
  readonly field: FieldDescription;
  readonly texts: readonly string[];
  readonly onChange: (texts: readonly string[]) => void;
};

/** Whole sentences, in which commas are part of the value: each has a box of its own. */
export function TextValues({ field, texts, onChange }: TextValuesProps) {
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
