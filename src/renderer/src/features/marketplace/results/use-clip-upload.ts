import { useRef, useState } from 'react';
import { checkFile } from '#renderer/feature-api/media/check-file.ts';
import { uploadFile } from '#renderer/feature-api/media/upload-file.ts';
import { t } from '#renderer/lib/messages/translate.ts';
import texts from '#renderer/messages/en/marketplace.json';
import { translateError } from '#renderer/messages/translated-names.ts';
import { useMarketDependencies } from '../data/dependencies.tsx';

export type Clip = { readonly mediumId: string; readonly url: string };

/** Uploads one video at a time; another file, or `cancel`, ends the upload before it. */
export function useClipUpload(onUploaded: (clip: Clip) => void) {
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
