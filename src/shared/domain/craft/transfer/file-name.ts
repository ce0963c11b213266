import { toIsoDate } from '#shared/kit/iso-date.ts';
import type { PromptDocument } from '../prompt/prompt.ts';

/** A name every file system takes, from the prompt's own: "golden-hour-market.vprompt". */
export function promptFileName({ name, data }: PromptDocument): string {
  const words = (name.trim() || data.concept.trim() || data.mainSubject.trim())
    .normalize('NFKC')
    .toLocaleLowerCase()
    .match(/[\p{Letter}\p{Mark}\p{Number}]+/gu);
  const stem = Array.from((words ?? []).join('-'))
    .slice(0, 60)
    .join('')
    .replace(/-$/, '');
  return `${stem || 'prompt'}.vprompt`;
}

/** "reelwright-2026-11-20.vpack" for the day of `now`, in UTC. */
export function stampedName(now: number): string {
  return `reelwright-${toIsoDate(now).slice(0, 10)}.vpack`;
}
