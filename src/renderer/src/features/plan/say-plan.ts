import type { ClipPlan } from '#shared/domain/craft/plan/clip/clip-plan.ts';
import type { PromptDocument } from '#shared/domain/craft/prompt/prompt.ts';
import { say } from '#renderer/lib/messages/say.ts';
import texts from '#renderer/messages/en/plan.json';

/** "22 s · 3 clips · 16:9 · 720p". */
export function sayFacts({ clips, totalSeconds, resolution }: ClipPlan, { data }: PromptDocument): string {
  const facts = [
    say(texts, 'plan.seconds', { seconds: totalSeconds }),
    say(texts, 'plan.clips', { count: clips.length }),
    data.aspectRatio.trim(),
    resolution
  ];
  return facts.filter((fact) => fact !== '').join(' · ');
}
