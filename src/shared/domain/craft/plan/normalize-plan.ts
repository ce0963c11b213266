// Computes a plan from its clips' contents: times, takes, texts and problems.
import type { Clip, ClipContent, ClipPlan, PlanSource } from './clip/clip-plan.ts';
import { describePlan, findProblems } from './describe-plan.ts';
import { resolveModel } from './clip/clip-rules.ts';
import { clipWriter, writeContinuity } from './write-clip.ts';

/** A plan of the contents in their order. Kinds and takes are put right, lengths and words are kept as they are. */
export function normalizePlan(
  contents: readonly ClipContent[],
  resolution: string,
  source: PlanSource
): ClipPlan {
  const { data } = source.document;
  const model = resolveModel(source);
  const write = clipWriter(data, model);
  const continuity = writeContinuity(data);
  const ordered = numberTakes(contents);
  let startSeconds = 0;
  let lastBeat = '';
  let shortened = 0;
  const clips = ordered.map((content): Clip => {
    const { text, isShortened, isTooLong } = write(content, lastBeat);
    const problems = findProblems(content, { clips: ordered, model, resolution, data, isTooLong });
    const clip = { ...content, startSeconds, continuity, text, problems };
    startSeconds = roundOff(startSeconds + content.seconds);
    lastBeat = content.beat || lastBeat;
    shortened += isShortened ? 1 : 0;
    return clip;
  });
  const plan = { modelId: model.id, resolution, totalSeconds: startSeconds, clips };
  return { ...plan, note: describePlan(plan, shortened, source, model) };
}

/** Takes count up; an extension needs a clip to extend, and a shot without neighbours is a clip. */
function numberTakes(contents: readonly ClipContent[]): ClipContent[] {
  let take = 0;
  return contents.map((content, index) => {
    const before = contents[index - 1];
    const sharesTake = before?.kind === 'shot' && content.kind === 'shot' && before.take === content.take;
    const goesOn =
      sharesTake || (content.kind === 'extension' && before !== undefined && before.kind !== 'shot');
    take += goesOn ? 0 : 1;
    const next = contents[index + 1];
    const isAlone = !sharesTake && !(next?.kind === 'shot' && next.take === content.take);
    const kind = content.kind === 'extension' ? goesOn : content.kind === 'shot' && !isAlone;
    return { ...content, take, kind: kind ? content.kind : 'clip' };
  });
}

/** Tenths of seconds do not add up exactly in binary. */
const roundOff = (seconds: number): number => Math.round(seconds * 1000) / 1000;
