import type { PromptField } from '#shared/domain/craft/prompt/prompt.ts';
import type { PromptGroup } from '#shared/domain/craft/prompt/prompt-fields.ts';

export const fieldId = (name: PromptField): string => `field-${name}`;
export const fieldLabelId = (name: PromptField): string => `field-${name}-label`;
export const groupId = (group: PromptGroup): string => `group-${group}`;
