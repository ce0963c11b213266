import {
  type FieldDescription,
  promptFields,
  type PromptGroup,
  promptGroups
} from '#shared/domain/craft/prompt/prompt-fields.ts';
import type { PromptField } from '#shared/domain/craft/prompt/prompt.ts';

export const fieldId = (name: PromptField): string => `field-${name}`;
export const fieldLabelId = (name: PromptField): string => `field-${name}-label`;
export const groupId = (group: PromptGroup): string => `group-${group}`;

const needsRoom = ({ kind, name }: FieldDescription): boolean =>
  kind === 'list' || (kind === 'passage' && name !== 'action');

/** Fields that take a whole row: long texts, lists, and those that would stand beside an empty place. */
const wideFields: ReadonlySet<PromptField> = new Set(
  promptGroups.flatMap(({ id }) => {
    const wide: PromptField[] = [];
    let waiting: PromptField | null = null;
    for (const field of promptFields.filter(({ group }) => group === id)) {
      if (!needsRoom(field)) {
        waiting = waiting === null ? field.name : null;
        continue;
      }
      if (waiting !== null) wide.push(waiting);
      wide.push(field.name);
      waiting = null;
    }
    return waiting === null ? wide : [...wide, waiting];
  })
);

export const isWideField = (name: PromptField): boolean => wideFields.has(name);
