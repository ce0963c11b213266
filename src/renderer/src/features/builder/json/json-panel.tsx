import { useEffect, useRef, useState } from 'react';
import { Button } from '#renderer/ui/button.tsx';
import { useBuilderStore } from '../builder-context.ts';
import type { JsonProblem } from './json-editor.ts';
import { type JsonSession, openJsonSession } from './json-session.ts';

/** The prompt as JSON, editable. What is not valid yet is listed by line and leaves the fields as they are. */
export function JsonPanel() {
  const store = useBuilderStore();
  const host = useRef<HTMLDivElement>(null);
  const session = useRef<JsonSession>(null);
  const [problems, setProblems] = useState<readonly JsonProblem[]>([]);

  useEffect(() => {
    if (host.current === null) return undefined;
    const opened = openJsonSession({ host: host.current, store, tellProblems: setProblems });
    session.current = opened;
    return opened.close;
  }, [store]);

  return (
    <div className="flex h-full min-h-48 flex-col">
      <div
        ref={host}
        data-own-undo
        className="relative min-h-0 flex-1 overflow-hidden after:pointer-events-none after:absolute after:inset-0 focus-within:after:outline-2 focus-within:after:-outline-offset-2 focus-within:after:outline-ring"
      />
      <ProblemList
        problems={problems}
        onChoose={(problem) => session.current?.goTo(problem)}
        onGiveUp={() => session.current?.showFields()}
      />
    </div>
  );
}

type ProblemListProps = {
  readonly problems: readonly JsonProblem[];
  readonly onChoose: (problem: JsonProblem) => void;
  readonly onGiveUp: () => void;
};

function ProblemList({ problems, onChoose, onGiveUp }: ProblemListProps) {
  return (
    <div role="status">
      {problems.length > 0 && (
        <div className="grid max-h-48 gap-2 overflow-y-auto border-t border-n6 p-3">
          <p className="text-label text-n11">This is not a prompt yet, so the fields keep their values.</p>
          <ul className="grid gap-1">
            {problems.map((problem) => (
              <li key={`${problem.line}:${problem.column}:${problem.message}`}>
                <button
                  type="button"
                  onClick={() => onChoose(problem)}
                  className="min-h-6 w-full rounded-control px-2 py-1 text-start text-ui text-danger-11 hover:bg-n4"
                >
                  <span className="text-meta">Line {problem.line}</span> {problem.message}
                </button>
              </li>
            ))}
          </ul>
          <Button onClick={onGiveUp} className="justify-self-start">
            Discard and show the fields
          </Button>
        </div>
      )}
    </div>
  );
}
