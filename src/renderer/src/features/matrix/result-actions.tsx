import { ArrowLeft, Download, History } from 'lucide-react';
import {
  buildMatrixPack,
  formatMatrixCsv,
  formatMatrixJson,
  formatMatrixText
} from '#shared/domain/matrix/export-matrix.ts';
import { Button } from '#renderer/ui/button.tsx';
import { MenuButton } from '#renderer/ui/menu.tsx';
import { say } from '#renderer/lib/messages/say.ts';
import texts from '#renderer/messages/en/matrix.json';
import { sayPrompts } from './axis-drafts.ts';
import { useMatrix, useMatrixTools } from './matrix-context.ts';
import type { MadeMatrix } from './matrix-store.ts';
import { type MatrixRow, pickRows } from './rows.ts';
import { useRows } from './use-rows.ts';

type ResultActionsProps = { readonly made: MadeMatrix; readonly onBack: () => void };

/** What can be done with the selected prompts, or with all that are shown where none is selected. */
export function ResultActions({ made, onBack }: ResultActionsProps) {
  const { shown } = useRows(made);
  const selected = useMatrix((state) => state.selected);
  const { store, save, addToHistory, countDropped, now, notify } = useMatrixTools();
  const { rows, isSelection } = pickRows(shown, selected);
  const amount = isSelection ? `${rows.length} selected` : `all ${rows.length}`;
  const dropped = countDropped(rows.length);
  const fields = made.axes.map(({ field }) => field);
  const exports = [
    { ending: 'csv', label: 'Table (CSV)', write: () => formatMatrixCsv(rows, fields) },
    { ending: 'txt', label: 'Finished prompts (text)', write: () => formatMatrixText(rows) },
    { ending: 'json', label: 'Prompt data (JSON)', write: () => formatMatrixJson(rows) },
    { ending: 'vpack', label: 'Pack (.vpack)', write: () => writePack(rows, now()) }
  ];

  async function keep() {
    const count = await addToHistory(rows.map(({ document }) => document));
    if (count > 0) notify({ type: 'success', title: say(texts, 'matrix.added', { count }) });
  }

  function goBack() {
    store.getState().changeFields();
    onBack();
  }

  return (
    <>
      <span className="me-auto">
        <Button variant="ghost" icon={ArrowLeft} onClick={goBack}>
          Change the fields
        </Button>
      </span>
      {rows.length > 0 && dropped > 0 && (
        <p className="self-center text-label text-n11">
          History keeps 50: adding {sayPrompts(rows.length)} drops its oldest {dropped}.
        </p>
      )}
      <Button icon={History} disabled={rows.length === 0} onClick={() => void keep()}>
        {`Add ${amount} to history`}
      </Button>
      <MenuButton
        label={`Export ${amount}`}
        icon={Download}
        variant="primary"
        align="end"
        disabled={rows.length === 0}
        items={exports.map(({ ending, label, write }) => ({
          id: ending,
          label,
          onSelect: async () => save(made.source, `matrix.${ending}`, await write())
        }))}
      />
    </>
  );
}

/** The file's schema is a library of its own, loaded when a pack is wanted. */
async function writePack(rows: readonly MatrixRow[], now: number): Promise<string> {
  await import('#renderer/lib/zod-without-eval.ts');
  const { writePackFile } = await import('#shared/domain/transfer/pack-file.ts');
  return writePackFile(buildMatrixPack(rows, now));
}
