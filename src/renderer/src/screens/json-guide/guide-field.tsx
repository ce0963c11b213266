import { useMemo, useState } from 'react';
import {
  choiceLabel,
  type FieldDescription,
  isOutOfRange
} from '#shared/domain/craft/prompt/prompt-fields.ts';
import { ChipsInput } from '#renderer/ui/fields/chips/chips-input.tsx';
import { ChoiceInput } from '#renderer/ui/fields/choice/choice-input.tsx';
import { Field } from '#renderer/ui/fields/field.tsx';
import { NumberInput } from '#renderer/ui/fields/number-input.tsx';
import { SwitchInput } from '#renderer/ui/fields/switch-input.tsx';
import { TextArea } from '#renderer/ui/fields/text-input.tsx';
import { t } from '#renderer/lib/messages/translate.ts';
import texts from '#renderer/messages/en/json-guide.json';
import { nameField, namePlaceholder } from '#renderer/messages/translated-names.ts';
import { fieldLanguage } from '#shared/domain/craft/spelling/field-language.ts';
import { guideContext } from './guide-store.ts';

type Of<Kind extends FieldDescription['kind']> = {
  readonly field: Extract<FieldDescription, { readonly kind: Kind }>;
};

const idOf = ({ name }: FieldDescription): string => `guide-${name}`;

/** A field of the guide's prompt with its label and, in small, its key in the JSON. */
export function GuideField({ field }: { readonly field: FieldDescription }) {
  const isOutside = guideContext.use(({ document }) => isOutOfRange(field.name, document.data[field.name]));
  const isWide = field.kind === 'list' || field.kind === 'passage' || field.kind === 'text';
  return (
    <Field
      label={nameField(field.name)}
      labelId={`${idOf(field)}-label`}
      htmlFor={idOf(field)}
      action={<code className="px-2 text-meta text-n10">{field.name}</code>}
      {...(isOutside && field.kind === 'number' ? { mark: t(texts, 'json-guide.outside', field.range) } : {})}
      className={isWide ? 'min-[640px]:max-[959px]:col-span-2' : ''}
    >
      <GuideInput field={field} />
    </Field>
  );
}

function GuideInput({ field }: { readonly field: FieldDescription }) {
  switch (field.kind) {
    case 'text':
    case 'passage':
      return <TextField field={field} />;
    case 'choice':
      return <ChoiceField field={field} />;
    case 'list':
      return <ListField field={field} />;
    case 'number':
      return <NumberField field={field} />;
    case 'switch':
      return <SwitchField field={field} />;
  }
}

function TextField({ field }: Of<'text' | 'passage'>) {
  const value = guideContext.use(({ document }) => document.data[field.name]);
  const lang = guideContext.use(({ document }) => fieldLanguage(document.data, field.name));
  const editField = guideContext.use((state) => state.editField);
  return (
    <TextArea
      id={idOf(field)}
      rows={1}
      lang={lang}
      value={value}
      placeholder={namePlaceholder(field)}
      onChange={(text) => editField(field.name, text)}
    />
  );
}

function ChoiceField({ field }: Of<'choice'>) {
  const value = guideContext.use(({ document }) => document.data[field.name]);
  const editField = guideContext.use((state) => state.editField);
  const choices = useChoices(field);
  const [typed, setTyped] = useState<string | null>(null);
  // A choice shows its label, but what somebody just typed stays as they typed it.
  const shown = typed === value ? value : choiceLabel(value);
  return (
    <ChoiceInput
      id={idOf(field)}
      label={nameField(field.name)}
      value={shown}
      choices={choices}
      placeholder={namePlaceholder(field)}
      onChange={(text) => {
        setTyped(document.activeElement?.id === idOf(field) ? text : null);
        editField(field.name, text);
      }}
    />
  );
}

function ListField({ field }: Of<'list'>) {
  const values = guideContext.use(({ document }) => document.data[field.name]);
  const editField = guideContext.use((state) => state.editField);
  return (
    <ChipsInput
      id={idOf(field)}
      label={nameField(field.name)}
      values={values}
      choices={useChoices(field)}
      placeholder={namePlaceholder(field)}
      suggestionLimit={6}
      onChange={(next) => editField(field.name, [...next])}
    />
  );
}

const useChoices = ({ choices }: Of<'choice' | 'list'>['field']) =>
  useMemo(() => choices.map((value) => ({ value, label: choiceLabel(value) })), [choices]);

function NumberField({ field }: Of<'number'>) {
  const value = guideContext.use(({ document }) => document.data[field.name]);
  const editField = guideContext.use((state) => state.editField);
  return (
    <NumberInput
      id={idOf(field)}
      labelId={`${idOf(field)}-label`}
      value={value}
      label={nameField(field.name)}
      min={field.range.low}
      max={field.range.high}
      {...(field.unit === '' ? {} : { unit: field.unit })}
      onChange={(number) => editField(field.name, number)}
    />
  );
}

function SwitchField({ field }: Of<'switch'>) {
  const isOn = guideContext.use(({ document }) => document.data[field.name]);
  const editField = guideContext.use((state) => state.editField);
  return (
    <SwitchInput
      id={idOf(field)}
      label={nameField(field.name)}
      isOn={isOn}
      onChange={(next) => editField(field.name, next)}
    />
  );
}
