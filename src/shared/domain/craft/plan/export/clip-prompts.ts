// Every clip as a prompt of its own, to open in the builder, to render and to hand on.
import { newHistoryEntry } from '../../prompt/history/history-list.ts';
import type { HistoryEntry } from '../../prompt/history/history.ts';
import type { PromptDocument } from '../../prompt/prompt.ts';
import type { PackContent } from '../../transfer/pack-file.ts';
import type { ClipPlan } from '../clip/clip-plan.ts';
import { lastSentenceOf } from '../story/write-beat.ts';

/** In the plan's order, named "… clip 1 of 3". Where a clip has no beat of its own, what happened last goes on. */
export function listClipPrompts(
  { clips, modelId, resolution }: ClipPlan,
  document: PromptDocument
): PromptDocument[] {
  let lastBeat = '';
  return clips.map(({ beat, dialogue, seconds, shotTypes, soundEffects }, index) => {
    const action = beat || lastSentenceOf(lastBeat);
    lastBeat = beat || lastBeat;
    const number = `clip ${index + 1} of ${clips.length}`;
    const name = document.name.trim() === '' ? `C${number.slice(1)}` : `${document.name.trim()}, ${number}`;
    const data = {
      ...document.data,
      concept: '',
      action,
      dialogue,
      duration: seconds,
      shotTypes: [...shotTypes],
      soundEffects: [...soundEffects],
      resolution,
      model: modelId
    };
    return { name, data };
  });
}

/** The clips as a pack's history, the first clip at its top. `now`: milliseconds since 1970. */
export function buildClipPack(plan: ClipPlan, document: PromptDocument, now: number): PackContent {
  const history: HistoryEntry[] = [];
  for (const clip of listClipPrompts(plan, document).toReversed()) {
    history.unshift(newHistoryEntry({ document: clip, entries: history, now }));
  }
  return { history, templates: [], marks: [] };
}
