import { type ReactNode, useState } from 'react';
import { nameField, namePlaceholder } from '#renderer/messages/translated-names.ts';
import { ChipSuggestions } from '#renderer/ui/fields/chips/chip-suggestions.tsx';
import { ChipsInput } from '#renderer/ui/fields/chips/chips-input.tsx';
import { ChoiceInput } from '#renderer/ui/fields/choice/choice-input.tsx';
import { NumberInput } from '#renderer/ui/fields/number-input.tsx';
import { GradeSwatch, MotionSwatch } from '#renderer/ui/graphics/swatch.tsx';
import { SwitchInput } from '#renderer/ui/fields/switch-input.tsx';
import { TextArea, TextInput } from '#renderer/ui/fields/text-input.tsx';
import { defaultPromptData } from '#shared/domain/craft/prompt/default-prompt.ts';
import { frameLook } from '#shared/domain/craft/prompt/frame/frame-look.ts';
import { choiceLabel, type FieldDescription } from '#shared/domain/craft/prompt/prompt-fields.ts';
import type { PromptData, PromptField } from '#shared/domain/craft/prompt/prompt.ts';
import { fieldLanguage } from '#shared/domain/craft/spelling/field-language.ts';
import { assertNever } from '#shared/kit/assert-never.ts';
import { useAdvice, useBuilder, useBuilderActions, useBuilderLater } from '../store/builder-context.ts';
import { fieldId, fieldLabelId, isWideField } from './field-layout.ts';

/** The field's value without deferral. */
const useFieldValue = <Name extends PromptField>(name: Name): PromptData[Name] =>
  useBuilder(({ document }) => document.data[name]);

type FieldChoice = { readonly value: string; readonly label: string; readonly swatch?: ReactNode };

const choicesByField = new Map<PromptField, readonly FieldChoice[]>();

/** A field's suggestions with their labels and, where a picture says more, a picture. Made once a field. */
function choicesOf(
  field: Extract<FieldDescription, { readonly kind: 'choice' | 'list' }>
): readonly FieldChoice[] {
  const made =
    choicesByField.get(field.name) ??
    field.choices.map((value) => ({ value, label: choiceLabel(value), ...pictureOf(field.name, value) }));
  choicesByField.set(field.name, made);
  return made;
}

function pictureOf(name: PromptField, value: string): Pick<FieldChoice, 'swatch'> {
  const look = frameLook({ ...defaultPromptData, [name]: value });
  if (name === 'cameraMovement') return { swatch: <MotionSwatch motion={look.motion} /> };
  if (name === 'colorGrading') return { swatch: <GradeSwatch grade={look.grade} /> };
  return {};
}

type Of<Kind extends FieldDescription['kind']> = {
  readonly field: Extract<FieldDescription, { readonly kind: Kind }>;
};

export function FieldInput({ field }: { readonly field: FieldDescription }) {
  switch (field.kind) {
    case 'text':
    case 'passage':
      return <TextFieldInput field={field} />;
    case 'choice':
      return <ChoiceFieldInput field={field} />;
    case 'list':
      return <ListFieldInput field={field} />;
    case 'number':
      return <NumberFieldInput field={field} />;
    case 'switch':
      return <SwitchFieldInput field={field} />;
    default:
      return assertNever(field);
  }
}

function TextFieldInput({ field }: Of<'text' | 'passage'>) {
  const value = useFieldValue(field.name);
  const { editField } = useBuilderActions();
  const lang = useBuilderLater(({ document }) => fieldLanguage(document.data, field.name));
  const input = {
    id: fieldId(field.name),
    value,
    lang,
    placeholder: namePlaceholder(field),
    onChange: (text: string) => editField(field.name, text)
  };
  return field.kind === 'text' ? (
    <TextInput {...input} spellCheck />
  ) : (
    <TextArea {...input} rows={isWideField(field.name) ? 2 : 1} />
  );
}

function ChoiceFieldInput({ field }: Of<'choice'>) {
  const value = useFieldValue(field.name);
  const { editField } = useBuilderActions();
  const { renderOffered } = useAdvice();
  const [typed, setTyped] = useState<string | null>(null);
  const choices = choicesOf(field);
  // A choice shows its label, but what somebody just typed stays as they typed it.
  const shown = typed === value ? value : (choices.find((choice) => choice.value === value)?.label ?? value);
  return renderOffered(field.name, (offered) => (
    <ChoiceInput
      id={fieldId(field.name)}
      label={nameField(field.name, field.label)}
      value={shown}
      choices={offered ?? choices}
      placeholder={namePlaceholder(field)}
      onChange={(text) => {
        setTyped(document.activeElement?.id === fieldId(field.name) ? text : null);
        editField(field.name, text);
      }}
    />
  ));
}

function ListFieldInput({ field }: Of<'list'>) {
  const values = useFieldValue(field.name);
  const { editField } = useBuilderActions();
  return (
    <ChipsInput
      id={fieldId(field.name)}
      label={nameField(field.name, field.label)}
      values={values}
      choices={choicesOf(field)}
      placeholder={namePlaceholder(field)}
      onChange={(next) => editField(field.name, [...next])}
    />
  );
}

function NumberFieldInput({ field }: Of<'number'>) {
  const value = useFieldValue(field.name);
  const { editField } = useBuilderActions();
  const { renderOffered } = useAdvice();
  return renderOffered(field.name, (offered) => (
    <div className="grid min-w-0 gap-1.5">
      <NumberInput
        id={fieldId(field.name)}
        labelId={fieldLabelId(field.name)}
        value={value}
        label={nameField(field.name, field.label)}
        min={field.range.low}
        max={field.range.high}
        {...(field.unit === '' ? {} : { unit: field.unit })}
        onChange={(number) => editField(field.name, number)}
      />
      {offered !== null && (
        <ChipSuggestions
          label={nameField(field.name, field.label)}
          values={[String(value)]}
          choices={offered}
          query=""
          limit={offered.length}
          isDisabled={false}
          onToggle={(picked) => editField(field.name, Number(picked))}
        />
      )}
    </div>
  ));
}

function SwitchFieldInput({ field }: Of<'switch'>) {
  const isOn = useFieldValue(field.name);
  const { editField } = useBuilderActions();
  return (
    <SwitchInput
      id={fieldId(field.name)}
      label={nameField(field.name, field.label)}
      isOn={isOn}
      onChange={(next) => editField(field.name, next)}
    />
  );
}
