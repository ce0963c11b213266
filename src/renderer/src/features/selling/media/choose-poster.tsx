import { Frame } from 'lucide-react';
import { useRef, useState } from 'react';
import type { Medium } from '#shared/domain/market/media/preview-media.ts';
import { t } from '#renderer/lib/messages/translate.ts';
import texts from '#renderer/messages/en/selling.json';
import { Button } from '#renderer/ui/buttons/button.tsx';
import { FormProblem } from '#renderer/ui/fields/form-problem.tsx';
import { Dialog } from '#renderer/ui/overlays/dialog.tsx';
import type { DraftMedia } from './use-draft-media.ts';

type Props = {
  readonly video: Medium;
  readonly draftMedia: DraftMedia;
  readonly onChosen: (posterId: string) => void;
};

/** Chooses the frame of a video that buyers see until it plays. */
export function ChoosePoster(props: Props) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button icon={Frame} onClick={() => setIsOpen(true)} className="justify-self-start">
        {t(texts, 'selling.media.poster')}
      </Button>
      {isOpen ? <PosterDialog {...props} onClose={() => setIsOpen(false)} /> : null}
    </>
  );
}

function PosterDialog({ video, draftMedia, onChosen, onClose }: Props & { readonly onClose: () => void }) {
  const player = useRef<HTMLVideoElement>(null);
  const [seconds, setSeconds] = useState(0);
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const choose = async () => {
    if (player.current === null) return;
    setIsBusy(true);
    const image = await drawFrame(player.current);
    const poster = image === null ? null : await draftMedia.uploadPoster(image);
    setIsBusy(false);
    if (poster === null) return setProblem(t(texts, 'selling.media.posterFailed'));
    onChosen(poster.id);
    onClose();
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t(texts, 'selling.media.poster')}
      description={t(texts, 'selling.media.posterHint')}
      footer={
        <Button variant="primary" isBusy={isBusy} onClick={() => void choose()}>
          {t(texts, 'selling.media.usePoster')}
        </Button>
      }
    >
      <div className="grid gap-3">
        <video
          ref={player}
          src={video.url}
          muted
          playsInline
          preload="auto"
          aria-label={t(texts, 'selling.media.poster')}
          className="max-h-[50dvh] w-full rounded-panel bg-stage object-contain"
        />
        <label className="grid gap-1 text-ui font-medium">
          {t(texts, 'selling.media.posterTime')}
          <input
            type="range"
            min={0}
            max={video.durationSeconds ?? 0}
            step={0.1}
            value={seconds}
            onChange={({ currentTarget }) => {
              const next = Number(currentTarget.value);
              setSeconds(next);
              if (player.current !== null) player.current.currentTime = next;
            }}
            className="w-full accent-accent-9"
          />
        </label>
        <FormProblem problem={problem} />
      </div>
    </Dialog>
  );
}

/** The frame at the video's position, as an image; null before the video has loaded. */
async function drawFrame(video: HTMLVideoElement): Promise<Blob | null> {
  // Until then it still shows the frame before.
  if (video.seeking) {
    await new Promise((resolve) => video.addEventListener('seeked', resolve, { once: true }));
  }
  const canvas = document.createElement('canvas');
  canvas.width = video.videoWidth;
  canvas.height = video.videoHeight;
  if (canvas.width === 0) return null;
  canvas.getContext('2d')?.drawImage(video, 0, 0);
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/png'));
}
