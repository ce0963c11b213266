import { parsePromptJson } from '#shared/domain/craft/prompt/parse-prompt-json.ts';
import { formatPromptJson } from '#shared/domain/craft/prompt/prompt-json.ts';
import { translate } from '#renderer/lib/messages/translate-sentence.ts';
import type { JsonSource } from '#renderer/ui/json-editor/json-session.ts';
import type { GuideStore } from './guide-store.ts';

/** The guide's prompt, for the JSON editor. */
export function createGuideSource(store: GuideStore): JsonSource {
  return {
    write: () => formatPromptJson(store.getState().document.data),
    take(text) {
      const parsed = parsePromptJson(text);
      if (!parsed.ok) {
        return parsed.error.map((problem) => ({ ...problem, message: translate(problem.message) }));
      }
      store.getState().takeData(parsed.value);
      return [];
    },
    readUnfinished: () => store.getState().jsonText,
    keepUnfinished: (text) => store.getState().setJsonText(text),
    subscribe: (listener) => store.subscribe(listener)
  };
}
