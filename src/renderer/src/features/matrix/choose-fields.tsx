import { Plus } from 'lucide-react';
import { useRef, useState } from 'react';
import { maxAxes } from '#shared/domain/craft/matrix/matrix.ts';
import { type FieldDescription, findField } from '#shared/domain/craft/prompt/prompt-fields.ts';
import type { PromptDocument } from '#shared/domain/craft/prompt/prompt.ts';
import { Button } from '#renderer/ui/buttons/button.tsx';
import { SelectInput } from '#renderer/ui/fields/select-input.tsx';
import { t } from '#renderer/lib/messages/translate.ts';
import words from '#renderer/messages/en/matrix.json';
import { nameField } from '#renderer/messages/translated-names.ts';
import { AxisEditor } from './axis-editor.tsx';
import { useMatrix, useMatrixTools } from './matrix-context.ts';
import { suggestFields } from './value-suggestions.ts';
import { StepHeading } from './row-parts.tsx';

type ChooseFieldsProps = { readonly document: PromptDocument; readonly takesFocus: boolean };

/** Up to three fields, each with the values it takes in turn. */
export function ChooseFields({ document, takesFocus }: ChooseFieldsProps) {
  const drafts = useMatrix((state) => state.drafts);
  const { addField, removeField, setTexts } = useMatrixTools().store.getState();
  const [added, setAdded] = useState<FieldDescription | null>(null);
  const offers = useRef<HTMLDivElement>(null);

  function add(field: FieldDescription) {
    addField(field, document.data);
    setAdded(field);
  }

  function remove(field: FieldDescription) {
    removeField(field);
    setAdded(null);
    offers.current?.focus();
  }

  return (
    <div className="grid gap-4">
      <StepHeading takesFocus={takesFocus}>{t(words, 'matrix.fields')}</StepHeading>
      {drafts.length > 0 && (
        <ul className="grid gap-3">
          {drafts.map(({ field, texts }) => (
            <AxisEditor
              key={field.name}
              field={field}
              texts={texts}
              data={document.data}
              takesFocus={field === added}
              onChange={(next) => setTexts(field, next)}
              onRemove={() => remove(field)}
            />
          ))}
        </ul>
      )}
      <div
        ref={offers}
        role="group"
        aria-label={t(words, 'matrix.addField')}
        tabIndex={-1}
        className="outline-none"
      >
        {drafts.length < maxAxes ? (
          <FieldSuggestions taken={drafts.map(({ field }) => field)} onAdd={add} />
        ) : (
          <p className="text-ui text-n11">{t(words, 'matrix.mostFields')}</p>
        )}
      </div>
    </div>
  );
}

type FieldSuggestionsProps = {
  readonly taken: readonly FieldDescription[];
  readonly onAdd: (field: FieldDescription) => void;
};

function FieldSuggestions({ taken, onAdd }: FieldSuggestionsProps) {
  const { first, others } = suggestFields(taken);
  return (
    <div className="flex flex-wrap items-center gap-2">
      {first.map((field) => (
        <Button key={field.name} icon={Plus} onClick={() => onAdd(field)}>
          {nameField(field.name)}
        </Button>
      ))}
      <SelectInput
        label={t(words, 'matrix.another')}
        value=""
        options={[
          { value: '', label: t(words, 'matrix.anotherHint') },
          ...others.map(({ name }) => ({ value: name, label: nameField(name) }))
        ]}
        onChange={(name) => {
          const field = findField(name);
          if (field !== undefined) onAdd(field);
        }}
        className="w-52"
      />
    </div>
  );
}
