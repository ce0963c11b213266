import { useState } from 'react';
import { useServices } from '#renderer/feature-api/services.ts';
import { t } from '#renderer/lib/messages/translate.ts';
import texts from '#renderer/messages/en/selling.json';
import { translateError } from '#renderer/messages/translated-names.ts';
import { Button } from '#renderer/ui/buttons/button.tsx';
import { lazyComponent } from '#renderer/ui/loading/lazy-component.ts';
import { useSellingDependencies } from '../frame/dependencies.tsx';
import type { ImportPlan } from './plan-import.ts';

const dialog = lazyComponent(async () => (await import('./import-dialog.tsx')).ImportDialog);

type Chosen = { readonly fileName: string; readonly plan: ImportPlan };

/** Chooses a file and shows what it would become. */
export function ImportButton() {
  const { platform } = useServices();
  const { notify } = useSellingDependencies();
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const choose = async () => {
    const opened = await platform.files.open();
    if (!opened.ok) return notify({ type: 'error', title: translateError(opened.error) });
    const [file] = opened.value;
    if (file === undefined) return;
    const { planImport } = await import('./plan-import.ts');
    setChosen({ fileName: file.name, plan: planImport(file) });
  };
  return (
    <>
      <Button variant="ghost" onPointerEnter={dialog.preload} onClick={() => void choose()}>
        {t(texts, 'selling.import.choose')}
      </Button>
      {chosen === null ? null : <dialog.LazyPart {...chosen} onClose={() => setChosen(null)} />}
    </>
  );
}
