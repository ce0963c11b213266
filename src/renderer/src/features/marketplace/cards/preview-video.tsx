import { useEffect, useRef } from 'react';

type Props = { readonly url: string; readonly className?: string };

/** A silent film that moves while its card is pointed at, in focus or touched, and rests otherwise. */
export function PreviewVideo({ url, className }: Props) {
  const video = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    const film = video.current;
    const card = film?.closest<HTMLElement>('[data-scroll-anchor]');
    if (film === null || !card) return undefined;
    const play = ({ type }: Event) => {
      // With reduced motion only a press starts it.
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
  // oxlint-disable-next-line jsx-a11y/media-has-caption -- it has no sound
  return <video ref={video} src={url} muted loop playsInline preload="metadata" className={className} />;
}

const isStill = (): boolean =>
  matchMedia('(prefers-reduced-motion: reduce)').matches ||
  document.documentElement.dataset['motion'] === 'reduced';
