import { useEffect, useMemo, useState } from 'react';
import { createPortal, flushSync } from 'react-dom';
import { buildStoryboard, type StoryboardFrame } from '#shared/domain/plan/storyboard.ts';
import type { PlanVersion } from './plan-version.ts';

/** What is on paper when the page is printed. It is drawn for the printer alone, so typing is not held up by it. */
export function PrintedStoryboard({ version }: { readonly version: PlanVersion }) {
  const isPrinting = useIsPrinting();
  return isPrinting ? createPortal(<Sheet version={version} />, document.body) : null;
}

function useIsPrinting(): boolean {
  const [isPrinting, setIsPrinting] = useState(false);
  useEffect(() => {
    // The picture for the printer is taken as soon as the event is over.
    const start = () => flushSync(() => setIsPrinting(true));
    const end = () => setIsPrinting(false);
    addEventListener('beforeprint', start);
    addEventListener('afterprint', end);
    return () => {
      removeEventListener('beforeprint', start);
      removeEventListener('afterprint', end);
    };
  }, []);
  return isPrinting;
}

function Sheet({ version: { plan, document } }: { readonly version: PlanVersion }) {
  const { title, summary, continuity, note, frames } = useMemo(
    () => buildStoryboard(plan, document),
    [plan, document]
  );
  return (
    <section aria-label="Storyboard" className="kit-sheet hidden text-ui print:block">
      <h1 dir="auto" className="text-title font-semibold">
        {title}
      </h1>
      <p className="mt-1 font-mono text-meta">{summary}</p>
      {note !== '' && <p className="mt-2">{note}</p>}
      {continuity !== '' && (
        <p dir="auto" className="mt-2">
          <strong>In every clip:</strong> {continuity}
        </p>
      )}
      <ol className="mt-4 grid gap-3">
        {frames.map((frame) => (
          <PrintedFrame key={frame.number} frame={frame} />
        ))}
      </ol>
    </section>
  );
}

function PrintedFrame({ frame }: { readonly frame: StoryboardFrame }) {
  const { number, time, label, framing, picture, dialogue, sounds, prompt, problems } = frame;
  const rows = [
    { name: 'Picture', text: picture || 'The action goes on' },
    { name: 'Framing', text: framing },
    { name: 'Dialogue', text: dialogue.join('\n') },
    { name: 'Sound', text: sounds },
    { name: 'Mind', text: problems.join(' ') },
    { name: 'Prompt', text: prompt }
  ].filter(({ text }) => text !== '');
  return (
    <li className="grid break-inside-avoid grid-cols-[9rem_1fr] gap-4 border-t border-n8 pt-2">
      <div>
        <h2 className="text-read">
          {number}. <span className="font-mono text-label">{time}</span>
        </h2>
        <p className="mt-0.5 text-label">{label}</p>
        {/* Room to draw in. */}
        <div className="mt-2 aspect-video w-full rounded-tag border border-n8" />
      </div>
      <dl className="grid content-start gap-1">
        {rows.map(({ name, text }) => (
          <div key={name} className="grid grid-cols-[4.5rem_1fr] items-baseline gap-2">
            <dt className="text-label">{name}</dt>
            <dd dir="auto" className="wrap-anywhere whitespace-pre-line">
              {text}
            </dd>
          </div>
        ))}
      </dl>
    </li>
  );
}
