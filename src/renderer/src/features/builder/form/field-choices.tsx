import type { ReactNode } from 'react';
import { defaultPromptData } from '#shared/domain/craft/prompt/default-prompt.ts';
import { frameLook } from '#shared/domain/craft/prompt/frame/frame-look.ts';
import type { PromptField } from '#shared/domain/craft/prompt/prompt.ts';
import { choiceLabel, type FieldDescription } from '#shared/domain/craft/prompt/prompt-fields.ts';
import { GradeSwatch, MotionSwatch } from '#renderer/ui/swatch.tsx';

type FieldChoice = { readonly value: string; readonly label: string; readonly swatch?: ReactNode };

const choicesByField = new Map<PromptField, readonly FieldChoice[]>();

/** A field's suggestions with their labels and, where a picture says more, a picture. Made once a field. */
export function choicesOf(
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
