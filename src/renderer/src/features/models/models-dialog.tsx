import { formatIsoDay } from '#renderer/lib/messages/format.ts';
import { FileInput, RefreshCw, Undo2 } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { StoreApi } from 'zustand';
import type { DialogProps } from '#renderer/feature-api/dialogs.ts';
import { focusNeighbor } from '#renderer/lib/interaction/focus-neighbor.ts';
import { t } from '#renderer/lib/messages/translate.ts';
import texts from '#renderer/messages/en/models.json';
import { Button } from '#renderer/ui/buttons/button.tsx';
import { Dialog } from '#renderer/ui/overlays/dialog.tsx';
import { EmptyState } from '#renderer/ui/feedback/empty-state.tsx';
import { Field } from '#renderer/ui/fields/field.tsx';
import { TextInput } from '#renderer/ui/fields/text-input.tsx';
import type { Model } from '#shared/domain/craft/model/model.ts';
import { ModelRow } from './model-row.tsx';
import type { ShownModels } from './model-settings.ts';
import { modelsContext, type ModelsState } from './models-store.ts';

type ListInUseProps = { readonly models: StoreApi<ModelsState>; readonly shown: ShownModels };

/** Which list of models is in use, and how to use another. */
export function ListInUse({ models, shown }: ListInUseProps) {
  const { bringInFile, takePublished, goBack } = models.getState();
  const [isChecking, setIsChecking] = useState(false);
  return (
    <div className="grid gap-3 rounded-card border border-n6 bg-n1 p-3">
      <p className="text-ui text-n12">
        {t(texts, 'models.inUse', {
          version: formatIsoDay(shown.listed.version),
          source: shown.source,
          prices: shown.prices.length
        })}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button icon={FileInput} onClick={() => void bringInFile()}>
          {t(texts, 'models.bringIn')}
        </Button>
        <Button
          icon={RefreshCw}
          isBusy={isChecking}
          onClick={() => {
            setIsChecking(true);
            void takePublished(true).finally(() => setIsChecking(false));
          }}
        >
          {t(texts, 'models.check')}
        </Button>
        {shown.source === 'own' && (
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

/** Limits, prices and sources of each model, and the list in use. */
export function ModelsDialog({ onClose }: DialogProps) {
  const models = modelsContext.useStoreApi();
  const shown = modelsContext.use((state) => state.shown);
  useEffect(() => {
    void models.getState().load();
  }, [models]);
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t(texts, 'models.title')}
      description={t(texts, 'models.description')}
      size="l"
    >
      {shown !== null && <ModelList models={models} shown={shown} />}
    </Dialog>
  );
}

function ModelList({ models, shown }: ListInUseProps) {
  const { changePrice } = models.getState();
  const [search, setSearch] = useState('');
  const found = findModels(shown.listed.models, search);
  return (
    <div className="grid gap-4">
      <ListInUse models={models} shown={shown} />
      <Field label={t(texts, 'models.search')} htmlFor="model-search">
        <TextInput id="model-search" type="search" value={search} onChange={setSearch} />
      </Field>
      {found.length === 0 ? (
        <EmptyState
          title={t(texts, 'models.noMatch.title')}
          text={t(texts, 'models.noMatch.text', { search })}
          action={<Button onClick={() => setSearch('')}>{t(texts, 'models.noMatch.clear')}</Button>}
        />
      ) : (
        <ul aria-label={t(texts, 'models.list')} className="grid gap-2">
          {found.map((model) => (
            <ModelRow
              key={model.id}
              model={model}
              shown={shown}
              onChangePrice={(clip, price) => void changePrice(clip, price)}
            />
          ))}
        </ul>
      )}
    </div>
  );
}

const place: Record<Model['lifecycle']['status'], number> = { current: 0, retiring: 1, retired: 2 };

/** By any words of name, id and vendor; those that can still be asked for a clip first. */
function findModels(models: readonly Model[], search: string): readonly Model[] {
  const words = search.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  return models
    .filter(({ id, label, vendor }) => {
      const text = `${label} ${id} ${vendor}`.toLocaleLowerCase();
      return words.every((word) => text.includes(word));
    })
    .toSorted((one, other) => place[one.lifecycle.status] - place[other.lifecycle.status]);
}
