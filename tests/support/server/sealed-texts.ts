import { choices } from '#shared/domain/craft/prompt/prompt-choices.ts';
import type { PromptData } from '#shared/domain/craft/prompt/prompt.ts';

const knownWords: ReadonlySet<string> = new Set(Object.values(choices).flat().map(String));

/** The creator's own texts in a prompt: everything but numbers, choices of the form and the model. */
export function listSealedTexts({ model, ...data }: PromptData): string[] {
  return Object.values(data)
    .flat()
    .filter((value): value is string => typeof value === 'string' && value !== '' && value !== model)
    .filter((text) => !knownWords.has(text));
}
