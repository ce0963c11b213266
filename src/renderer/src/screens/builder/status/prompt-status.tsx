import { Circle, CircleAlert, CircleCheck, CircleDashed } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { formatTime } from '#renderer/lib/messages/format.ts';
import { t } from '#renderer/lib/messages/translate.ts';
import texts from '#renderer/messages/en/builder.json';
import { nameCommand, translateError } from '#renderer/messages/translated-names.ts';
import type { SaveState } from '../store/autosave.ts';
import { useBuilder, useBuilderActions, useBuilderLater } from '../store/builder-context.ts';
import { finishPrompt } from '../store/copy-formats.ts';

/** The length of the finished prompt and its model, for the status bar. */
export function PromptFacts() {
  const length = useBuilderLater(({ document }) => finishPrompt(document.data).length);
  const model = useBuilderLater(({ document }) => document.data.model);
  return (
    <span className="inline-flex min-w-0 items-center gap-4 text-meta text-n11">
      <span className="whitespace-nowrap">{t(texts, 'builder.characters', { count: length })}</span>
      {model !== '' && <span className="truncate">{model}</span>}
    </span>
  );
}

const shownForMs = 3000;

/** Says for a moment what undo or redo just did. */
export function UndoStatus() {
  const walk = useBuilderLater((state) => state.lastUndo);
  const [ended, setEnded] = useState(walk);
  useEffect(() => {
    const timer = setTimeout(() => setEnded(walk), shownForMs);
    return () => clearTimeout(timer);
  }, [walk]);
  const isShown = walk !== null && walk !== ended;
  return (
    <div
      role="status"
      className="pointer-events-none absolute inset-x-0 bottom-4 z-20 max-lg:bottom-28 flex justify-center px-4"
    >
      {isShown && (
        <span className="max-w-full truncate rounded-full border border-n6 bg-n3 px-3 py-1 text-label text-n12 shadow-menu">
          {walk.text}
        </span>
      )}
    </div>
  );
}

/** The state of saving, for the status bar. */
export function SaveIndicator() {
  // In the frame of the change itself; it changes with the first key of many.
  const state = useBuilder(({ saveState }) => saveState);
  return (
    <span className="inline-flex min-w-0 items-center gap-3 text-meta">
      <SaveText state={state} />
      <span role="status" className="sr-only">
        {announcementOf(state)}
      </span>
    </span>
  );
}

/** Typing saves every second; a screen reader is only told what needs attention. */
function announcementOf(state: SaveState): string {
  if (state.kind === 'failed')
    return t(texts, 'builder.save.failedWhy', { why: translateError(state.error) });
  return state.kind === 'unsaved' ? t(texts, 'builder.save.unsaved') : '';
}

function SaveText({ state }: { readonly state: SaveState }): ReactNode {
  const { saveNow } = useBuilderActions();
  switch (state.kind) {
    case 'saved':
      return state.at === null ? (
        <Word icon={Circle} className="text-n11">
          {t(texts, 'builder.save.none')}
        </Word>
      ) : (
        <Word icon={CircleCheck} className="text-success-11">
          {t(texts, 'builder.save.saved', { time: formatTime(state.at) })}
        </Word>
      );
    case 'editing':
      return (
        <Word icon={CircleDashed} className="text-n11">
          {t(texts, 'builder.save.editing')}
        </Word>
      );
    case 'saving':
      return (
        <Word icon={CircleDashed} className="text-n11">
          {t(texts, 'builder.save.saving')}
        </Word>
      );
    case 'failed':
      return (
        <>
          <Word icon={CircleAlert} className="text-danger-11" tip={translateError(state.error)}>
            {t(texts, 'builder.save.failed')}
          </Word>
          <TextButton onClick={() => void saveNow()}>{t(texts, 'builder.save.retry')}</TextButton>
        </>
      );
    case 'unsaved':
      return (
        <>
          <Word icon={CircleAlert} className="text-warning-11">
            {t(texts, 'builder.save.unsaved')}
          </Word>
          <TextButton onClick={() => void saveNow()}>{nameCommand('prompt.save')}</TextButton>
        </>
      );
  }
}

type WordProps = {
  readonly icon: typeof Circle;
  readonly className: string;
  readonly tip?: string;
  readonly children: ReactNode;
};

function Word({ icon: Icon, className, tip, children }: WordProps) {
  return (
    <span data-tip={tip} className={`inline-flex min-w-0 items-center gap-1.5 ${className}`}>
      <Icon aria-hidden="true" className="size-3 shrink-0" />
      <span className="truncate">{children}</span>
    </span>
  );
}

function TextButton({ onClick, children }: { readonly onClick: () => void; readonly children: ReactNode }) {
  return (
    <button
      type="button"
      onClick={onClick}
      className="min-h-6 rounded-tag px-1 font-semibold text-daylight-11 underline underline-offset-2"
    >
      {children}
    </button>
  );
}
