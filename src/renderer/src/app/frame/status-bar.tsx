import { useStore } from 'zustand';
import { PromptFacts, SaveIndicator } from '#renderer/screens/builder/status/prompt-status.tsx';
import { ConnectionPill, SyncPill, UpdatePill } from '../status/status-pills.tsx';
import { LayoutRoot } from '#renderer/ui/layout/layout-root.tsx';
import { t } from '#renderer/lib/messages/translate.ts';
import texts from '#renderer/messages/en/app.json';
import { useApp } from '../model/model-context.ts';

export function StatusBar() {
  const { model, flows, registry } = useApp();
  const isUpdateWaiting = useStore(model.status, (state) => state.isUpdateWaiting);
  return (
    <footer className="relative h-7 shrink-0 border-t border-n6 bg-n2 font-mono text-meta text-n11">
      <LayoutRoot className="flex items-center gap-4 px-3">
        <SaveIndicator />
        <ConnectionPill />
        <SyncPill />
        <span className="contents max-[959px]:hidden">
          <PromptFacts />
        </span>
        {isUpdateWaiting ? (
          <button
            type="button"
            className="ms-auto min-h-6 rounded-tag px-2 font-semibold text-accent-11 hover:bg-n4"
            onClick={() => void flows.applyUpdate()}
          >
            {t(texts, 'app.update')}
          </button>
        ) : (
          <UpdatePill onOpen={() => registry.run('view.settings')} />
        )}
      </LayoutRoot>
    </footer>
  );
}
