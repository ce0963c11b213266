import { t } from '#renderer/lib/messages/translate.ts';
import texts from '#renderer/messages/en/builder.json';
import { nameCommand } from '#renderer/messages/translated-names.ts';
import { promptFieldNames } from '#shared/domain/craft/prompt/prompt-fields.ts';
import type { PromptDocument } from '#shared/domain/craft/prompt/prompt.ts';
import type { Random } from '#shared/kit/random.ts';
import type { BuilderActionContext, BuilderActions, BuilderDependencies } from './builder-state.ts';
import { remember } from './builder-local-store.ts';

/** Beyond it two seeds would be one: the dice take 32 bits. */
const highestSeed = 4_294_967_295;
/** Short enough to be said over the phone. */
const drawnSeeds = 1_000_000;

export const createSeed = (random: Random): number => Math.floor(random() * drawnSeeds);

/** A seed as somebody typed or pasted it, with spaces or commas between the digits; undefined where it is none. */
export function readSeed(text: string): number | undefined {
  const digits = text.replace(/[\s,.’']/g, '');
  if (!/^\d{1,10}$/.test(digits)) return undefined;
  const seed = Number(digits);
  return seed <= highestSeed ? seed : undefined;
}

// Random fill: every roll has a seed, so that it can be shown, told to somebody and rolled again.

type Filling = Pick<BuilderActionContext, 'given' | 'get' | 'set'> & {
  readonly step: (label: string, document: PromptDocument) => void;
};

type RandomFilling = Pick<
  BuilderActions,
  'randomFill' | 'setRandomFillModelSafe' | 'showRandomOptions' | 'loadModels'
>;

export function createRandomFilling(filling: Filling): RandomFilling {
  const { given, set } = filling;
  return {
    randomFill: (seed) => fillAtRandom(filling, seed),
    setRandomFillModelSafe(isRandomFillModelSafe) {
      set({ isRandomFillModelSafe });
      remember('randomLegal', isRandomFillModelSafe);
    },
    showRandomOptions: (areRandomOptionsShown) => set({ areRandomOptionsShown }),
    loadModels: given.loadModels
  };
}

async function fillAtRandom(filling: Filling, givenSeed: number | undefined): Promise<void> {
  const { given, get, set, step } = filling;
  const loaded = await loadRandomFill(given).catch(() => null);
  if (loaded === null) {
    given.notify({
      type: 'error',
      title: t(texts, 'builder.random.noTemplates'),
      message: t(texts, 'builder.random.noTemplatesWhy'),
      action: { label: t(texts, 'builder.tryAgain'), run: () => void fillAtRandom(filling, givenSeed) }
    });
    return;
  }
  const { document, lockedFields, isRandomFillModelSafe } = get();
  const seed = givenSeed ?? createSeed(given.random);
  const data = loaded.randomFillWithSeed(seed, {
    isModelSafe: isRandomFillModelSafe,
    models: loaded.models,
    current: document.data,
    lockedFields: promptFieldNames.filter((name) => lockedFields.includes(name)),
    templates: loaded.templates
  });
  set({ lastSeed: seed });
  remember('randomSeed', seed);
  const label =
    givenSeed === undefined ? nameCommand('prompt.randomFill') : t(texts, 'builder.step.seed', { seed });
  step(label, { ...document, data });
}

/** Templates, phrases and models are needed only when the dice roll, not to show the first screen. */
async function loadRandomFill({ loadTemplates, loadModels }: BuilderDependencies) {
  const [templates, models, { randomFillWithSeed }] = await Promise.all([
    loadTemplates(),
    loadModels(),
    import('./random-fill-with-seed.ts')
  ]);
  return { templates, models, randomFillWithSeed };
}
