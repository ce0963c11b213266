import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '../buttons/button.tsx';
import { words } from '../ui-texts.ts';
import type { JsonProblem } from './json-editor.ts';
import { type JsonSession, type JsonSource, openJsonSession } from './json-session.ts';

type JsonFieldProps = {
  readonly source: JsonSource;
  /** Stands over the problems: what happens to the value while the text has them. */
  readonly whileWrong: string;
  /** On the button that gives the text up. */
  readonly discardLabel: string;
  /** Below the editor while nothing is wrong. */
  readonly note?: ReactNode;
};

/** A value as JSON, editable. What is not valid yet is listed by line and leaves the value as it is. */
export function JsonField({ source, whileWrong, discardLabel, note }: JsonFieldProps) {
  const host = useRef<HTMLDivElement>(null);
  const session = useRef<JsonSession>(null);
  const [problems, setProblems] = useState<readonly JsonProblem[]>([]);

  useEffect(() => {
    if (host.current === null) return undefined;
    const opened = openJsonSession({ host: host.current, source, onProblems: setProblems });
    session.current = opened;
    return opened.close;
  }, [source]);

  return (
    <div className="flex h-full min-h-48 flex-col">
      <div
        ref={host}
        data-own-undo
        className="relative min-h-0 flex-1 overflow-hidden after:pointer-events-none after:absolute after:inset-0 focus-within:after:outline-2 focus-within:after:-outline-offset-2 focus-within:after:outline-ring"
      />
      <div role="status">
        {problems.length > 0 && (
          <div className="grid max-h-48 gap-2 overflow-y-auto border-t border-n6 p-3">
            <p className="text-label text-n11">{whileWrong}</p>
            <ProblemList problems={problems} onChoose={(problem) => session.current?.goTo(problem)} />
            <Button onClick={() => session.current?.showValue()} className="justify-self-start">
              {discardLabel}
            </Button>
          </div>
        )}
      </div>
      {problems.length === 0 && note}
    </div>
  );
}

type ProblemListProps = {
  readonly problems: readonly JsonProblem[];
  readonly onChoose: (problem: JsonProblem) => void;
};

function ProblemList({ problems, onChoose }: ProblemListProps) {
  return (
    <ul className="grid gap-1">
      {problems.map((problem) => (
        <li key={`${problem.line}:${problem.column}:${problem.message}`}>
          <button
            type="button"
            onClick={() => onChoose(problem)}
            className="min-h-6 w-full rounded-control px-2 py-1 text-start text-ui text-danger-11 hover:bg-n4"
          >
            <span className="text-meta">{words.line(problem.line)}</span> {problem.message}
          </button>
        </li>
      ))}
    </ul>
  );
}
