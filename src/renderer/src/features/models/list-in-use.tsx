import { FileInput, RefreshCw, Undo2 } from 'lucide-react';
import { useState } from 'react';
import type { StoreApi } from 'zustand';
import { focusNeighbour } from '#renderer/lib/focus-neighbour.ts';
import { Button } from '#renderer/ui/button.tsx';
import type { ShownModels } from './kept-models.ts';
import type { ModelsState } from './models-store.ts';

type ListInUseProps = { readonly models: StoreApi<ModelsState>; readonly shown: ShownModels };

/** Which list of models is in use, and how to use another. */
export function ListInUse({ models, shown }: ListInUseProps) {
  const { bringInFile, bringInFromApi, goBack } = models.getState();
  const [isChecking, setIsChecking] = useState(false);
  const { version } = shown.listed;
  return (
    <div className="grid gap-3 rounded-card border border-n6 bg-n1 p-3">
      <p className="text-ui text-n12">
        List of <time dateTime={version}>{version}</time>,{' '}
        {shown.isBroughtIn ? 'brought in by you' : 'built into the app'}
        {shown.prices.length > 0 && `, with ${sayOwn(shown.prices.length)}`}.
      </p>
      <div className="flex flex-wrap gap-2">
        <Button icon={FileInput} onClick={() => void bringInFile()}>
          Bring in a newer list…
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
            Check for a newer list
          </Button>
        )}
        {shown.isBroughtIn && (
          <Button
            icon={Undo2}
            onClick={({ currentTarget }) => {
              focusNeighbour(currentTarget);
              void goBack();
            }}
          >
            Go back to the built-in list
          </Button>
        )}
      </div>
    </div>
  );
}

const sayOwn = (count: number): string =>
  count === 1 ? 'one price of your own' : `${count} prices of your own`;
