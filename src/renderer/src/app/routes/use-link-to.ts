import { useCallback } from 'react';
import { useApp } from '../model/model-context.ts';

/** Turns a path of this app into a link to give away. */
export function useLinkTo(): (path: string) => string {
  const { model } = useApp();
  const isDesktop = model.platform.capabilities.shell !== null;
  return useCallback(
    (path) => (isDesktop ? `reelwright:/${path}` : `${location.origin}${path}`),
    [isDesktop]
  );
}
