import { useEffect, useMemo, useState } from 'react';
import { createPortal, flushSync } from 'react-dom';
import { translate } from '#renderer/lib/messages/translate-sentence.ts';
import { t } from '#renderer/lib/messages/translate.ts';
import texts from '#renderer/messages/en/plan.json';
import type { Clip, ClipPlan } from '#shared/domain/craft/plan/clip/clip-plan.ts';
import { buildStoryboard, type StoryboardFrame } from '#shared/domain/craft/plan/export/storyboard.ts';
import { frameLook } from '#shared/domain/craft/prompt/frame/frame-look.ts';
import type { PromptDocument } from '#shared/domain/craft/prompt/prompt.ts';
import type { PlanVersion } from './plan-version.ts';

/** "22 s · 3 clips · 16:9 · 720p". */
export function describePlanFacts(
  { clips, totalSeconds, resolution }: ClipPlan,
  { data }: PromptDocument
): string {
  const facts = [
    t(texts, 'plan.seconds', { seconds: totalSeconds }),
    t(texts, 'plan.clips', { count: clips.length }),
    data.aspectRatio.trim(),
    resolution
  ];
  return facts.filter((fact) => fact !== '').join(' · ');
}

/** The storyboard for print. It is drawn for the printer alone, so typing is not held up by it. */
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
  const { continuity, note, frames } = useMemo(() => buildStoryboard(plan, document), [plan, document]);
  const { ratio } = frameLook(document.data);
  const noteText = translate(note);
  return (
    <section aria-label={t(texts, 'plan.storyboard')} className="kit-sheet hidden text-ui print:block">
      <h1 dir="auto" className="text-title font-semibold">
        {document.name.trim() || t(texts, 'plan.untitled')}
      </h1>
      <p className="mt-1 font-mono text-meta">
        {plan.modelId} · {describePlanFacts(plan, document)}
      </p>
      {noteText !== '' && <p className="mt-2">{noteText}</p>}
      {continuity !== '' && (
        <p dir="auto" className="mt-2">
          <strong>{t(texts, 'plan.inEveryClip')}</strong> {continuity}
        </p>
      )}
      <ol className="mt-4 grid gap-3">
        {frames.map((frame, index) => (
          <PrintedFrame
            key={frame.number}
            frame={frame}
            label={describeFrame(plan.clips[index])}
            ratio={ratio}
          />
        ))}
      </ol>
    </section>
  );
}

function describeFrame(clip: Clip | undefined): string {
  if (clip === undefined) return '';
  const { kind, take, seconds } = clip;
  return t(texts, 'plan.frame', { kind: t(texts, `plan.kind.${kind}`), take, seconds });
}

type PrintedFrameProps = {
  readonly frame: StoryboardFrame;
  /** "Clip, take 2, 8 s". */
  readonly label: string;
  /** Width divided by height. */
  readonly ratio: number;
};

/** Portrait frames are as tall as square ones, so that the same number fits on a sheet. */
const sizeBox = (ratio: number) =>
  ratio < 1 ? { height: '9rem', aspectRatio: ratio } : { width: '9rem', aspectRatio: ratio };

function PrintedFrame({ frame, label, ratio }: PrintedFrameProps) {
  const { number, time, framing, picture, dialogue, sounds, prompt, problems } = frame;
  const rows = [
    { id: 'picture', text: picture || t(texts, 'plan.goesOn') },
    { id: 'framing', text: framing },
    { id: 'dialogue', text: dialogue.join('\n') },
    { id: 'sound', text: sounds },
    { id: 'mind', text: problems.map((problem) => translate(problem)).join(' ') },
    { id: 'prompt', text: prompt }
  ] as const;
  return (
    <li className="grid break-inside-avoid grid-cols-[9rem_1fr] gap-4 border-t border-n8 pt-2">
      <div>
        <h2 className="text-read">
          {number}. <span className="font-mono text-label">{time}</span>
        </h2>
        <p className="mt-0.5 text-label">{label}</p>
        {/* Room to draw in. */}
        <div className="mt-2 rounded-tag border border-n8" style={sizeBox(ratio)} />
      </div>
      <dl className="grid content-start gap-1">
        {rows.map(({ id, text }) =>
          text === '' ? null : (
            <div key={id} className="grid grid-cols-[4.5rem_1fr] items-baseline gap-2">
              <dt className="text-label">{t(texts, `plan.row.${id}`)}</dt>
              <dd dir="auto" className="wrap-anywhere whitespace-pre-line">
                {text}
              </dd>
            </div>
          )
        )}
      </dl>
    </li>
  );
}
