import { describe, expect, test } from 'vitest';
import { createNewPrompt } from '../compile/adapt/new-prompt.ts';
import { builtInRegistry } from '../model/registry/registry.ts';
import { clearTextFields, defaultPromptData, resetPrompt } from '../prompt/default-prompt.ts';
import { promptFieldNames } from '../prompt/prompt-fields.ts';
import type { PromptData } from '../prompt/prompt.ts';
import { builtInTemplates } from '../template/catalog/catalog.ts';
import { checkFit } from './check-fit.ts';
import { isUntouched } from './is-untouched.ts';

/** Any other value of the same type. */
function changeField(data: PromptData, name: (typeof promptFieldNames)[number]): PromptData {
  const value = data[name];
  if (typeof value === 'number') return { ...data, [name]: value + 1 };
  if (typeof value === 'boolean') return { ...data, [name]: !value };
  return { ...data, [name]: typeof value === 'string' ? `${value} dusk` : ['dusk'] };
}

describe('a new prompt', () => {
  test('is untouched for every model, whichever it is moved to', () => {
    expect(isUntouched(resetPrompt())).toBe(true);
    for (const model of builtInRegistry.models) {
      expect(isUntouched(createNewPrompt(model), model)).toBe(true);
      expect(isUntouched({ ...resetPrompt(), model: model.id }, model)).toBe(true);
    }
  });

  test('stays untouched when it is cleared', () => {
    expect(isUntouched(clearTextFields(defaultPromptData))).toBe(true);
  });

  test.each(promptFieldNames.filter((name) => name !== 'model'))('is touched once %s differs', (name) => {
    expect(isUntouched(changeField(resetPrompt(), name))).toBe(false);
  });

  test('is nothing that its model would reject', () => {
    const context = { registry: builtInRegistry, today: '2026-11-20' };
    const rejected = builtInRegistry.models.flatMap((model) =>
      checkFit(createNewPrompt(model), model, context).filter(({ severity }) => severity === 'error')
    );
    expect(rejected).toEqual([]);
  });
});

test('no template is untouched', () => {
  expect(builtInTemplates.filter(({ data }) => isUntouched(data))).toEqual([]);
});
