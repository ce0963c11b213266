import { describeDurations } from '#shared/domain/craft/model/durations.ts';
import type { Fact, Model, Price, PromptLimit } from '#shared/domain/craft/model/model.ts';
import {
  builtInRegistry,
  describeFact,
  findModel,
  findSuccessor
} from '#shared/domain/craft/model/registry/registry.ts';
import { formatEnglishNumber, joinAnd, joinOr } from '#shared/domain/craft/prompt/phrases.ts';
import { formatEnglishDay } from './english-day.tsx';

/** A model of the registry that a page is written about; throws where the registry lost it. */
export function getModel(modelId: string): Model {
  const model = findModel(builtInRegistry, modelId);
  if (model === undefined) throw new Error(`There is no model "${modelId}"`);
  return model;
}

/** One limit as the facts card words it, such as "4, 6 or 8 s", so that no sentence of a page holds a copy. */
export function quoteLimit(modelId: string, name: string): string {
  const fact = listModelFacts(getModel(modelId)).find((entry) => entry.name === name);
  if (fact === undefined) throw new Error(`Nothing is said about "${name}"`);
  return fact.value;
}

/** The day a model ended or may end, as YYYY-MM-DD. */
export function quoteEnd(modelId: string): string {
  const { endsOn } = getModel(modelId).lifecycle;
  if (endsOn === null) throw new Error(`No end of "${modelId}" is known`);
  return endsOn;
}

/** Limits that hang together, such as "1080p and 4K only at 8 s". */
export function quoteCrossRules(modelId: string): string {
  const rules = getModel(modelId).crossRules.map(
    ({ resolutions, seconds }) => `${joinAnd(resolutions)} only at ${joinOr(seconds)} s`
  );
  if (rules.length === 0) throw new Error(`No limits of "${modelId}" hang together`);
  return rules.join('; ');
}

export type FactText = {
  readonly name: string;
  readonly value: string;
  /** The source and the date of reading. */
  readonly origin: string;
};

const sounds: Record<NonNullable<Model['audio']>['value'], string> = {
  none: 'None',
  always: 'Always',
  toggle: 'On or off'
};

/** The limits people ask for first, in words. A limit that no source states is shown as not stated. */
export function listModelFacts(model: Model): FactText[] {
  return [
    say('Clip length', model.durations, (rule) => String(describeDurations(rule))),
    say('Resolution', model.resolutions, joinAnd),
    say('Aspect ratio', model.aspectRatios, joinAnd),
    say('Frame rate', model.frameRates, (rates) => `${joinAnd(rates.map(String))} fps`),
    say('Sound', model.audio, (audio) => sounds[audio]),
    say('Prompt length', model.promptLimit, describeLimit),
    say('Price', model.prices, describePrices)
  ];
}

/** "Current", "Ended on Jun 30, 2026, move to Gemini Omni 1.1 Flash". Depends on no clock: the date speaks for itself. */
export function describeLifecycle(model: Model): string {
  const { status, endsOn } = model.lifecycle;
  if (status === 'current') return 'Current';
  const successor = findSuccessor(builtInRegistry, model);
  const move = successor === undefined ? '' : `, move to ${successor.label}`;
  if (status === 'retiring')
    return `May end from ${endsOn === null ? 'any day' : formatEnglishDay(endsOn)} on${move}`;
  return `${endsOn === null ? 'Ended' : `Ended on ${formatEnglishDay(endsOn)}`}${move}`;
}

function say<Value>(name: string, fact: Fact<Value>, inWords: (value: Value) => string): FactText {
  return {
    name,
    value: fact === null ? 'Unknown' : inWords(fact.value),
    origin: formatDays(String(describeFact(fact)))
  };
}

/** Each YYYY-MM-DD of an English text as a reader writes it. */
const formatDays = (text: string): string => text.replaceAll(/\b\d{4}-\d{2}-\d{2}\b/g, formatEnglishDay);

const describeLimit = ({ max, unit }: PromptLimit): string =>
  `Up to ${formatEnglishNumber(max)} ${unit === 'tokens' ? 'tokens' : 'characters'}`;

/** "$0.40", "$0.023": cents, and a third decimal only where there is one. */
const dollars = (value: number): string => `$${value.toFixed(3).replace(/0$/, '')}`;

function describePrices(prices: readonly Price[]): string {
  const known = prices.map(({ usdPerSecond }) => usdPerSecond);
  const [low, high] = [Math.min(...known), Math.max(...known)];
  return `${low === high ? dollars(low) : `${dollars(low)} to ${dollars(high)}`} a second`;
}
