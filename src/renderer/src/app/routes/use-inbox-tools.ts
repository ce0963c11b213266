import { useMemo } from 'react';
import { useStore } from 'zustand';
import type { InboxTools } from '#renderer/features/inbox/inbox-tools.ts';
import { useApp } from '../model/model-context.ts';

/** What the forms and the showcase need of the rest of the app. */
export function useInboxTools(): InboxTools {
  const { model, flows } = useApp();
  // Names are a nicety here: nothing waits for the list, and without it ids stand in.
  const models = useStore(model.models, ({ registry }) => registry?.models);
  return useMemo(
    () => ({
      showcase: model.platform.cloud.showcase,
      loadOutbox: model.loadOutbox,
      seen: model.platform.device.seen,
      readPrompt: () => model.builder.getState().document,
      open: (document) => flows.openPrompt(document),
      models: models ?? [],
      canEmbed: model.platform.capabilities.shell === null,
      notify: model.notifications.getState().notify,
      now: () => Date.now()
    }),
    [model, flows, models]
  );
}
