// The prompt as JSON to paste into a chat or a form: a convention of its users, which no vendor's API reads.
import type { Model } from '../../model/model.ts';
import { promptFieldNames } from '../../prompt/prompt-fields.ts';
import type { PromptData, PromptField } from '../../prompt/prompt.ts';
import { groupPromptData, withoutEmpty } from '../../prompt/text/veo3-data.ts';
import { memoizeByFields } from '../../prompt/text/write-prompt.ts';
import { writeChoices } from '../../prompt/text/wording.ts';
import { isProseField } from '../family/family.ts';
import { splitBeats, splitSeconds } from '../family/shot-list.ts';

type Beat = { readonly start: number; readonly end: number; readonly shot: string; readonly visual: string };

/** Grouped as our own prompts are, with a timeline where there is more than one shot or beat. */
export function toPasteJson(
  data: PromptData,
  model: Model,
  negativePrompt: string,
  dropped: ReadonlySet<PromptField>
): Record<string, unknown> {
  const kept = forget(data, dropped);
  const groups = describeGroup(kept);
  if (model.family === 'seedance') return toBeatSheet(kept, groups);
  const timeline = listBeats(kept).map(({ start, end, shot, visual }) =>
    withoutEmpty({ start, end, shot, visual })
  );
  return withoutEmpty({
    model: model.target ?? model.id,
    settings: withoutEmpty({
      durationSeconds: data.duration,
      fps: dropped.has('frameRate') ? null : data.frameRate,
      resolution: kept.resolution.trim(),
      aspectRatio: kept.aspectRatio.trim()
    }),
    ...groups,
    negativePrompt,
    timeline: timeline.length > 1 ? timeline : []
  });
}

/** The form Seedance's users paste: what holds for the whole clip, then its beats. */
function toBeatSheet(data: PromptData, groups: Record<string, unknown>): Record<string, unknown> {
  const { scene, camera, audio, additional } = groups;
  return withoutEmpty({
    duration: data.duration,
    ratio: data.aspectRatio.trim(),
    resolution: data.resolution.trim(),
    scene,
    camera,
    audio_note: audio,
    additional,
    timeline: listBeats(data).map(({ start, end, shot, visual }) =>
      withoutEmpty({ t: `${start}-${end}s`, fn: shot, visual })
    )
  });
}

/** Parts left out of the text are left out of the JSON too. */
function forget(data: PromptData, dropped: ReadonlySet<PromptField>): PromptData {
  const emptied = [...dropped].flatMap((field) => {
    const value = data[field];
    if (typeof value === 'number') return [];
    return [[field, typeof value === 'string' ? '' : typeof value === 'boolean' ? false : []] as const];
  });
  return { ...data, ...Object.fromEntries(emptied) };
}

const describeGroup = memoizeByFields(promptFieldNames.filter(isProseField), (data) => {
  const { settings: _, ...groups } = groupPromptData(data);
  return groups;
});

/** As many beats as there are shots or actions, whichever is more; one where there is neither. */
const listBeats = memoizeByFields(['shotTypes', 'action', 'duration'], (data): readonly Beat[] => {
  const shots = writeChoices(data.shotTypes);
  const beats = splitBeats(data.action);
  const count = Math.max(Math.min(Math.max(shots.length, beats.length), Math.floor(data.duration)), 1);
  const seconds = splitSeconds(data.duration, count);
  let start = 0;
  return seconds.map((length, index) => {
    const beat = {
      start,
      end: start + length,
      shot: shots[index] ?? '',
      visual: index < count - 1 ? (beats[index] ?? '') : beats.slice(index).join(' ')
    };
    start = beat.end;
    return beat;
  });
});
