// Replaces settings that a model does not accept with the nearest accepted ones, each with its reason. Unknown ones stay.
import { joinWithOr, joinMessages, type Sentence, sentence } from '../../../../kit/sentence.ts';
import { isSameResolution, linesOf, ratioDistance, ratioOf } from '../../model/nearest.ts';
import { allowsDuration, nearestDuration, describeDurations } from '../../model/durations.ts';
import type { Model } from '../../model/model.ts';
import type { PromptData } from '../../prompt/prompt.ts';

export type SettingChange = {
  readonly field: 'duration' | 'resolution' | 'aspectRatio' | 'frameRate';
  readonly why: Sentence;
};
export type Settled = { readonly data: PromptData; readonly changes: readonly SettingChange[] };

type Settle = (
  data: PromptData,
  model: Model
) => { readonly value: string | number; readonly why: Sentence | null } | null;

const settles: readonly (readonly [SettingChange['field'], Settle])[] = [
  ['duration', resolveDuration],
  ['aspectRatio', resolveRatio],
  ['resolution', resolveResolution],
  ['resolution', resolveCrossRules],
  ['frameRate', resolveFrameRate]
];

/** The data as the model takes it. Spelling follows the registry ("4K"); empty settings stay empty. */
export function resolveSettings(data: PromptData, model: Model): Settled {
  return settles.reduce<Settled>(
    (settled, [field, settle]) => {
      const change = settle(settled.data, model);
      if (change === null || settled.data[field] === change.value) return settled;
      const { value, why } = change;
      return {
        data: { ...settled.data, [field]: value },
        changes: why === null ? settled.changes : addReason(settled.changes, field, why)
      };
    },
    { data, changes: [] }
  );
}

function addReason(
  changes: readonly SettingChange[],
  field: SettingChange['field'],
  why: Sentence
): SettingChange[] {
  const earlier = changes.find((change) => change.field === field);
  const others = changes.filter((change) => change.field !== field);
  return [...others, { field, why: earlier === undefined ? why : joinMessages([earlier.why, why]) }];
}

function resolveDuration({ duration }: PromptData, model: Model): ReturnType<Settle> {
  const rule = model.durations?.value;
  if (rule === undefined || allowsDuration(rule, duration)) return null;
  const value = nearestDuration(rule, duration);
  const why = sentence`${model.label} takes ${describeDurations(rule)}, so ${duration} s becomes ${value} s.`;
  const hasRest = duration > value;
  return { value, why: hasRest ? joinMessages([why, sentence`The clip plan has room for the rest.`]) : why };
}

function resolveRatio({ aspectRatio }: PromptData, model: Model): ReturnType<Settle> {
  const ratios = model.aspectRatios?.value ?? [];
  const wanted = ratioOf(aspectRatio);
  if (aspectRatio.trim() === '' || ratios.length === 0) return null;
  const same = ratios.find((ratio) => ratio === aspectRatio.trim() || ratioOf(ratio) === wanted);
  if (same !== undefined) return { value: same, why: formatSettingName(model, same, aspectRatio) };
  const distance = (ratio: string) => ratioDistance(ratioOf(ratio) ?? 1, wanted ?? 16 / 9);
  return { value: pickLeast(ratios, distance), why: describeSupported(model, ratios, aspectRatio.trim()) };
}

function resolveResolution({ resolution }: PromptData, model: Model): ReturnType<Settle> {
  const resolutions = model.resolutions?.value ?? [];
  if (resolution.trim() === '' || resolutions.length === 0) return null;
  const same = resolutions.find((known) => isSameResolution(known, resolution));
  if (same !== undefined) return { value: same, why: formatSettingName(model, same, resolution) };
  const wanted = linesOf(resolution) ?? 1080;
  const distance = (known: string) => Math.abs((linesOf(known) ?? 0) - wanted);
  return {
    value: pickLeast(resolutions, distance),
    why: describeSupported(model, resolutions, resolution.trim())
  };
}

/** The length is what the creator told the story in, so it is the resolution that gives way where it can. */
function resolveCrossRules(data: PromptData, model: Model): ReturnType<Settle> {
  const breaks = (resolution: string) =>
    model.crossRules.find(
      (rule) =>
        rule.resolutions.some((ruled) => isSameResolution(ruled, resolution)) &&
        !rule.seconds.includes(data.duration)
    );
  const broken = breaks(data.resolution);
  const allowed = (model.resolutions?.value ?? []).filter((resolution) => breaks(resolution) === undefined);
  if (broken === undefined || allowed.length === 0) return null;
  const wanted = linesOf(data.resolution) ?? 1080;
  return {
    value: pickLeast(allowed, (resolution) => Math.abs((linesOf(resolution) ?? 0) - wanted)),
    why: sentence`${model.label} gives ${data.resolution} only at ${joinWithOr(broken.seconds)} s, and this clip takes ${data.duration} s.`
  };
}

function resolveFrameRate({ frameRate }: PromptData, model: Model): ReturnType<Settle> {
  const rates = model.frameRates?.value ?? [];
  if (rates.length === 0 || rates.includes(frameRate)) return null;
  const value = pickLeast(rates, (rate) => Math.abs(rate - frameRate));
  return {
    value,
    why: sentence`${model.label} delivers ${joinWithOr(rates)} frames a second, not ${frameRate}.`
  };
}

/** Another spelling is worth a word, another case is not. */
const formatSettingName = (model: Model, known: string, wanted: string): Sentence | null =>
  known.toLowerCase() === wanted.trim().toLowerCase()
    ? null
    : sentence`${model.label} calls ${wanted.trim()} ${known}.`;

const describeSupported = (model: Model, values: readonly string[], wanted: string): Sentence =>
  sentence`${model.label} takes ${joinWithOr(values)}, not ${wanted}.`;

const pickLeast = <Item>(items: readonly Item[], distance: (item: Item) => number): Item =>
  items.reduce((best, item) => (distance(item) < distance(best) ? item : best));
