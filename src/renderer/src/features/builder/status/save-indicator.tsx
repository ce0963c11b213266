import { formatTime } from '#renderer/lib/messages/format.ts';
import { Circle, CircleAlert, CircleCheck, CircleDashed } from 'lucide-react';
import type { ReactNode } from 'react';
import type { SaveState } from '../autosave.ts';
import { useBuilderActions, useBuilderLater } from '../builder-context.ts';

/** Whether the prompt is on this device yet, for the status bar. */
export function SaveIndicator() {
  const state = useBuilderLater(({ saveState }) => saveState);
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
  if (state.kind === 'failed') return `Could not save. ${state.error.message}`;
  return state.kind === 'unsaved' ? 'Unsaved changes' : '';
}

function SaveText({ state }: { readonly state: SaveState }): ReactNode {
  const { saveNow } = useBuilderActions();
  switch (state.kind) {
    case 'saved':
      return state.at === null ? (
        <Word icon={Circle} className="text-n11">
          Nothing to save yet
        </Word>
      ) : (
        <Word icon={CircleCheck} className="text-success-11">
          Saved on this device {formatTime(state.at)}
        </Word>
      );
    case 'editing':
      return (
        <Word icon={CircleDashed} className="text-n11">
          Editing…
        </Word>
      );
    case 'saving':
      return (
        <Word icon={CircleDashed} className="text-n11">
          Saving…
        </Word>
      );
    case 'failed':
      return (
        <>
          <Word icon={CircleAlert} className="text-danger-11" tip={state.error.message}>
            Could not save.
          </Word>
          <TextButton onClick={() => void saveNow()}>Retry</TextButton>
        </>
      );
    case 'unsaved':
      return (
        <>
          <Word icon={CircleAlert} className="text-warning-11">
            Unsaved changes
          </Word>
          <TextButton onClick={() => void saveNow()}>Save</TextButton>
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
