import { joinAnd, sayDurations, sayNumber } from '#shared/domain/fit/wording.ts';
import type { Fact, Model, ModelRegistry, PromptLimit } from '#shared/domain/model/model.ts';
import { describeFact, findReplacement } from '#shared/domain/model/registry.ts';

export type SaidFact = {
  readonly name: string;
  readonly value: string;
  /** Who says so and when it was read; null where nobody does. */
  readonly origin: string | null;
};

const sounds: Record<NonNullable<Model['audio']>['value'], string> = {
  none: 'Makes no sound',
  always: 'Always makes sound',
  toggle: 'Sound on or off'
};

const negatives: Record<NonNullable<Model['negativePrompt']>['value']['place'], string> = {
  field: 'In a field of its own',
  prose: 'In the prompt',
  none: 'Not taken',
  harmful: 'Not taken: it does harm'
};

/** All that is known of what a model takes, in words. */
export function listModelFacts(model: Model, registry: ModelRegistry): SaidFact[] {
  const { lifecycle, extension, multiShot, reservedWords, crossRules } = model;
  return [
    say('Lifecycle', { ...lifecycle, value: null }, () => sayLife(model, registry)),
    say('Clip length', model.durations, sayDurations),
    ...(extension === null ? [] : [say('Longer clips', extension, sayExtension)]),
    say('Resolution', model.resolutions, joinAnd),
    say('Aspect ratio', model.aspectRatios, joinAnd),
    say('Frame rate', model.frameRates, (rates) => `${joinAnd(rates.map(String))} fps`),
    say('Sound', model.audio, (audio) => sounds[audio]),
    say('Negative prompt', model.negativePrompt, ({ place, limit }) =>
      limit === null ? negatives[place] : `${negatives[place]}, ${sayLimit(limit)}`
    ),
    say('Prompt length', model.promptLimit, (limit) => capitalize(sayLimit(limit))),
    ...(multiShot === null ? [] : [say('Several shots', multiShot, sayShots)]),
    ...(reservedWords === null ? [] : [say('Reserved words', reservedWords, joinAnd)]),
    ...crossRules.map((rule) => {
      const seconds = `${joinAnd(rule.seconds.map(String))} s`;
      return say(`At ${joinAnd(rule.resolutions)}`, { ...rule, value: null }, () => `${seconds} only`);
    })
  ];
}

/** "Current", "Retiring from 2026-11-17", "Retired on 2026-06-30". */
export function sayLifecycle({ lifecycle: { status, endsOn } }: Model): string {
  if (status === 'current') return 'Current';
  if (status === 'retiring') return endsOn === null ? 'Retiring' : `Retiring from ${endsOn}`;
  return endsOn === null ? 'Retired' : `Retired on ${endsOn}`;
}

function sayLife(model: Model, registry: ModelRegistry): string {
  const next = findReplacement(registry, model);
  return next === undefined ? sayLifecycle(model) : `${sayLifecycle(model)}, then ${next.label}`;
}

function say<Value>(name: string, fact: Fact<Value>, inWords: (value: Value) => string): SaidFact {
  if (fact === null) return { name, value: 'Not stated', origin: null };
  return { name, value: inWords(fact.value), origin: describeFact(fact) };
}

const capitalize = (text: string): string => `${text.slice(0, 1).toUpperCase()}${text.slice(1)}`;

const sayLimit = ({ max, unit }: PromptLimit): string =>
  `up to ${sayNumber(max)} ${unit === 'tokens' ? 'tokens' : 'characters'}`;

const sayExtension = ({ bySeconds, upToSeconds, resolution }: NonNullable<Model['extension']>['value']) =>
  `${bySeconds} s more each time, up to ${upToSeconds} s${resolution === null ? '' : ` at ${resolution}`}`;

const sayShots = ({ maxShots, shotLimit }: NonNullable<Model['multiShot']>['value']) =>
  `Up to ${maxShots}, each ${sayLimit(shotLimit)}`;
