import { FileInput, RefreshCw, Undo2 } from 'lucide-react';
import { useState } from 'react';
import type { StoreApi } from 'zustand';
import { focusNeighbor } from '#renderer/lib/focus-neighbor.ts';
import { Button } from '#renderer/ui/button.tsx';
import { t } from '#renderer/lib/messages/translate.ts';
import texts from '#renderer/messages/en/models.json';
import type { ShownModels } from './model-settings.ts';
import type { ModelsState } from './models-store.ts';

type ListInUseProps = { readonly models: StoreApi<ModelsState>; readonly shown: ShownModels };

/** Which list of models is in use, and how to use another. */
export function ListInUse({ models, shown }: ListInUseProps) {
  const { bringInFile, bringInFromApi, goBack } = models.getState();
  const [isChecking, setIsChecking] = useState(false);
  return (
    <div className="grid gap-3 rounded-card border border-n6 bg-n1 p-3">
      <p className="text-ui text-n12">
        {t(texts, 'models.inUse', {
          version: shown.listed.version,
          source: shown.isBroughtIn ? 'own' : 'app',
          prices: shown.prices.length
        })}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button icon={FileInput} onClick={() => void bringInFile()}>
          {t(texts, 'models.bringIn')}
        </Button>
        {bringInFromApi !== null && (
          <Button
            icon={RefreshCw}
            isBusy={isChecking}
            onClick={() => {
              setIsChecking(true);
              void bringInFromApi().finally(() => setIsChecking(false));
            }}
          >
            {t(texts, 'models.check')}
          </Button>
        )}
        {shown.isBroughtIn && (
          <Button
            icon={Undo2}
            onClick={({ currentTarget }) => {
              focusNeighbor(currentTarget);
              void goBack();
            }}
          >
            {t(texts, 'models.goBack')}
          </Button>
        )}
      </div>
    </div>
  );
}
