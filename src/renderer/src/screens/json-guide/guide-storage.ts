import { promptFields } from '#shared/domain/craft/prompt/prompt-fields.ts';
import type { PromptData } from '#shared/domain/craft/prompt/prompt.ts';

/** The editor's content: the prompt, and JSON that is not valid yet. */
export type GuideContent = { readonly data: PromptData; readonly jsonText: string | null };

/** Storage of the guide's editor between visits. */
export type GuideStorage = {
  /** Null where nothing usable is kept. */
  readonly read: () => GuideContent | null;
  readonly write: (content: GuideContent) => void;
};

const key = 'reelwright.jsonGuide';

/** In local storage: the guide's prompt is for trying things out, and what matters is opened in the builder. */
export const guideLocalStorage: GuideStorage = {
  read() {
    try {
      const kept: unknown = JSON.parse(globalThis.localStorage.getItem(key) ?? 'null');
      return isGuideContent(kept) ? kept : null;
    } catch (error) {
      console.warn('Could not read the prompt of the guide', error);
      return null;
    }
  },
  write(content) {
    try {
      globalThis.localStorage.setItem(key, JSON.stringify(content));
    } catch (error) {
      console.warn('Could not keep the prompt of the guide', error);
    }
  }
};

/** Checked without the domain's schema, which would bring zod along. */
export function isGuideContent(kept: unknown): kept is GuideContent {
  if (!isRecord(kept) || !isRecord(kept['data'])) return false;
  const { data, jsonText } = kept;
  if (jsonText !== null && typeof jsonText !== 'string') return false;
  return promptFields.every(({ name, kind }) => isOfKind(kind, data[name]));
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function isOfKind(kind: (typeof promptFields)[number]['kind'], value: unknown): boolean {
  if (kind === 'number') return Number.isFinite(value);
  if (kind === 'switch') return typeof value === 'boolean';
  if (kind === 'list') return Array.isArray(value) && value.every((item) => typeof item === 'string');
  return typeof value === 'string';
}
