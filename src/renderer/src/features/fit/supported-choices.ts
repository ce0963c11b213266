import { formatIsoDay, formatEither } from '#renderer/lib/messages/format.ts';
import { readLanguage } from '#renderer/lib/messages/locale.ts';
import { t } from '#renderer/lib/messages/translate.ts';
import texts from '#renderer/messages/en/fit.json';
import type { Choice } from '#renderer/ui/fields/choice/choice.ts';
import type { FitContext } from '#shared/domain/craft/fit/rules/fit-rule.ts';
import { allowsDuration, listDurations } from '#shared/domain/craft/model/durations.ts';
import type { Model, ModelRegistry } from '#shared/domain/craft/model/model.ts';
import { isSameResolution, ratioDistance, ratioOf } from '#shared/domain/craft/model/nearest.ts';
import { findModel, listActiveModels } from '#shared/domain/craft/model/registry/registry.ts';
import { formatEnglishNumber, shorten } from '#shared/domain/craft/prompt/phrases.ts';
import { choices } from '#shared/domain/craft/prompt/prompt-choices.ts';
import { normalizeResolution } from '#shared/domain/craft/prompt/prompt-fields.ts';
import type { PromptData, PromptField } from '#shared/domain/craft/prompt/prompt.ts';

/** Every model of the registry, those that still answer first, each with how long it will. */
function listModelChoices(data: PromptData, { registry, today }: FitContext): readonly Choice[] {
  const living = listActiveModels(registry, today);
  const retired = registry.models.filter((model) => !living.includes(model));
  const isUnknown = data.model.trim() !== '' && findModel(registry, data.model) === undefined;
  return [
    ...(isUnknown ? [describeUnknown(data.model)] : []),
    ...living.map((model) => describe(model, today, t(texts, 'fit.living'))),
    ...retired.map((model) => describe(model, today, t(texts, 'fit.retired')))
  ];
}

const describeUnknown = (name: string): Choice => ({
  value: name,
  label: shorten(name),
  group: t(texts, 'fit.own'),
  mark: t(texts, 'fit.unknown')
});

function describe({ id, label, lifecycle }: Model, today: string, group: string): Choice {
  const { status, endsOn } = lifecycle;
  if (status === 'current') return { value: id, label, group, hint: t(texts, 'fit.current') };
  return { value: id, label, group, mark: describeEndOfLife(status, endsOn, today) };
}

function describeEndOfLife(status: 'retiring' | 'retired', endsOn: string | null, today: string): string {
  if (endsOn === null) return status === 'retired' ? t(texts, 'fit.ended') : t(texts, 'fit.endsSoon');
  const day = formatIsoDay(endsOn);
  if (endsOn > today) return t(texts, 'fit.endsOn', { day });
  return status === 'retired' ? t(texts, 'fit.endedOn', { day }) : t(texts, 'fit.endsAnyDay');
}

/** The choices by field; no entry where nobody states what the model supports. */
export type SupportedChoices = ReadonlyMap<PromptField, readonly Choice[]>;

/** More lengths than these are better typed. */
const maxQuickPicks = 7;

const latest = new WeakMap<ModelRegistry, { readonly key: string; readonly offered: SupportedChoices }>();

/** As long as nothing changes that it hangs on, the same object: pickers are not drawn anew with every key. */
export function listSupportedChoices(
  data: PromptData,
  model: Model | undefined,
  context: FitContext
): SupportedChoices {
  const { duration, frameRate, resolution, aspectRatio } = data;
  const settings = [data.model, duration, frameRate, resolution, aspectRatio];
  const key = JSON.stringify([readLanguage().locale, model?.id, context.today, ...settings.map(String)]);
  const known = latest.get(context.registry);
  if (known?.key === key) return known.offered;
  const offered = offerChoices(data, model, context);
  latest.set(context.registry, { key, offered });
  return offered;
}

/**
 * The supported values, and after them, marked, the values of the spec and of this prompt that are unsupported: they
 * stay choosable. A model that is not known here leaves only the choice of another one.
 */
