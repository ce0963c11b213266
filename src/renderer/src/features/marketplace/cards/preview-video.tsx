import { useEffect, useRef } from 'react';

type Props = {
  readonly url: string;
  /** Shown until it plays; null for the first frame. */
  readonly posterUrl: string | null;
  readonly className?: string;
};

/** A silent film that moves while its card is pointed at, in focus or touched, and rests otherwise. */
export function PreviewVideo({ url, posterUrl, className }: Props) {
  const video = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    const film = video.current;
    const card = film?.closest<HTMLElement>('[data-scroll-anchor]');
    if (film === null || !card) return undefined;
    const play = ({ type }: Event) => {
      // With reduced motion, or where data are saved, only a press starts it.
      if (type !== 'pointerdown' && isStill()) return;
      film.play().catch(() => undefined);
    };
    const rest = () => {
      film.pause();
      film.currentTime = 0;
    };
    const begins = ['pointerenter', 'focusin', 'pointerdown'];
    const ends = ['pointerleave', 'focusout'];
    for (const name of begins) card.addEventListener(name, play);
    for (const name of ends) card.addEventListener(name, rest);
    return () => {
      for (const name of begins) card.removeEventListener(name, play);
      for (const name of ends) card.removeEventListener(name, rest);
    };
  }, []);
  return (
    <video
      ref={video}
      src={url}
      poster={posterUrl ?? undefined}
      muted
      loop
      playsInline
      preload={posterUrl ? 'none' : 'metadata'}
      className={className}
    />
  );
}

const isStill = (): boolean =>
  matchMedia('(prefers-reduced-motion: reduce)').matches ||
  document.documentElement.dataset['motion'] === 'reduced' ||
  savesData();

/** Chromium tells it; other browsers do not. */
function savesData(): boolean {
  const { connection } = navigator as { readonly connection?: { readonly saveData?: boolean } };
  return connection?.saveData === true;
}
