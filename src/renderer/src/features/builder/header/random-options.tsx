import { Copy, Dices } from 'lucide-react';
import { type RefObject, useEffect, useState } from 'react';
import type { ModelRegistry } from '#shared/domain/craft/model/model.ts';
import { Button, IconButton } from '#renderer/ui/button.tsx';
import { Field } from '#renderer/ui/field.tsx';
import { Popover } from '#renderer/ui/popover.tsx';
import { SwitchInput } from '#renderer/ui/switch-input.tsx';
import { TextInput } from '#renderer/ui/text-input.tsx';
import { say } from '#renderer/lib/messages/say.ts';
import texts from '#renderer/messages/en/builder.json';
import { nameCommand } from '#renderer/messages/names.ts';
import { useBuilder, useBuilderActions, useBuilderLater } from '../builder-context.ts';
import { findRollTarget } from '../random-dice.ts';
import { readSeed } from '../random-seed.ts';

type RandomOptionsProps = {
  readonly anchor: RefObject<HTMLElement | null>;
  readonly returnFocusTo: RefObject<HTMLElement | null>;
};

/** What random fill keeps to, and the seed that gives a roll again. */
export function RandomOptions({ anchor, returnFocusTo }: RandomOptionsProps) {
  const { showRandomOptions } = useBuilderActions();
  return (
    <Popover
      title={nameCommand('prompt.randomOptions')}
      anchor={anchor}
      returnFocusTo={returnFocusTo}
      onClose={() => showRandomOptions(false)}
    >
      <LegalSwitch />
      <SeedForm />
    </Popover>
  );
}

function LegalSwitch() {
  const isLegal = useBuilder((state) => state.isRandomLegal);
  const name = useBuilderLater(({ document }) => document.data.model);
  const { setRandomLegal } = useBuilderActions();
  const registry = useRegistry();
  if (registry === null) return null;
  const { model, isOwn } = findRollTarget(registry, name);
  const other = model?.label ?? say(texts, 'builder.random.nothing');
  return (
    <div className="grid gap-1">
      <SwitchInput
        id="random-legal"
        label={say(texts, 'builder.random.legal', { model: model?.label ?? name })}
        isOn={isLegal}
        onChange={setRandomLegal}
      />
      <p className="text-label text-n10">
        {!isLegal
          ? say(texts, 'builder.random.free')
          : isOwn
            ? say(texts, 'builder.random.within')
            : name.trim() === ''
              ? say(texts, 'builder.random.noModel', { model: other })
              : say(texts, 'builder.random.unknown', { name, model: other })}
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
      setSpoken(say(texts, 'builder.seed.rolled', { seed }));
    },
    copy: async () => {
      try {
        await navigator.clipboard.writeText(String(lastSeed));
        setSpoken(say(texts, 'builder.seed.copied', { seed: String(lastSeed) }));
      } catch {
        setSpoken(say(texts, 'builder.seed.notCopied', { seed: String(lastSeed) }));
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
        label={say(texts, 'builder.seed.label')}
        htmlFor="random-seed"
        hint={sayLast(lastSeed, seed)}
        {...(isWrong ? { mark: say(texts, 'builder.seed.wrong') } : {})}
        action={
          <IconButton
            label={say(texts, 'builder.seed.copy')}
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
          ? say(texts, 'builder.seed.again')
          : say(texts, 'builder.seed.roll')}
      </Button>
      <span role="status" className="text-label text-n11 empty:hidden">
        {spoken}
      </span>
    </form>
  );
}

function sayLast(lastSeed: number | null, seed: number | undefined): string {
  if (lastSeed === null) return say(texts, 'builder.seed.none');
  return seed === lastSeed
    ? say(texts, 'builder.seed.last')
    : say(texts, 'builder.seed.used', { seed: lastSeed });
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
