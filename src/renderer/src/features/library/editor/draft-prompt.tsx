import { type ReactNode, useState } from 'react';
import {
  choiceLabel,
  type FieldDescription,
  promptFields,
  type PromptGroup,
  promptGroups
} from '#shared/domain/craft/prompt/prompt-fields.ts';
import type { PromptData } from '#shared/domain/craft/prompt/prompt.ts';
import { fieldLanguage } from '#shared/domain/craft/spelling/field-language.ts';
import { showValue } from '#shared/domain/craft/prompt/show-value.ts';
import { nameField, nameGroup, namePlaceholder } from '#renderer/messages/translated-names.ts';
import { Section } from '#renderer/ui/layout/section.tsx';
import { assertNever } from '#shared/kit/assert-never.ts';
import { ChipsInput } from '#renderer/ui/fields/chips/chips-input.tsx';
import { ChoiceInput } from '#renderer/ui/fields/choice/choice-input.tsx';
import { Field } from '#renderer/ui/fields/field.tsx';
import { NumberInput } from '#renderer/ui/fields/number-input.tsx';
import { SwitchInput } from '#renderer/ui/fields/switch-input.tsx';
import { TextArea, TextInput } from '#renderer/ui/fields/text-input.tsx';

type Props = {
  readonly data: PromptData;
  readonly opensStory: boolean;
  readonly onChange: (patch: Partial<PromptData>) => void;
  /** Fields with something to be said below them; their groups are open. */
  readonly notes?: ReadonlyMap<string, ReactNode>;
};

/** A prompt that is edited outside the builder, group by group; closed groups keep the form short. */
export function DraftPrompt({ data, opensStory, onChange, notes }: Props) {
  const [open, setOpen] = useState<readonly PromptGroup[]>(() => [
    ...(opensStory ? (['story'] as const) : []),
    ...promptFields.filter(({ name }) => notes?.has(name) === true).map(({ group }) => group)
  ]);
  const toggle = (id: PromptGroup) =>
    setOpen((before) => (before.includes(id) ? before.filter((other) => other !== id) : [...before, id]));
  return (
    <div className="grid gap-2">
      {promptGroups.map(({ id, label }) => {
        const fields = promptFields.filter(({ group }) => group === id);
        const filled = fields.filter((field) => showValue(field, data).trim() !== '').length;
        return (
          <Section
            key={id}
            id={`prompt-group-${id}`}
            title={nameGroup({ id, label })}
            meta={`${filled}/${fields.length}`}
            isOpen={open.includes(id)}
            onToggle={() => toggle(id)}
          >
            <div className="grid gap-3 min-[560px]:grid-cols-2">
              {fields.map((field) => (
                <div
                  key={field.name}
                  className={
                    field.kind === 'passage' || field.kind === 'list' ? 'min-[560px]:col-span-2' : ''
                  }
                >
                  <DraftField field={field} data={data} onChange={onChange} />
                  {notes?.get(field.name)}
                </div>
              ))}
            </div>
          </Section>
        );
      })}
    </div>
  );
}

type DraftFieldProps = {
  readonly field: FieldDescription;
  readonly data: PromptData;
  readonly onChange: (patch: Partial<PromptData>) => void;
};

const idOf = (field: FieldDescription) => `prompt-${field.name}`;

/** One field of the prompt. */
function DraftField(props: DraftFieldProps) {
  const { field } = props;
  const id = idOf(field);
  return (
    <Field label={nameField(field.name)} htmlFor={id} labelId={`${id}-label`}>
      <DraftInput {...props} />
    </Field>
  );
}

function DraftInput({ field, data, onChange }: DraftFieldProps) {
  const shared = { id: idOf(field), label: nameField(field.name) };
  switch (field.kind) {
    case 'text':
    case 'passage': {
      const input = {
        id: shared.id,
        value: data[field.name],
        lang: fieldLanguage(data, field.name),
        placeholder: namePlaceholder(field),
        onChange: (text: string) => onChange({ [field.name]: text })
      };
      return field.kind === 'text' ? <TextInput {...input} spellCheck /> : <TextArea {...input} />;
    }
    case 'choice':
      return <DraftChoice field={field} data={data} onChange={onChange} />;
    case 'list':
      return (
        <ChipsInput
          {...shared}
          values={data[field.name]}
          choices={field.choices.map((value) => ({ value, label: choiceLabel(value) }))}
          placeholder={namePlaceholder(field)}
          onChange={(next) => onChange({ [field.name]: [...next] })}
        />
      );
    case 'number':
      return (
        <NumberInput
          {...shared}
          labelId={`${shared.id}-label`}
          value={data[field.name]}
          min={field.range.low}
          max={field.range.high}
          {...(field.unit === '' ? {} : { unit: field.unit })}
          onChange={(number) => onChange({ [field.name]: number })}
        />
      );
    case 'switch':
      return (
        <SwitchInput
          {...shared}
          isOn={data[field.name]}
          onChange={(isOn) => onChange({ [field.name]: isOn })}
        />
      );
    default:
      return assertNever(field);
  }
}

type ChoiceProps = Omit<DraftFieldProps, 'field'> & {
  readonly field: Extract<FieldDescription, { readonly kind: 'choice' }>;
};

/** A choice shows its label, but what somebody just typed stays as they typed it. */
function DraftChoice({ field, data, onChange }: ChoiceProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const value = data[field.name];
  return (
    <ChoiceInput
      id={idOf(field)}
      label={nameField(field.name)}
      value={typed === value ? value : choiceLabel(value)}
      choices={field.choices.map((choice) => ({ value: choice, label: choiceLabel(choice) }))}
      placeholder={namePlaceholder(field)}
      onChange={(text) => {
        setTyped(document.activeElement?.id === idOf(field) ? text : null);
        onChange({ [field.name]: text });
      }}
    />
  );
}
