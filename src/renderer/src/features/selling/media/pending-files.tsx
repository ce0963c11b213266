import { RotateCw, X } from 'lucide-react';
import { useCallback, useEffect, useRef } from 'react';
import { t } from '#renderer/lib/messages/translate.ts';
import texts from '#renderer/messages/en/selling.json';
import { translateError } from '#renderer/messages/translated-names.ts';
import { Button, IconButton } from '#renderer/ui/buttons/button.tsx';
import { useSellingDependencies } from '../frame/dependencies.tsx';
import type { DraftMedia } from './use-draft-media.ts';
import type { PendingFile } from './use-upload-queue.ts';

type Props = { readonly draftMedia: DraftMedia };

/** Files on their way to the server, each with its progress or the reason why it is not. */
export function PendingFiles({ draftMedia }: Props) {
  const { pending, retry, dismiss } = draftMedia;
  useRetryOnceOnline(pending, retry);
  if (pending.length === 0) return null;
  return (
    <ul aria-label={t(texts, 'selling.media.uploads')} className="grid gap-2">
      {pending.map((each) => (
        <PendingRow
          key={each.key}
          pending={each}
          onRetry={() => retry(each.key)}
          onDismiss={() => dismiss(each.key)}
        />
      ))}
    </ul>
  );
}

/** Continues interrupted uploads when the connection is back. */
function useRetryOnceOnline(pending: readonly PendingFile[], retry: DraftMedia['retry']): void {
  const { isOnline } = useSellingDependencies();
  const wasOnline = useRef(isOnline);
  useEffect(() => {
    const isBack = isOnline && !wasOnline.current;
    wasOnline.current = isOnline;
    if (!isBack) return;
    for (const { key, error } of pending) if (error?.code === 'unreachable') retry(key);
  }, [isOnline, pending, retry]);
}

type RowProps = {
  readonly pending: PendingFile;
  readonly onRetry: () => void;
  readonly onDismiss: () => void;
};

function PendingRow({ pending, onRetry, onDismiss }: RowProps) {
  const { file, problem, error, progress } = pending;
  const hasFailed = problem !== null || error !== null;
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-3">
      <LocalThumbnail file={file} />
      <div className="grid min-w-0 gap-1">
        <p dir="auto" className="truncate text-ui">
          {file.name}
        </p>
        {hasFailed ? (
          <p role="alert" className="text-label text-danger-11">
            {problem === null ? null : t(texts, `selling.media.problem.${problem}`)}
            {error === null ? null : translateError(error)}
          </p>
        ) : (
          <progress
            value={progress}
            max={1}
            aria-label={t(texts, 'selling.media.uploading', { name: file.name })}
            className="h-1.5 w-full accent-accent-9"
          />
        )}
        {error === null ? null : (
          <Button icon={RotateCw} onClick={onRetry} className="justify-self-start">
            {t(texts, 'selling.media.continue')}
          </Button>
        )}
      </div>
      <IconButton
        icon={X}
        label={t(texts, 'selling.media.dismiss', { name: file.name })}
        onClick={onDismiss}
      />
    </li>
  );
}

/** The file itself, before the server has it. */
function LocalThumbnail({ file }: { readonly file: File }) {
  const show = useCallback(
    (element: HTMLImageElement | HTMLVideoElement | null) => {
      if (element === null) return undefined;
      const url = URL.createObjectURL(file);
      element.src = url;
      return () => URL.revokeObjectURL(url);
    },
    [file]
  );
  const box = 'h-14 w-24 rounded-control border border-n6 bg-stage object-cover';
  if (file.type.startsWith('image/')) return <img ref={show} alt="" className={box} />;
  return <video ref={show} muted preload="metadata" aria-hidden="true" className={box} />;
}
