// Which models a command is for: those named with --for, else the one the prompt names.
import type { Model, ModelRegistry } from '#shared/domain/craft/model/model.ts';
import { findModel } from '#shared/domain/craft/model/registry/registry.ts';
import { InvalidInputError } from './command.ts';

export function getModel(registry: ModelRegistry, name: string): Model {
  const model = findModel(registry, name);
  if (model === undefined) {
    throw new InvalidInputError(`No model is called "${name}". The command models lists those there are.`);
  }
  return model;
}

/** `names`: "veo-3.1,kling-3". Each model once, in the order given. */
export function getModels(registry: ModelRegistry, names: string | undefined, own: string): Model[] {
  if (names === undefined && own.trim() === '') {
    throw new InvalidInputError('The prompt names no model. Name one with --for.');
  }
  const wanted = (names ?? own)
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '');
  if (wanted.length === 0) throw new InvalidInputError('--for needs the name of a model.');
  return [...new Set(wanted.map((name) => getModel(registry, name)))];
}

/** One of the words an option takes. */
export function getOneOf<Word extends string>(option: string, words: readonly Word[], given: string): Word {
  const word = words.find((known) => known === given);
  if (word === undefined) throw new InvalidInputError(`${option} takes ${words.join(', ')}, not "${given}".`);
  return word;
}
