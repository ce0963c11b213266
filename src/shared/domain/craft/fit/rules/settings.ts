// Settings that a vendor refuses: length, resolution, ratio, and the pairs of them that exclude each other.
import { joinWithOr, sentence } from '../../../../kit/sentence.ts';
import { allowsDuration, listDurations, describeDurations } from '../../model/durations.ts';
import type { Model } from '../../model/model.ts';
import { findNearest, isSameResolution, linesOf, ratioDistance, ratioOf } from '../../model/nearest.ts';
import { defaultPromptData } from '../../prompt/default-prompt.ts';
import { normalizeResolution } from '../../prompt/prompt-fields.ts';
import type { PromptData } from '../../prompt/prompt.ts';
import { shorten } from '../../prompt/phrases.ts';
import type { FitRule } from './fit-rule.ts';

/** The lengths the model takes at this resolution; all of its lengths where no rule ties the two. */
function listFittingDurations(model: Model, resolution: string): readonly number[] {
  const all = model.durations === null ? [] : listDurations(model.durations.value);
  const tied = model.crossRules.filter((rule) => isTied(rule.resolutions, resolution));
  const fitting = all.filter((seconds) => tied.every((rule) => isOneOf(rule.seconds, seconds)));
  return fitting.length > 0 ? fitting : all;
}

/** Lengths that differ by less than anybody could cut are the same. */
const isOneOf = (lengths: readonly number[], seconds: number): boolean =>
  lengths.some((length) => Math.abs(length - seconds) < 1e-6);

const isTied = (resolutions: readonly string[], resolution: string): boolean =>
  resolutions.some((tied) => isSameResolution(tied, resolution));

function setDuration(data: PromptData, candidates: readonly number[]) {
  const target = Number.isFinite(data.duration) ? data.duration : 8;
  const longestFirst = candidates.toSorted((one, other) => other - one);
  const seconds = findNearest(longestFirst, (candidate) => Math.abs(candidate - target));
  if (seconds === undefined) return null;
  return { label: sentence`Set ${seconds} s`, data: { ...data, duration: seconds } };
}

const durationUnsupported: FitRule = {
  id: 'duration-unsupported',
  severity: 'error',
  check: (data, model) => {
    const rule = model.durations?.value;
    if (rule === undefined || allowsDuration(rule, data.duration)) return [];
    const taken = describeDurations(rule);
    const all = listDurations(rule);
    const { duration } = data;
    const fix = setDuration(data, listFittingDurations(model, data.resolution));
    const message = !Number.isFinite(data.duration)
      ? sentence`The length is missing; ${model.label} takes ${taken}.`
      : data.duration > Math.max(...all)
        ? sentence`${duration} s is longer than ${model.label} takes (${taken}).`
        : data.duration < Math.min(...all)
          ? sentence`${duration} s is shorter than ${model.label} takes (${taken}).`
          : sentence`${duration} s is not a length ${model.label} takes (${taken}).`;
    return [{ fields: ['duration'], message, fix }];
  }
};

/** A rejected length has a finding of its own, whose fix already suits the resolution. */
const resolutionDuration: FitRule = {
  id: 'resolution-duration',
  severity: 'error',
  check: (data, model) => {
    if (!Number.isFinite(data.duration)) return [];
    if (model.durations !== null && !allowsDuration(model.durations.value, data.duration)) return [];
    const broken = model.crossRules.find(
      (rule) => isTied(rule.resolutions, data.resolution) && !isOneOf(rule.seconds, data.duration)
    );
    if (broken === undefined) return [];
    const resolution = shorten(normalizeResolution(data.resolution.trim()));
    const message = sentence`${resolution} needs ${joinWithOr(broken.seconds)} s on ${model.label}; this is ${data.duration} s.`;
    const fix = setDuration(data, listFittingDurations(model, data.resolution));
    const isFixed = fix !== null && isOneOf(broken.seconds, fix.data.duration);
    return [{ fields: ['duration', 'resolution'], message, fix: isFixed ? fix : null }];
  }
};

const resolutionUnsupported: FitRule = {
  id: 'resolution-unsupported',
  severity: 'error',
  check: (data, model) => {
    const taken = model.resolutions?.value;
    if (taken === undefined || data.resolution.trim() === '' || isTied(taken, data.resolution)) return [];
    const target = linesOf(data.resolution) ?? 1080;
    const nearest = findNearest(taken, (candidate) => Math.abs((linesOf(candidate) ?? 0) - target));
    const resolution = normalizeResolution(nearest ?? '');
    return [
      {
        fields: ['resolution'],
        message: sentence`${model.label} does not take ${shorten(data.resolution)} (it takes ${joinWithOr(taken.map(normalizeResolution))}).`,
        fix: { label: sentence`Set ${resolution}`, data: { ...data, resolution } }
      }
    ];
  }
};

const aspectUnsupported: FitRule = {
  id: 'aspect-unsupported',
  severity: 'error',
  check: (data, model) => {
    const taken = model.aspectRatios?.value;
    const wanted = data.aspectRatio.trim();
    const ratio = ratioOf(wanted);
    const distance = (other: string): number => ratioDistance(ratio ?? 16 / 9, ratioOf(other) ?? Infinity);
    const isTaken = (other: string): boolean =>
      other === wanted || (ratio !== undefined && distance(other) < 0.005);
    if (taken === undefined || wanted === '' || taken.some(isTaken)) return [];
    const aspectRatio = findNearest(taken, distance) ?? '';
    return [
      {
        fields: ['aspectRatio'],
        message: sentence`${model.label} does not take ${shorten(wanted)} (it takes ${joinWithOr(taken)}); a new ratio needs the shot reframed.`,
        fix: { label: sentence`Set ${aspectRatio}`, data: { ...data, aspectRatio } }
      }
    ];
  }
};

export const settingsRules: readonly FitRule[] = [
  durationUnsupported,
  resolutionUnsupported,
  resolutionDuration,
  aspectUnsupported
];

const fpsIgnored: FitRule = {
  id: 'fps-ignored',
  severity: 'info',
  check: (data, model) => {
    const rates = model.frameRates?.value;
    if (rates === undefined || !Number.isFinite(data.frameRate) || rates.includes(data.frameRate)) return [];
    const frameRate = findNearest(rates, (rate) => Math.abs(rate - data.frameRate)) ?? data.frameRate;
    return [
      {
        fields: ['frameRate'],
        message: sentence`${data.frameRate} fps is ignored: ${model.label} delivers ${joinWithOr(rates)} fps.`,
        fix: { label: sentence`Set ${frameRate} fps`, data: { ...data, frameRate } }
      }
    ];
  }
};

/** No video model has such a setting; the default says nothing, since nobody chose it. */
const qualityIgnored: FitRule = {
  id: 'quality-ignored',
  severity: 'info',
  check: (data, model) => {
    if (!Number.isFinite(data.quality) || data.quality === defaultPromptData.quality) return [];
    const message = sentence`Quality ${data.quality} has no effect: ${model.label} has no such setting. Choose a faster or a finer model instead.`;
    return [{ fields: ['quality'], message, fix: null }];
  }
};

export const ignoredRules: readonly FitRule[] = [fpsIgnored, qualityIgnored];
