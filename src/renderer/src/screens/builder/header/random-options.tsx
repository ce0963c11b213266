import { Copy, Dices } from 'lucide-react';
import { type RefObject, useEffect, useState } from 'react';
import type { ModelRegistry } from '#shared/domain/craft/model/model.ts';
import { Button, IconButton } from '#renderer/ui/buttons/button.tsx';
import { Field } from '#renderer/ui/fields/field.tsx';
import { Popover } from '#renderer/ui/overlays/popover.tsx';
import { SwitchInput } from '#renderer/ui/fields/switch-input.tsx';
import { TextInput } from '#renderer/ui/fields/text-input.tsx';
import { t } from '#renderer/lib/messages/translate.ts';
import texts from '#renderer/messages/en/builder.json';
import { nameCommand } from '#renderer/messages/translated-names.ts';
import { useBuilder, useBuilderActions, useBuilderLater } from '../store/builder-context.ts';
import { findRandomFillModel } from '../store/random-fill-with-seed.ts';
import { readSeed } from '../store/random-fill-actions.ts';

type RandomOptionsProps = {
  readonly anchor: RefObject<HTMLElement | null>;
  readonly returnFocusTo: RefObject<HTMLElement | null>;
};

/** Options of random fill, and the seed of the last roll. */
export function RandomOptions({ anchor, returnFocusTo }: RandomOptionsProps) {
  const { showRandomOptions } = useBuilderActions();
  return (
    <Popover
      title={nameCommand('prompt.randomOptions')}
      anchor={anchor}
      returnFocusTo={returnFocusTo}
      onClose={() => showRandomOptions(false)}
    >
      <ModelSafeSwitch />
      <SeedForm />
    </Popover>
  );
}

function ModelSafeSwitch() {
  const isModelSafe = useBuilder((state) => state.isRandomFillModelSafe);
  const name = useBuilderLater(({ document }) => document.data.model);
  const { setRandomFillModelSafe } = useBuilderActions();
  const registry = useRegistry();
  if (registry === null) return null;
  const { model, isOwn } = findRandomFillModel(registry, name);
  const other = model?.label ?? t(texts, 'builder.random.nothing');
  return (
    <div className="grid gap-1">
      <SwitchInput
        id="random-legal"
        label={t(texts, 'builder.random.legal', { model: model?.label ?? name })}
        isOn={isModelSafe}
        onChange={setRandomFillModelSafe}
      />
      <p className="text-label text-n10">
        {!isModelSafe
          ? t(texts, 'builder.random.free')
          : isOwn
            ? t(texts, 'builder.random.within')
            : name.trim() === ''
              ? t(texts, 'builder.random.noModel', { model: other })
              : t(texts, 'builder.random.unknown', { name, model: other })}
      </p>
    </div>
  );
}

/** The seed in the box: the last one until another is typed; what was done with it is said once done. */
function useSeed() {
  const lastSeed = useBuilder((state) => state.lastSeed);
  const { randomFill } = useBuilderActions();
  const [typed, setTyped] = useState<string | null>(null);
  const [spoken, setSpoken] = useState('');
  const text = typed ?? (lastSeed === null ? '' : String(lastSeed));
  const seed = readSeed(text);
  return {
    lastSeed,
    text,
    seed,
    spoken,
    setTyped,
    roll: async () => {
      if (seed === undefined) return;
      await randomFill(seed);
      setTyped(null);
      setSpoken(t(texts, 'builder.seed.rolled', { seed }));
    },
    copy: async () => {
      try {
        await navigator.clipboard.writeText(String(lastSeed));
        setSpoken(t(texts, 'builder.seed.copied', { seed: String(lastSeed) }));
      } catch {
        setSpoken(t(texts, 'builder.seed.notCopied', { seed: String(lastSeed) }));
      }
    }
  };
}

function SeedForm() {
  const { lastSeed, text, seed, spoken, setTyped, roll, copy } = useSeed();
  const isWrong = seed === undefined && text.trim() !== '';
  return (
    <form
      className="grid gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        void roll();
      }}
    >
      <Field
        label={t(texts, 'builder.seed.label')}
        htmlFor="random-seed"
        hint={describeLastSeed(lastSeed, seed)}
        {...(isWrong ? { mark: t(texts, 'builder.seed.wrong') } : {})}
        action={
          <IconButton
            label={t(texts, 'builder.seed.copy')}
            icon={Copy}
            disabled={lastSeed === null}
            onClick={() => void copy()}
          />
        }
      >
        <TextInput
          id="random-seed"
          inputMode="numeric"
          autoComplete="off"
          value={text}
          onChange={setTyped}
          className="font-mono tabular-nums"
        />
      </Field>
      <Button type="submit" icon={Dices} disabled={seed === undefined}>
        {seed === lastSeed || seed === undefined
          ? t(texts, 'builder.seed.again')
          : t(texts, 'builder.seed.roll')}
      </Button>
      <span role="status" className="text-label text-n11 empty:hidden">
        {spoken}
      </span>
    </form>
  );
}

function describeLastSeed(lastSeed: number | null, seed: number | undefined): string {
  if (lastSeed === null) return t(texts, 'builder.seed.none');
  return seed === lastSeed
    ? t(texts, 'builder.seed.last')
    : t(texts, 'builder.seed.used', { seed: lastSeed });
}

/** The models in use; null while they are on their way, or cannot be had without a connection. */
function useRegistry(): ModelRegistry | null {
  const { loadModels } = useBuilderActions();
  const [registry, setRegistry] = useState<ModelRegistry | null>(null);
  useEffect(() => {
    let isWanted = true;
    loadModels().then(
      (models) => (isWanted ? setRegistry(models.registry) : undefined),
      () => undefined
    );
    return () => {
      isWanted = false;
    };
  }, [loadModels]);
  return registry;
}
