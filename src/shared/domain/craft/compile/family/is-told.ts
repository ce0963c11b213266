import type { PromptField } from '../../prompt/prompt.ts';

const settings: ReadonlySet<PromptField> = new Set([
  'duration',
  'frameRate',
  'resolution',
  'aspectRatio',
  'quality',
  'model'
]);

/** The fields that are told in words; all but the settings. */
export const isTold = (field: PromptField): boolean => !settings.has(field);
