// Random fill: every roll has a seed, so that it can be shown, told to somebody and rolled again.
import { promptFieldNames } from '#shared/domain/craft/prompt/prompt-fields.ts';
import type { PromptDocument } from '#shared/domain/craft/prompt/prompt.ts';
import { say } from '#renderer/lib/messages/say.ts';
import texts from '#renderer/messages/en/builder.json';
import { nameCommand } from '#renderer/messages/names.ts';
import type { BuilderActions, BuilderDependencies } from './builder-state.ts';
import type { Bench } from './bench.ts';
import { drawSeed } from './random-seed.ts';
import { remember } from './remembered.ts';

type Filling = Pick<Bench, 'given' | 'get' | 'set'> & {
  readonly step: (label: string, document: PromptDocument) => void;
};

type RandomFilling = Pick<
  BuilderActions,
  'randomFill' | 'setRandomLegal' | 'showRandomOptions' | 'loadModels'
>;

export function createRandomFilling(filling: Filling): RandomFilling {
  const { given, set } = filling;
  return {
    randomFill: (seed) => fillAtRandom(filling, seed),
    setRandomLegal(isRandomLegal) {
      set({ isRandomLegal });
      remember('randomLegal', isRandomLegal);
    },
    showRandomOptions: (areRandomOptionsShown) => set({ areRandomOptionsShown }),
    loadModels: given.loadModels
  };
}

async function fillAtRandom(filling: Filling, told: number | undefined): Promise<void> {
  const { given, get, set, step } = filling;
  const loaded = await loadDice(given).catch(() => null);
  if (loaded === null) {
    given.notify({
      type: 'error',
      title: say(texts, 'builder.random.noTemplates'),
      message: say(texts, 'builder.random.noTemplatesWhy'),
      action: { label: say(texts, 'builder.tryAgain'), run: () => void fillAtRandom(filling, told) }
    });
    return;
  }
  const { document, lockedFields, isRandomLegal } = get();
  const seed = told ?? drawSeed(given.random);
  const data = loaded.rollPrompt(seed, {
    isLegal: isRandomLegal,
    models: loaded.models,
    current: document.data,
    lockedFields: promptFieldNames.filter((name) => lockedFields.includes(name)),
    templates: loaded.templates
  });
  set({ lastSeed: seed });
  remember('randomSeed', seed);
  const label =
    told === undefined ? nameCommand('prompt.randomFill') : say(texts, 'builder.step.seed', { seed });
  step(label, { ...document, data });
}

/** Templates, phrases and models are needed only when the dice roll, not to show the first screen. */
async function loadDice({ loadTemplates, loadModels }: BuilderDependencies) {
  const [templates, models, { rollPrompt }] = await Promise.all([
    loadTemplates(),
    loadModels(),
    import('./random-dice.ts')
  ]);
  return { templates, models, rollPrompt };
}
