import type { DeviceHandlers } from '#shared/contract/device.ts';
import { readStoredEntry, readStoredTemplate } from '#shared/contract/stored-prompts.ts';
import type { HistoryEntry } from '#shared/domain/craft/prompt/history/history.ts';
import { historyLimit } from '#shared/domain/craft/prompt/history/history-list.ts';
import type { UserTemplate } from '#shared/domain/craft/template/template.ts';
import { requestAll, type Transact, type Transaction } from './device-transaction.ts';

type LibraryHandlers = Pick<
  DeviceHandlers,
  Extract<keyof DeviceHandlers, `${'history' | 'templates' | 'templateStates'}.${string}`>
>;

export function createLibraryHandlers(transact: Transact): LibraryHandlers {
  return {
    'history.list': () => transact('readonly', ['history'], readHistory),
    'history.save': (entry) =>
      transact('readwrite', ['history'], async (transaction) => {
        await transaction.objectStore('history').put(entry);
        return { droppedIds: await trimHistory(transaction) };
      }),
    'history.remove': async ({ id }) => {
      await transact('readwrite', ['history'], (transaction) =>
        transaction.objectStore('history').delete(id)
      );
    },
    'history.clear': async () => {
      await transact('readwrite', ['history'], (transaction) => transaction.objectStore('history').clear());
    },

    'templates.list': () => transact('readonly', ['templates'], readTemplates),
    'templates.save': async (template) => {
      await transact('readwrite', ['templates'], (transaction) =>
        transaction.objectStore('templates').put(template)
      );
    },
    'templates.remove': async ({ id }) => {
      await transact('readwrite', ['templates'], (transaction) =>
        transaction.objectStore('templates').delete(id)
      );
    },

    'templateStates.list': () =>
      transact('readonly', ['marks'], (transaction) => transaction.objectStore('marks').getAll()),
    'templateStates.save': async (mark) => {
      await transact('readwrite', ['marks'], (transaction) => transaction.objectStore('marks').put(mark));
    }
  };
}

type AnyTransaction = Transaction<'readonly' | 'readwrite'>;
type Dated = { readonly createdAt: number; readonly id: string };

/** Newest first. Ids end in a time as well, which settles a tie as the other devices do. */
const byNewest = (one: Dated, other: Dated) =>
  other.createdAt - one.createdAt || (one.id < other.id ? 1 : one.id > other.id ? -1 : 0);

export async function readHistory(transaction: AnyTransaction): Promise<HistoryEntry[]> {
  const entries = await transaction.objectStore('history').getAll();
  return entries.toSorted(byNewest).map(readStoredEntry);
}

export async function readTemplates(transaction: AnyTransaction): Promise<UserTemplate[]> {
  const templates = await transaction.objectStore('templates').getAll();
  return templates.toSorted(byNewest).map(readStoredTemplate);
}

/** Drops the oldest entries beyond the limit and names them. */
export async function trimHistory(transaction: Transaction<'readwrite'>): Promise<string[]> {
  const dropped = (await readHistory(transaction)).slice(historyLimit).map(({ id }) => id);
  const history = transaction.objectStore('history');
  await requestAll(dropped.map((id) => () => history.delete(id)));
  return dropped;
}