function offerChoices(data: PromptData, model: Model | undefined, context: FitContext): SupportedChoices {
  const offered = new Map<PromptField, readonly Choice[]>([['model', listModelChoices(data, context)]]);
  if (model === undefined) return offered;
  const { durations, resolutions, aspectRatios, frameRates } = model;
  if (durations !== null) offered.set('duration', offerDurations(data, model));
  if (resolutions !== null) offered.set('resolution', offerResolutions(data, model, resolutions.value));
  if (aspectRatios !== null) offered.set('aspectRatio', offerRatios(data, model, aspectRatios.value));
  if (frameRates !== null) offered.set('frameRate', offerRates(data, model, frameRates.value));
  return offered;
}

function offerDurations({ duration, resolution }: PromptData, model: Model): readonly Choice[] {
  const rule = model.durations?.value;
  if (rule === undefined) return [];
  return withOwn(listPicks(listDurations(rule)), duration).map((length) => ({
    value: String(length),
    label: `${formatEnglishNumber(length)} s`,
    ...mark(
      allowsDuration(rule, length)
        ? findBrokenRule(model, resolution, length) &&
            t(texts, 'fit.notAt', { resolution: shorten(normalizeResolution(resolution)) })
        : notOn(model)
    )
  }));
}

function offerResolutions(data: PromptData, model: Model, taken: readonly string[]): readonly Choice[] {
  const all = join([taken.map(normalizeResolution), choices.resolution, [data.resolution]], isSameResolution);
  const isLengthTaken = model.durations === null || allowsDuration(model.durations.value, data.duration);
  return all.map((resolution) => {
    const broken = isLengthTaken ? findBrokenRule(model, resolution, data.duration) : undefined;
    const needs = broken && t(texts, 'fit.needs', { seconds: formatEither(broken.seconds.map(String)) });
    return offer(
      resolution,
      mark(taken.some((known) => isSameResolution(known, resolution)) ? needs : notOn(model))
    );
  });
}

function offerRatios(data: PromptData, model: Model, taken: readonly string[]): readonly Choice[] {
  const all = join([taken, choices.aspectRatio, [data.aspectRatio]], isSameRatio);
  return all.map((ratio) =>
    offer(ratio, mark(taken.some((known) => isSameRatio(known, ratio)) ? undefined : notOn(model)))
  );
}

function offerRates({ frameRate }: PromptData, model: Model, taken: readonly number[]): readonly Choice[] {
  return withOwn(taken, frameRate).map((rate) => ({
    value: String(rate),
    label: `${formatEnglishNumber(rate)} fps`,
    ...mark(taken.includes(rate) ? undefined : notOn(model))
  }));
}

/** The prompt's own number stands among the others, wherever it comes from. */
const withOwn = (numbers: readonly number[], own: number): readonly number[] =>
  numbers.includes(own) || !Number.isFinite(own) ? numbers : [...numbers, own].toSorted((a, b) => a - b);

const notOn = ({ label }: Model): string => t(texts, 'fit.notOn', { model: label });
const mark = (words: string | undefined): Pick<Choice, 'mark'> =>
  words === undefined ? {} : { mark: words };
const offer = (value: string, marked: Pick<Choice, 'mark'>): Choice => ({ value, label: value, ...marked });

/** The rule that keeps this length and this resolution apart. Lengths nobody could tell apart are the same. */
const findBrokenRule = (model: Model, resolution: string, duration: number) =>
  model.crossRules.find(
    (rule) =>
      rule.resolutions.some((ruled) => isSameResolution(ruled, resolution)) &&
      !rule.seconds.some((seconds) => Math.abs(seconds - duration) < 1e-6)
  );

const isSameRatio = (one: string, other: string): boolean =>
  one.trim() === other.trim() || ratioDistance(ratioOf(one) ?? NaN, ratioOf(other) ?? NaN) < 0.005;

/** All the lists one after the other; what is the same in other words, or empty, is left out. */
function join(
  lists: readonly (readonly string[])[],
  isSame: (one: string, other: string) => boolean
): readonly string[] {
  const kept: string[] = [];
  for (const value of lists.flat()) {
    if (value.trim() !== '' && !kept.some((other) => isSame(value, other))) kept.push(value);
  }
  return kept;
}

/** The choices for a range of lengths: the shortest, the longest and common ones. */
function listPicks(lengths: readonly number[]): readonly number[] {
  if (lengths.length <= maxQuickPicks) return lengths;
  const usual: readonly number[] = choices.duration;
  return lengths.filter(
    (length, place) => place === 0 || place === lengths.length - 1 || usual.includes(length)
  );
}
