import { useMemo } from 'react';
import { createTakeAway, type TakeAway } from '#renderer/features/compare/take-away.ts';
import { useApp } from '../model/model-context.ts';

/** Copy and download, each telling how it went. */
export function useTakeAway(): TakeAway {
  const { model } = useApp();
  const { files } = model.platform;
  return useMemo(() => createTakeAway(files, model.notifications.getState().notify), [files, model]);
}
