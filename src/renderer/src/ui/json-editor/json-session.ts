// Ties the JSON editor to a value that is edited elsewhere too, both ways: what is typed becomes the value once it is
// one, and what changes elsewhere is shown unless that would overwrite text the user has not finished.
import { type JsonEditor, type JsonProblem, openJsonEditor } from './json-editor.ts';

const typingPauseMs = 500;

/** A value that can be written as JSON and read from it. */
export type JsonSource = {
  /** The value as it is now, as JSON. */
  readonly write: () => string;
  /** Takes the value in `text`, or says what is wrong with it and changes nothing. */
  readonly take: (text: string) => readonly JsonProblem[];
  /** Typed text that was not applied yet; null for none. */
  readonly readUnfinished: () => string | null;
  readonly keepUnfinished: (text: string | null) => void;
  /** Calls back after a change of the value or of the unfinished text; the answer stops that. */
  readonly subscribe: (listener: () => void) => () => void;
};

export type JsonSession = Pick<JsonEditor, 'goTo' | 'close'> & {
  /** Gives up what was typed and shows the value again. */
  readonly showValue: () => void;
};

type Options = {
  readonly host: HTMLElement;
  readonly source: JsonSource;
  readonly onProblems: (problems: readonly JsonProblem[]) => void;
};

export function openJsonSession({ host, source, onProblems }: Options): JsonSession {
  const unfinished = source.readUnfinished();
  let shown = source.write();
  let timer: ReturnType<typeof setTimeout> | undefined;

  const editor = openJsonEditor({
    host,
    text: unfinished ?? shown,
    onEdit: () => {
      source.keepUnfinished(editor.readText());
      clearTimeout(timer);
      timer = setTimeout(apply, typingPauseMs);
    }
  });
  if (unfinished !== null) apply();

  function tell(problems: readonly JsonProblem[]): void {
    editor.showProblems(problems);
    onProblems(problems);
  }

  function apply(): void {
    clearTimeout(timer);
    const text = source.readUnfinished();
    if (text === null) return;
    const problems = source.take(text);
    tell(problems);
    if (problems.length > 0) return;
    shown = source.write();
    source.keepUnfinished(null);
  }

  function showValue(): void {
    clearTimeout(timer);
    shown = source.write();
    source.keepUnfinished(null);
    editor.showText(shown);
    tell([]);
  }

  const stop = source.subscribe(() => {
    if (source.readUnfinished() === null && source.write() !== shown) showValue();
  });

  return {
    goTo: editor.goTo,
    showValue,
    close() {
      apply();
      stop();
      editor.close();
    }
  };
}
