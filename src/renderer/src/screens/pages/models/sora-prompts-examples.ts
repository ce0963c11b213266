import { retarget } from '#shared/domain/craft/compile/adapt/retarget.ts';
import { getModel } from '#renderer/features/content/describe-model-facts.ts';
import { buildExample } from '#renderer/features/content/worked-example.tsx';

export const nightMarket = buildExample('Night market, for Sora', {
  concept: 'A cook at a night market serves his last bowl to the girl who was only watching',
  mainSubject: 'a broad-shouldered cook in a paper hat, a girl of eight with a school satchel',
  action:
    'He ladles noodles into a bowl and slides it across the counter. The girl looks behind her. She takes it with both hands',
  setting: 'at a tin-roofed stall in the rain, one bare bulb, steam rolling up into the light',
  cameraMovement: 'push-in',
  shotTypes: ['medium-shot'],
  cinematicStyle: '1970s-film',
  colorGrading: 'amber',
  mood: 'tender',
  visualEffects: ['film-grain', 'rain'],
  dialogue: 'The cook: Closed in one minute.\nThe girl: I have no money.\nThe cook: Then eat fast.',
  voiceStyle: 'Soft',
  musicStyle: 'no-music',
  soundEffects: ['a ladle knocks on the pot'],
  ambientSounds: 'rain on tin, a generator next door',
  duration: 12,
  resolution: '1024p',
  aspectRatio: '7:4',
  model: 'sora-2-pro'
});

const moved = retarget(nightMarket, getModel('sora-2-pro'), getModel('gemini-omni-flash'));

/** The changes on the way, each with its reason. */
export const nightMarketChanges = moved.changes.map((change) =>
  change.field === 'model'
    ? { ...change, before: getModel('sora-2-pro').label, after: getModel('gemini-omni-flash').label }
    : change
);
export const nightMarketOnOmni = { ...moved.document, name: 'Night market, for Gemini Omni' };

export const nightMarketOnKling = {
  ...retarget(nightMarket, getModel('sora-2-pro'), getModel('kling-4')).document,
  name: 'Night market, for Kling'
};

export const soraExamples = [nightMarket, nightMarketOnOmni, nightMarketOnKling];
export const soraDestinations = ['gemini-omni-flash', 'kling-4', 'kling-3', 'seedance-2', 'runway-gen4.5'];
export const soraTemplates = [
  'street-food-close-up',
  'first-contact',
  'pet-reaction',
  'neo-noir-stakeout',
  'fantasy-dragon',
  'neorealist-morning'
];
