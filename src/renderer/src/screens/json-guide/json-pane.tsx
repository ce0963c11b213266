import { useMemo } from 'react';
import { translate } from '#renderer/lib/messages/translate-sentence.ts';
import { t } from '#renderer/lib/messages/translate.ts';
import texts from '#renderer/messages/en/json-guide.json';
import { JsonField } from '#renderer/ui/json-editor/json-field.tsx';
import type { JsonSource } from '#renderer/ui/json-editor/json-session.ts';
import { parsePromptJson } from '#shared/domain/craft/prompt/parse-prompt-json.ts';
import { formatPromptJson } from '#shared/domain/craft/prompt/prompt-json.ts';
import { guideContext, type GuideStore } from './guide-store.ts';

/** The guide's prompt, for the JSON editor. */
export function createGuideSource(store: GuideStore): JsonSource {
  return {
    write: () => formatPromptJson(store.getState().document.data),
    take(text) {
      const parsed = parsePromptJson(text, { base: store.getState().document.data });
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

/** The guide's prompt as JSON, editable. */
export function JsonSide() {
  const store = guideContext.useStoreApi();
  const source = useMemo(() => createGuideSource(store), [store]);
  return (
    <JsonField
      source={source}
      whileWrong={t(texts, 'json-guide.wrong')}
      discardLabel={t(texts, 'json-guide.giveUp')}
    />
  );
}
