// Random fill proposes a shot: a template as it is, a template with a twist, or something entirely new.
import { pickOne, pickSome, type Random, randomInteger } from '../../../../kit/random.ts';
import { currentPromptVersion } from '../default-prompt.ts';
import { isSameJson } from '../journal/document-parts.ts';
import { choices, languages } from '../prompt-choices.ts';
import { promptFieldNames } from '../prompt-fields.ts';
import type { PromptData, PromptField } from '../prompt.ts';
import { commonEffects, dialogueLines, sceneKinds } from './random-phrases.ts';

export type RandomFillOptions = {
  readonly random: Random;
  readonly current: PromptData;
  /** Fields that keep their current value. */
  readonly lockedFields: readonly PromptField[];
  readonly templates: readonly { readonly data: PromptData }[];
};

/** The spec's shares: 40 % a template, 40 % fully random, and the rest a template with fields replaced. */
const templateShare = 0.4;
const randomShare = 0.4;

/** Fields that can be replaced on their own without breaking the story a template tells. */
const freeFields: readonly PromptField[] = [
  'cameraMovement',
  'shotTypes',
  'transitions',
  'cinematicStyle',
  'colorGrading',
  'mood',
  'visualEffects',
  'musicStyle',
  'duration',
  'frameRate',
  'resolution',
  'aspectRatio',
  'quality',
  'model'
];

const wordlessMixes = choices.audioMix.filter((mix) => !mix.includes('dialogue'));

/** The prompt after a roll of the dice. Locked fields and keys this version does not know stay as they were. */
export function randomFill({ random, current, lockedFields, templates }: RandomFillOptions): PromptData {
  const roll = random();
  const isFullyRandom =
    templates.length === 0 || (roll >= templateShare && roll < templateShare + randomShare);
  const base = isFullyRandom ? inventPrompt(random) : pickOne(random, templates).data;
  const isTwisted = !isFullyRandom && roll >= templateShare;
  const filled = isTwisted ? replaceSomeFields(random, base, lockedFields) : base;
  const speech = matchSpeech(random, filled, current, lockedFields);
  return {
    ...current,
    ...pickFields(filled, promptFieldNames),
    ...speech,
    ...pickFields(current, lockedFields)
  };
}

/** Words and their language belong together: where only one of them is locked, the other follows it. */
function matchSpeech(
  random: Random,
  filled: PromptData,
  current: PromptData,
  lockedFields: readonly PromptField[]
): Partial<PromptData> {
  const isDialogueLocked = lockedFields.includes('dialogue');
  if (isDialogueLocked === lockedFields.includes('language') || filled.language === current.language)
    return {};
  if (isDialogueLocked) return current.dialogue === '' ? {} : { language: current.language };
  const language = languages.find((known) => known === current.language);
  return { dialogue: filled.dialogue === '' || !language ? '' : pickOne(random, dialogueLines[language]) };
}

function replaceSomeFields(
  random: Random,
  base: PromptData,
  lockedFields: readonly PromptField[]
): PromptData {
  const fresh = inventPrompt(random);
  const replaceable = freeFields.filter(
    (name) => !lockedFields.includes(name) && !isSameJson(fresh[name], base[name])
  );
  return { ...base, ...pickFields(fresh, pickSome(random, replaceable, randomInteger(random, 3, 5))) };
}

function pickFields(data: PromptData, names: readonly PromptField[]): Partial<PromptData> {
  return Object.fromEntries(names.map((name) => [name, data[name]]));
}

/** A prompt in which every value is random, within the spec's ranges. */
function inventPrompt(random: Random): PromptData {
  const common = { additionalParams: '', schemaVersion: currentPromptVersion };
  return { ...inventStory(random), ...inventLook(random), ...inventOutput(random), ...common };
}

function inventStory(random: Random) {
  const scene = pickOne(random, sceneKinds);
  const language = pickOne(random, languages);
  const dialogue = scene.speaks && random() < 0.6 ? pickOne(random, dialogueLines[language]) : '';
  return {
    concept: pickOne(random, scene.concepts),
    mainSubject: pickOne(random, scene.subjects),
    action: pickOne(random, scene.actions),
    setting: pickOne(random, scene.settings),
    language,
    dialogue,
    voiceStyle: pickOne(random, choices.voiceStyle),
    subtitles: dialogue !== '' && random() < 0.3,
    musicStyle: pickOne(random, choices.musicStyle),
    soundEffects: pickSome(random, scene.soundEffects, randomInteger(random, 1, 2)),
    ambientSounds: pickOne(random, scene.ambientSounds),
    audioMix: random() < 0.5 ? '' : pickOne(random, dialogue === '' ? wordlessMixes : choices.audioMix)
  };
}

function inventLook(random: Random) {
  return {
    cameraMovement: pickOne(random, choices.cameraMovement),
    shotTypes: pickSome(random, choices.shotTypes, randomInteger(random, 1, 2)),
    transitions: pickOne(random, choices.transitions),
    cinematicStyle: pickOne(random, choices.cinematicStyle),
    colorGrading: pickOne(random, choices.colorGrading),
    mood: pickOne(random, choices.mood),
    visualEffects: pickSome(random, commonEffects, randomInteger(random, 0, 3))
  };
}

function inventOutput(random: Random) {
  return {
    duration: randomInteger(random, 5, 30),
    frameRate: pickOne(random, choices.frameRate),
    resolution: pickOne(random, choices.resolution),
    aspectRatio: pickOne(random, choices.aspectRatio),
    quality: randomInteger(random, 6, 10),
    model: pickOne(random, choices.model)
  };
}
