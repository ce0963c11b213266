import { useMemo } from 'react';
import { followAfterPaint } from '#renderer/lib/follow-after-paint.ts';
import { translate } from '#renderer/lib/messages/translate-sentence.ts';
import { t } from '#renderer/lib/messages/translate.ts';
import { Link } from '#renderer/lib/router.ts';
import texts from '#renderer/messages/en/builder.json';
import { JsonField } from '#renderer/ui/json-editor/json-field.tsx';
import type { JsonSource } from '#renderer/ui/json-editor/json-session.ts';
import { paths } from '#shared/contract/paths.ts';
import { parsePromptJson } from '#shared/domain/craft/prompt/parse-prompt-json.ts';
import { formatPromptJson } from '#shared/domain/craft/prompt/prompt-json.ts';
import { useBuilderStore } from '../store/builder-context.ts';
import type { BuilderStore } from '../store/builder-store.ts';

/** The prompt being built, for the JSON editor. */
export function createPromptSource(store: BuilderStore): JsonSource {
  const readValue = () => formatPromptJson(store.getState().document.data);
  return {
    write: readValue,
    take(text) {
      const parsed = parsePromptJson(text, { base: store.getState().document.data });
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

/** The prompt as JSON, editable. */
export function JsonPanel() {
  const store = useBuilderStore();
  const source = useMemo(() => createPromptSource(store), [store]);
  return (
    <JsonField
      source={source}
      whileWrong={t(texts, 'builder.json.wrong')}
      discardLabel={t(texts, 'builder.json.giveUp')}
      note={
        <Link
          to={paths.jsonPrompting.getHref()}
          className="shrink-0 border-t border-n6 px-3 py-2 text-label text-n11 underline underline-offset-2 hover:text-n12 focus-visible:-outline-offset-2"
        >
          {t(texts, 'builder.json.about')}
        </Link>
      }
    />
  );
}
