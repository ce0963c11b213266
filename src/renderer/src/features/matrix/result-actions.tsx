import { ArrowLeft, Download, History } from 'lucide-react';
import {
  buildMatrixPack,
  formatMatrixCsv,
  formatMatrixJson,
  formatMatrixText
} from '#shared/domain/craft/matrix/export-matrix.ts';
import { Button } from '#renderer/ui/buttons/button.tsx';
import { MenuButton } from '#renderer/ui/menus/menu.tsx';
import { t } from '#renderer/lib/messages/translate.ts';
import texts from '#renderer/messages/en/matrix.json';
import { useMatrix, useMatrixTools } from './matrix-context.ts';
import type { MadeMatrix } from './matrix-store.ts';
import { type MatrixRow, pickRows, useRows } from './matrix-rows.ts';

type ResultActionsProps = { readonly made: MadeMatrix; readonly onBack: () => void };

/** Actions on the selected prompts, or on all that are shown if none is selected. */
export function ResultActions({ made, onBack }: ResultActionsProps) {
  const { shown } = useRows(made);
  const selected = useMatrix((state) => state.selected);
  const { store, save, addToHistory, countDropped, now, notify } = useMatrixTools();
  const { rows, isSelection } = pickRows(shown, selected);
  const count = rows.length;
  const dropped = countDropped(count);
  const fields = made.axes.map(({ field }) => field);
  const exports = [
    { ending: 'csv', write: () => formatMatrixCsv(rows, fields) },
    { ending: 'txt', write: () => formatMatrixText(rows) },
    { ending: 'json', write: () => formatMatrixJson(rows) },
    { ending: 'vpack', write: () => writePack(rows, now()) }
  ] as const;

  async function keep() {
    const added = await addToHistory(rows.map(({ document }) => document));
    if (added > 0) notify({ type: 'success', title: t(texts, 'matrix.added', { count: added }) });
  }

  function goBack() {
    store.getState().changeFields();
    onBack();
  }

  return (
    <>
      <span className="me-auto">
        <Button variant="ghost" icon={ArrowLeft} onClick={goBack}>
          {t(texts, 'matrix.changeFields')}
        </Button>
      </span>
      {count > 0 && dropped > 0 && (
        <p className="self-center text-label text-n11">{t(texts, 'matrix.drops', { count, dropped })}</p>
      )}
      <Button icon={History} disabled={count === 0} onClick={() => void keep()}>
        {t(texts, isSelection ? 'matrix.addSelected' : 'matrix.addAll', { count })}
      </Button>
      <MenuButton
        label={t(texts, isSelection ? 'matrix.exportSelected' : 'matrix.exportAll', { count })}
        icon={Download}
        variant="primary"
        align="end"
        disabled={count === 0}
        items={exports.map(({ ending, write }) => ({
          id: ending,
          label: t(texts, `matrix.form.${ending}`),
          onSelect: async () => save(made.source, `matrix.${ending}`, await write())
        }))}
      />
    </>
  );
}

/** The file's schema is a library of its own, loaded when a pack is wanted. */
async function writePack(rows: readonly MatrixRow[], now: number): Promise<string> {
  const { writePackFile } = await import('#shared/domain/craft/transfer/pack-file.ts');
  return writePackFile(buildMatrixPack(rows, now));
}
