import { Pencil, Store, Trash2 } from 'lucide-react';
import { type KeyboardEvent, useState } from 'react';
import { readAnalysis } from '#shared/domain/craft/fit/analysis.ts';
import { slugLine } from '#shared/domain/craft/prompt/text/slug-line.ts';
import type { HistoryEntry } from '#shared/domain/craft/prompt/history/history.ts';
import { ConflictChoice, useConflictsOf } from '#renderer/feature-api/sync/conflict-choice.tsx';
import { UnconfirmedMark } from '#renderer/feature-api/sync/unconfirmed-mark.tsx';
import { focusNeighbor } from '#renderer/lib/interaction/focus-neighbor.ts';
import { formatMoment } from '#renderer/lib/messages/format.ts';
import { Button, IconButton } from '#renderer/ui/buttons/button.tsx';
import { Tag } from '#renderer/ui/feedback/tag.tsx';
import { TextInput } from '#renderer/ui/fields/text-input.tsx';
import { t } from '#renderer/lib/messages/translate.ts';
import texts from '#renderer/messages/en/history.json';
import { nameField } from '#renderer/messages/translated-names.ts';
import { historyContext } from './history-store.ts';

type Props = {
  readonly entry: HistoryEntry;
  readonly isViewed: boolean;
  readonly onOpen: (entry: HistoryEntry) => void;
  readonly onSell: (entry: HistoryEntry) => void;
};

export function HistoryRow({ entry, isViewed, onOpen, onSell }: Props) {
  const { remove } = historyContext.useStoreApi().getState();
  const [isRenaming, setIsRenaming] = useState(false);
  const analysis = readAnalysis(entry.analysis);
  return (
    <li className="grid gap-2 py-3">
      <div className="flex flex-wrap items-center gap-2">
        {isRenaming ? (
          <NameEditor entry={entry} onDone={() => setIsRenaming(false)} />
        ) : (
          <h3 className="min-w-0 grow truncate text-ui font-semibold">{entry.name}</h3>
        )}
        <UnconfirmedMark entity="savedPrompts" id={entry.id} label={t(texts, 'history.unconfirmed')} />
        {isViewed ? <Tag>{t(texts, 'history.viewing')}</Tag> : null}
        <IconButton
          label={t(texts, 'history.renameEntry', { name: entry.name })}
          icon={Pencil}
          onClick={() => setIsRenaming(true)}
        />
        <IconButton
          label={t(texts, 'history.sellEntry', { name: entry.name })}
          icon={Store}
          onClick={() => onSell(entry)}
        />
        <IconButton
          label={t(texts, 'history.deleteEntry', { name: entry.name })}
          icon={Trash2}
          onClick={({ currentTarget }) => {
            focusNeighbor(currentTarget);
            void remove(entry.id);
          }}
        />
        <Button
          variant="secondary"
          aria-label={t(texts, 'history.openEntry', { name: entry.name })}
          onClick={() => onOpen(entry)}
        >
          {t(texts, 'history.open')}
        </Button>
      </div>
      <p dir="auto" className="[text-align:match-parent] line-clamp-2 break-words text-ui text-n11">
        {entry.generatedPrompt || t(texts, 'history.emptyPrompt')}
      </p>
      <p className="flex flex-wrap gap-x-3 font-mono text-meta text-n10">
        <time dateTime={entry.date}>{formatMoment(entry.createdAt)}</time>
        <span>{slugLine(entry.data)}</span>
        {analysis === null ? null : <span>{t(texts, 'history.score', { score: analysis.score })}</span>}
      </p>
      <EntryConflicts entry={entry} />
    </li>
  );
}

function EntryConflicts({ entry }: { readonly entry: HistoryEntry }) {
  const conflicts = useConflictsOf('savedPrompts', entry.id);
  return conflicts.map((conflict) => (
    <ConflictChoice
      key={conflict.key}
      conflict={conflict}
      label={t(texts, 'history.conflict', { name: entry.name, field: nameConflict(conflict.path) })}
    />
  ));
}

function nameConflict([field, nested]: readonly string[]): string {
  if (nested !== undefined) return nameField(nested);
  return t(texts, field === 'name' ? 'history.name' : 'history.prompt');
}

function NameEditor({ entry, onDone }: { readonly entry: HistoryEntry; readonly onDone: () => void }) {
  const { rename } = historyContext.useStoreApi().getState();
  const [name, setName] = useState(entry.name);
  return (
    <form
      className="flex min-w-0 grow gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        void rename(entry.id, name).then(onDone);
      }}
    >
      <TextInput
        onKeyDown={(event: KeyboardEvent) => {
          if (event.key !== 'Escape') return;
          event.stopPropagation();
          onDone();
        }}
        aria-label={t(texts, 'history.nameOf', { name: entry.name })}
        value={name}
        onChange={setName}
        ref={(input: HTMLInputElement | null) => input?.select()}
      />
      <Button type="submit">{t(texts, 'history.rename')}</Button>
    </form>
  );
}
