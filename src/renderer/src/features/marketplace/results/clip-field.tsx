import { Film } from 'lucide-react';
import { useRef } from 'react';
import { t } from '#renderer/lib/messages/translate.ts';
import texts from '#renderer/messages/en/marketplace.json';
import { Button } from '#renderer/ui/buttons/button.tsx';
import { FormProblem } from '#renderer/ui/fields/form-problem.tsx';
import { type Clip, useClipUpload } from './use-clip-upload.ts';

type Props = {
  readonly clip: Clip | null;
  readonly onChange: (clip: Clip) => void;
  /** Why the form was not sent. */
  readonly problem: string | undefined;
};

/** The buyer's own video file, uploaded as soon as it is chosen. */
export function ClipField({ clip, onChange, problem }: Props) {
  const chooser = useRef<HTMLInputElement>(null);
  const { progress, problem: uploadProblem, upload, cancel } = useClipUpload(onChange);
  return (
    <div className="grid min-w-0 justify-items-start gap-2">
      <input
        ref={chooser}
        type="file"
        accept="video/mp4,video/webm"
        hidden
        aria-label={t(texts, 'marketplace.results.clip.choose')}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          currentTarget.value = '';
          if (file !== undefined) void upload(file);
        }}
      />
      {clip === null || progress !== null ? null : (
        <video
          src={clip.url}
          controls
          muted
          playsInline
          preload="metadata"
          aria-label={t(texts, 'marketplace.results.clip')}
          className="max-h-64 max-w-full rounded-panel bg-stage"
        />
      )}
      {progress === null ? (
        <Button name="clipId" icon={Film} onClick={() => chooser.current?.click()}>
          {t(texts, clip === null ? 'marketplace.results.clip.choose' : 'marketplace.results.clip.replace')}
        </Button>
      ) : (
        <p className="flex w-full flex-wrap items-center gap-3">
          <progress
            value={progress}
            max={1}
            aria-label={t(texts, 'marketplace.results.clip.uploading')}
            className="h-1.5 min-w-40 flex-auto accent-accent-9"
          />
          <Button onClick={cancel}>{t(texts, 'marketplace.results.clip.cancel')}</Button>
        </p>
      )}
      <p className="text-label text-n11">{t(texts, 'marketplace.results.clip.hint')}</p>
      <FormProblem problem={uploadProblem ?? problem ?? null} />
    </div>
  );
}
