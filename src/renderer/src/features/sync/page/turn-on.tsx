import { Cloud } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useServices } from '#renderer/feature-api/services.ts';
import { formatAll } from '#renderer/lib/messages/format.ts';
import { t } from '#renderer/lib/messages/translate.ts';
import { useAccountId } from '#renderer/lib/signed-in-hint.ts';
import texts from '#renderer/messages/en/sync.json';
import { Button } from '#renderer/ui/buttons/button.tsx';
import { EmptyState } from '#renderer/ui/feedback/empty-state.tsx';
import { useSync } from './sync-context.ts';

/** Explains turning sync on, before anything leaves the device. */
export function TurnOn() {
  const store = useSync();
  const accountId = useAccountId();
  const [isBusy, setIsBusy] = useState(false);
  const counts = useLibraryCounts();
  const turnOn = async () => {
    if (accountId === null) return;
    setIsBusy(true);
    await store.getState().turnOn(accountId);
  };
  return (
    <EmptyState
      icon={Cloud}
      title={t(texts, 'sync.off.title')}
      text={describe(counts)}
      action={
        <Button variant="primary" isBusy={isBusy || accountId === null} onClick={() => void turnOn()}>
          {t(texts, 'sync.turnOn')}
        </Button>
      }
    />
  );
}

function describe(counts: LibraryCounts | null): string {
  const items = [
    ...(counts === null || counts.templates === 0
      ? []
      : [t(texts, 'sync.off.templates', { count: counts.templates })]),
    ...(counts === null || counts.prompts === 0
      ? []
      : [t(texts, 'sync.off.prompts', { count: counts.prompts })])
  ];
  return items.length === 0
    ? t(texts, 'sync.off.empty')
    : t(texts, 'sync.off.text', { items: formatAll(items) });
}

type LibraryCounts = { readonly templates: number; readonly prompts: number };

/** The rows of this device that would be added to the account. */
function useLibraryCounts(): LibraryCounts | null {
  const { device } = useServices().platform;
  const [counts, setCounts] = useState<LibraryCounts | null>(null);
  useEffect(() => {
    const count = async () => {
      const [templates, history] = await Promise.all([device.templates.list(), device.history.list()]);
      if (templates.ok && history.ok)
        setCounts({ templates: templates.value.length, prompts: history.value.length });
    };
    void count();
  }, [device]);
  return counts;
}
