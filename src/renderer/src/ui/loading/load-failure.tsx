import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { Button } from '../buttons/button.tsx';
import type { LoadFailureView } from './load-component.ts';
import { Callout } from '../feedback/callout.tsx';
import { findPopupHost } from '../overlays/popup-host.ts';
import { words } from '../ui-texts.ts';

type Retry = () => Promise<void>;

const missing = new Set<Retry>();

const retryAll = () => Promise.all([...missing].map((retry) => retry()));

/** Loads what is missing; what cannot be loaded now although the server answers comes with the page loaded anew. */
export function tryAgain(): void {
  retryAll()
    .catch(async () => {
      await fetch(location.href);
      location.reload();
    })
    .catch(() => undefined);
}

/** Has a part loaded with the others that are missing: when asked for, and when a connection is back. */
export function useRetry(retry: Retry): void {
  useEffect(() => {
    const retryQuietly = () => void retry().catch(() => undefined);
    missing.add(retry);
    addEventListener('online', retryQuietly);
    return () => {
      missing.delete(retry);
      removeEventListener('online', retryQuietly);
    };
  }, [retry]);
}

/** Over the page, for a part has no place of its own before it has loaded. */
export const LoadFailure: LoadFailureView = ({ retry }) => {
  useRetry(retry);
  const [host] = useState(() => findPopupHost(document.activeElement) ?? document.body);
  return createPortal(
    <Callout
      tone="warning"
      isLive
      className="fixed inset-x-3 bottom-38 z-50 mx-auto max-w-120 sm:bottom-20"
      actions={<Button onClick={tryAgain}>{words.tryAgain}</Button>}
    >
      {words.missingPart}
    </Callout>,
    host
  );
};

export const SilentFallback: LoadFailureView = ({ retry }) => {
  useRetry(retry);
  return null;
};
