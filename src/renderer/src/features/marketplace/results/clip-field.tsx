import { Film } from 'lucide-react';
import { useRef, useState } from 'react';
import { t } from '#renderer/lib/messages/translate.ts';
import texts from '#renderer/messages/en/marketplace.json';
import { Button } from '#renderer/ui/buttons/button.tsx';
import { FormProblem } from '#renderer/ui/fields/form-problem.tsx';
import { checkFile } from '#renderer/feature-api/media/check-file.ts';
import { uploadFile } from '#renderer/feature-api/media/upload-file.ts';
import { translateError } from '#renderer/messages/translated-names.ts';
import { useMarketDependencies } from '../data/dependencies.tsx';

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

type Clip = { readonly mediumId: string; readonly url: string };

/** Uploads one video at a time; another file, or `cancel`, ends the upload before it. */
function useClipUpload(onUploaded: (clip: Clip) => void) {
  const { mediaUploads, now } = useMarketDependencies();
  const [progress, setProgress] = useState<number | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const current = useRef(new AbortController());
  const cancel = () => {
    current.current.abort();
    setProgress(null);
  };
  const upload = async (file: File) => {
    cancel();
    const controller = new AbortController();
    current.current = controller;
    const { signal } = controller;
    setProblem(null);
    setProgress(0);
    const checked = await checkFile(file);
    if (signal.aborted) return;
    if (checked.problem !== null || checked.kind !== 'video') {
      setProgress(null);
      setProblem(t(texts, `marketplace.results.clip.${describeProblem(checked.problem)}`));
      return;
    }
    const answer = await uploadFile(file, 'video', {
      mediaUploads,
      now,
      signal,
      wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
      onProgress: (received) => signal.aborted || setProgress(received / file.size)
    });
    if (signal.aborted) return;
    setProgress(null);
    if (answer.ok) onUploaded({ mediumId: answer.value.id, url: answer.value.url });
    else setProblem(translateError(answer.error));
  };
  return { progress, problem, upload, cancel };
}

type Problem = Awaited<ReturnType<typeof checkFile>>['problem'];

/** An image is no video, whatever is wrong with it. */
const describeProblem = (problem: Problem): Exclude<Problem, null | 'image_bytes'> =>
  problem === null || problem === 'image_bytes' ? 'unsupported_media' : problem;
