import { useState } from 'react';
import { useStore } from 'zustand';
import type { HistoryEntry } from '#shared/domain/craft/prompt/history/history.ts';
import type { DialogProps } from '#renderer/feature-api/dialogs.ts';
import { useServices } from '#renderer/feature-api/services.ts';
import { ConfirmDialog } from '#renderer/ui/overlays/alert-dialog.tsx';
import { Button } from '#renderer/ui/buttons/button.tsx';
import { Dialog } from '#renderer/ui/overlays/dialog.tsx';
import { EmptyState } from '#renderer/ui/feedback/empty-state.tsx';
import { Field } from '#renderer/ui/fields/field.tsx';
import { Callout } from '#renderer/ui/feedback/callout.tsx';
import { TextInput } from '#renderer/ui/fields/text-input.tsx';
import { t } from '#renderer/lib/messages/translate.ts';
import texts from '#renderer/messages/en/history.json';
import { historyContext } from './history-store.ts';
import { OtherDrafts } from './other-drafts.tsx';
import { HistoryRow } from './history-row.tsx';

export function HistoryDialog({ onClose }: DialogProps) {
  const { entries, status } = historyContext.use((state) => state);
  const { load } = historyContext.useStoreApi().getState();
  const [search, setSearch] = useState('');
  const [isClearing, setIsClearing] = useState(false);
  const shown = findEntries(entries, search);

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t(texts, 'history.title')}
      description={t(texts, 'history.description')}
      size="l"
      footer={
        entries.length === 0 ? undefined : (
          <Button variant="ghost" onClick={() => setIsClearing(true)}>
            {t(texts, 'history.clear')}
          </Button>
        )
      }
    >
      {status === 'error' ? (
        <Callout
          tone="danger"
          actions={<Button onClick={() => void load()}>{t(texts, 'history.tryAgain')}</Button>}
        >
          {t(texts, 'history.notLoaded')}
        </Callout>
      ) : null}
      <OtherDrafts />
      {status === 'loaded' && entries.length === 0 ? (
        <EmptyState
          title={t(texts, 'history.empty.title')}
          text={t(texts, 'history.empty.text')}
          action={<Button onClick={onClose}>{t(texts, 'history.empty.build')}</Button>}
        />
      ) : null}
      {entries.length === 0 ? null : (
        <Field label={t(texts, 'history.search')} htmlFor="history-search">
          <TextInput id="history-search" type="search" value={search} onChange={setSearch} />
        </Field>
      )}
      {entries.length > 0 && shown.length === 0 ? (
        <EmptyState
          title={t(texts, 'history.noMatch.title')}
          text={t(texts, 'history.noMatch.text', { search })}
          action={<Button onClick={() => setSearch('')}>{t(texts, 'history.noMatch.clear')}</Button>}
        />
      ) : null}
      <Entries entries={shown} onLeave={onClose} />
      {isClearing ? <ClearConfirmation count={entries.length} onClose={() => setIsClearing(false)} /> : null}
    </Dialog>
  );
}

type EntriesProps = { readonly entries: readonly HistoryEntry[]; readonly onLeave: () => void };

function Entries({ entries, onLeave }: EntriesProps) {
  const { prompt, openEntry, sellPrompt } = useServices();
  const viewingEntryId = useStore(prompt, (state) => state.viewingEntryId);
  const sell = ({ name, data }: HistoryEntry) => {
    onLeave();
    void sellPrompt({ name, data });
  };
  return (
    <ul className="divide-y divide-n6">
      {entries.map((entry) => (
        <HistoryRow
          key={entry.id}
          entry={entry}
          isViewed={entry.id === viewingEntryId}
          onOpen={openEntry}
          onSell={sell}
        />
      ))}
    </ul>
  );
}

function ClearConfirmation({ count, onClose }: { readonly count: number; readonly onClose: () => void }) {
  const { clear } = historyContext.useStoreApi().getState();
  return (
    <ConfirmDialog
      isOpen
      onClose={onClose}
      title={t(texts, 'history.confirm.title')}
      message={t(texts, 'history.confirm.text', { count })}
      confirmLabel={t(texts, 'history.clear')}
      isDangerous
      onConfirm={() => void clear()}
    />
  );
}

function findEntries(entries: readonly HistoryEntry[], search: string): readonly HistoryEntry[] {
  const words = search.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  return entries.filter(({ name, generatedPrompt }) => {
    const text = `${name} ${generatedPrompt}`.toLocaleLowerCase();
    return words.every((word) => text.includes(word));
  });
}
