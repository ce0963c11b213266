import { parsePromptJson } from '#shared/domain/craft/prompt/parse-prompt-json.ts';
import { formatPromptJson } from '#shared/domain/craft/prompt/prompt-json.ts';
import { followAfterPaint } from '#renderer/lib/follow-after-paint.ts';
import type { JsonSource } from '#renderer/ui/json-editor/json-session.ts';
import { translate } from '#renderer/lib/messages/translate-sentence.ts';
import { t } from '#renderer/lib/messages/translate.ts';
import texts from '#renderer/messages/en/builder.json';
import type { BuilderStore } from '../builder-store.ts';

/** The prompt being built, for the JSON editor. */
export function createPromptSource(store: BuilderStore): JsonSource {
  const readValue = () => formatPromptJson(store.getState().document.data);
  return {
    write: readValue,
    take(text) {
      const parsed = parsePromptJson(text);
      if (!parsed.ok) {
        return parsed.error.map((problem) => ({ ...problem, message: translate(problem.message) }));
      }
      const { document, replaceDocument } = store.getState();
      if (formatPromptJson(parsed.value) !== readValue()) {
        replaceDocument({
          label: t(texts, 'builder.step.json'),
          document: { ...document, data: parsed.value }
        });
      }
      return [];
    },
    readUnfinished: () => store.getState().jsonText,
    keepUnfinished: (text) => store.getState().setJsonText(text),
    subscribe: (listener) => followAfterPaint(store).subscribe(listener)
  };
}
