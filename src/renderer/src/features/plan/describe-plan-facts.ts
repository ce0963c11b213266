import type { ClipPlan } from '#shared/domain/craft/plan/clip/clip-plan.ts';
import type { PromptDocument } from '#shared/domain/craft/prompt/prompt.ts';
import { t } from '#renderer/lib/messages/translate.ts';
import texts from '#renderer/messages/en/plan.json';

/** "22 s · 3 clips · 16:9 · 720p". */
export function describePlanFacts(
  { clips, totalSeconds, resolution }: ClipPlan,
  { data }: PromptDocument
): string {
  const facts = [
    t(texts, 'plan.seconds', { seconds: totalSeconds }),
    t(texts, 'plan.clips', { count: clips.length }),
    data.aspectRatio.trim(),
    resolution
  ];
  return facts.filter((fact) => fact !== '').join(' · ');
}
