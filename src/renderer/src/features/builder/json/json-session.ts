// Ties the JSON editor to the prompt, both ways: what is typed becomes the prompt once it is one, and what changes
// elsewhere is shown unless that would overwrite text the user has not finished.
import { parsePromptJson } from '#shared/domain/prompt/parse-prompt-json.ts';
import type { PromptData } from '#shared/domain/prompt/prompt.ts';
import { formatPromptJson } from '#shared/domain/prompt/prompt-json.ts';
import { followAfterPaint } from '#renderer/lib/follow-after-paint.ts';
import type { BuilderStore } from '../builder-store.ts';
import { type JsonEditor, type JsonProblem, openJsonEditor } from './json-editor.ts';

const typingPauseMs = 500;

export type JsonSession = Pick<JsonEditor, 'goTo' | 'close'> & {
  /** Gives up what was typed and shows the fields again. */
  readonly showFields: () => void;
};

type Options = {
  readonly host: HTMLElement;
  readonly store: BuilderStore;
  readonly tellProblems: (problems: readonly JsonProblem[]) => void;
};

export function openJsonSession({ host, store, tellProblems }: Options): JsonSession {
  const unfinished = store.getState().jsonText;
  let shown: PromptData = store.getState().document.data;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const editor = openJsonEditor({
    host,
    text: unfinished ?? formatPromptJson(shown),
    onEdit: () => {
      store.getState().setJsonText(editor.readText());
      clearTimeout(timer);
      timer = setTimeout(apply, typingPauseMs);
    }
  });
  if (unfinished !== null) apply();

  function tell(problems: readonly JsonProblem[]): void {
    editor.showProblems(problems);
    tellProblems(problems);
  }

  function apply(): void {
    clearTimeout(timer);
    const { jsonText, document, replaceDocument, setJsonText } = store.getState();
    if (jsonText === null) return;
    const parsed = parsePromptJson(jsonText);
    if (!parsed.ok) {
      tell(parsed.error);
      return;
    }
    tell([]);
    if (formatPromptJson(parsed.value) !== formatPromptJson(document.data)) {
      shown = parsed.value;
      replaceDocument({ label: 'Edit JSON', document: { ...document, data: parsed.value } });
    }
    shown = store.getState().document.data;
    setJsonText(null);
  }

  function showFields(): void {
    clearTimeout(timer);
    shown = store.getState().document.data;
    store.getState().setJsonText(null);
    editor.showText(formatPromptJson(shown));
    tell([]);
  }

  const stop = followAfterPaint(store).subscribe(({ document, jsonText }) => {
    if (jsonText === null && document.data !== shown) showFields();
  });

  return {
    goTo: editor.goTo,
    showFields,
    close() {
      apply();
      stop();
      editor.close();
    }
  };
}
