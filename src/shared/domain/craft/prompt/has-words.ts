// Tells whether a prompt has text: fields that are empty by default and no longer are.
import { defaultPromptData } from './default-prompt.ts';
import { isFilled } from './group-progress.ts';
import { promptFieldNames } from './prompt-fields.ts';
import type { PromptData } from './prompt.ts';

const wordFields = promptFieldNames.filter((name) => !isFilled(defaultPromptData[name]));

export const hasWords = (data: PromptData): boolean => wordFields.some((name) => isFilled(data[name]));
