// Prompts and shot lists that exceed a vendor's limits.
import { joinWithAnd, sentence } from '../../../../kit/sentence.ts';
import { countPrompt } from '../../model/count-prompt.ts';
import { allowsDuration } from '../../model/durations.ts';
import type { PromptLimit } from '../../model/model.ts';
import type { PromptData, PromptField } from '../../prompt/prompt.ts';
import { writeChoices } from '../../prompt/text/wording.ts';
import { memoizeByPrompt, readBeats, readSpans } from './prompt-texts.ts';
import type { FitRule } from './fit-rule.ts';
import { formatCount, fieldLabelOf } from '../../prompt/phrases.ts';

const nouns = {
  utf16: 'character',
  characters: 'character',
  tokens: 'token'
} as const satisfies Record<PromptLimit['unit'], string>;

const readText = memoizeByPrompt((data) =>
  readSpans(data)
    .map((span) => span.text)
    .join('')
);

/** At least as many UTF-16 units as the finished prompt has, without writing it: our own words add less than this. */
export const estimateUpperBound = memoizeByPrompt((data) => {
  const values = Object.values(data).flat();
  const lines = data.dialogue.split('\n').length;
  return values.reduce<number>(
    (sum, value) => sum + (typeof value === 'string' ? value.length + 20 : 0),
    40 * lines + 200
  );
});

/** The fewest, longest fields that could make up for this much; always at least one. */
function listLongestFields(data: PromptData, overRun: number, unit: PromptLimit['unit']): PromptField[] {
  const lengths = new Map<PromptField, number>();
  for (const { field, text } of readSpans(data)) {
    if (field !== null) lengths.set(field, (lengths.get(field) ?? 0) + countPrompt(text, unit));
  }
  const longest = [...lengths].toSorted((one, other) => other[1] - one[1]);
  let missing = overRun;
  return longest
    .filter(([, length], index) => {
      const isNeeded = index === 0 || missing > 0;
      missing -= length;
      return isNeeded;
    })
    .map(([field]) => field);
}

const promptTooLong: FitRule = {
  id: 'prompt-too-long',
  severity: 'error',
  check: (data, model) => {
    const limit = model.promptLimit?.value;
    if (limit === undefined) return [];
    const maxUnits = limit.unit === 'tokens' ? limit.max * 4 : limit.max;
    if (estimateUpperBound(data) <= maxUnits) return [];
    const length = countPrompt(readText(data), limit.unit);
    if (length <= limit.max) return [];
    const fields = listLongestFields(data, length - limit.max, limit.unit);
    const size = formatCount(length, nouns[limit.unit]);
    const over = length - limit.max;
    return [
      {
        fields,
        message: sentence`The prompt is ${size}, ${over} more than ${model.label} takes (${limit.max}). Trim ${joinWithAnd(fields.map(fieldLabelOf))}.`,
        fix: null
      }
    ];
  }
};

const shotsSum: FitRule = {
  id: 'shots-sum',
  severity: 'error',
  check: (data, model) => {
    const timed = readBeats(data);
    if (timed === null || model.multiShot?.value.sumsExactly !== true) return [];
    if (!Number.isFinite(data.duration)) return [];
    const total = Math.round(timed.beats.reduce((sum, beat) => sum + beat.seconds, 0) * 1000) / 1000;
    if (total === data.duration) return [];
    const canSet = model.durations !== null && allowsDuration(model.durations.value, total);
    return [
      {
        fields: ['duration', timed.field],
        message: sentence`The shots add up to ${total} s; ${model.label} needs them to fill the ${data.duration} s exactly.`,
        fix: canSet ? { label: sentence`Set ${total} s`, data: { ...data, duration: total } } : null
      }
    ];
  }
};

const shotTooLong: FitRule = {
  id: 'shot-too-long',
  severity: 'error',
  check: (data, model) => {
    const timed = readBeats(data);
    const limit = model.multiShot?.value.shotLimit;
    if (timed === null || limit === undefined) return [];
    const lengths = timed.beats.map((beat) => countPrompt(beat.text, limit.unit));
    const longest = Math.max(...lengths);
    if (longest <= limit.max) return [];
    const place = lengths.indexOf(longest) + 1;
    const size = formatCount(longest, nouns[limit.unit]);
    const over = longest - limit.max;
    const message = sentence`Shot ${place} is ${size}, ${over} more than ${model.label} takes for one (${limit.max}).`;
    return [{ fields: [timed.field], message, fix: null }];
  }
};

const tooManyShots: FitRule = {
  id: 'too-many-shots',
  severity: 'error',
  check: (data, model) => {
    const max = model.multiShot?.value.maxShots;
    if (max === undefined) return [];
    const timed = readBeats(data);
    const shots = writeChoices(data.shotTypes);
    const count = Math.max(timed?.beats.length ?? 0, shots.length);
    if (count <= max) return [];
    const message = sentence`${count} shots are more than ${model.label} takes in one clip (${max}).`;
    const kept = data.shotTypes.filter(
      (_, index, all) => writeChoices(all.slice(0, index + 1)).length <= max
    );
    const isTimed = timed !== null && timed.beats.length > max;
    const fix = { label: sentence`Keep the first ${max}`, data: { ...data, shotTypes: kept } };
    return [{ fields: [isTimed ? timed.field : 'shotTypes'], message, fix: isTimed ? null : fix }];
  }
};

export const lengthRules: readonly FitRule[] = [promptTooLong, shotsSum, shotTooLong, tooManyShots];
