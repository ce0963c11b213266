import { retarget } from '#shared/domain/craft/compile/adapt/retarget.ts';
import { getModel } from '#renderer/features/content/describe-model-facts.ts';
import { buildExample } from '#renderer/features/content/worked-example.tsx';

export const key = buildExample('The key', {
  concept: 'Two sisters say goodbye at a ferry ramp',
  mainSubject: 'two sisters in raincoats, the elder in yellow, the younger in dark green',
  action: 'the elder presses a brass key into the younger’s palm and folds her fingers over it',
  setting:
    'at the foot of a concrete ferry ramp in grey morning drizzle, the deck lights of the ship behind them',
  cameraMovement: 'slow-dolly-in',
  shotTypes: ['two-shot'],
  colorGrading: 'muted',
  mood: 'bittersweet',
  visualEffects: ['shallow-depth-of-field'],
  dialogue: 'Elder sister: The blue door. Keep it locked.\nYounger sister: Until I come back.',
  voiceStyle: 'Soft',
  musicStyle: 'no-music',
  soundEffects: ['one long ship’s horn'],
  ambientSounds: 'drizzle on canvas, gulls',
  duration: 8,
  resolution: '1080p',
  model: 'veo-3.1'
});

export const kiln = buildExample('The glaze sings', {
  concept: 'A potter opens the kiln and the glaze begins to tick as it cools',
  mainSubject: 'a row of pale green bowls on a kiln shelf',
  action: 'Steam lifts off the rims while fine cracks run through the glaze',
  setting: 'in a brick kiln with its door just opened, morning light from one high window',
  cameraMovement: 'slider-move',
  shotTypes: ['macro-shot'],
  colorGrading: 'earthy',
  mood: 'calm',
  visualEffects: ['dust-particles'],
  musicStyle: 'no-music',
  soundEffects: ['thin crystalline ticks, closer and closer together'],
  ambientSounds: 'a quiet workshop, a radio two rooms away',
  duration: 6,
  resolution: '720p',
  model: 'veo-3.1'
});

export const courier = buildExample('One tool', {
  concept: 'A bicycle courier shows the one tool she carries',
  mainSubject: 'a courier in her thirties with a helmet hanging from her elbow',
  action: 'looks into the lens, pulls a small folding tool from her jersey pocket and snaps it open',
  setting: 'on a wet pavement beside her leaning bicycle, shop windows out of focus behind her',
  cameraMovement: 'handheld',
  shotTypes: ['medium-close-up'],
  cinematicStyle: 'vlog',
  colorGrading: 'natural',
  mood: 'confident',
  dialogue: 'The courier: Forty stops a day. This is all I carry.',
  voiceStyle: 'Conversational',
  musicStyle: 'no-music',
  soundEffects: ['a metal click'],
  ambientSounds: 'busy-street',
  duration: 8,
  resolution: '1080p',
  aspectRatio: '9:16',
  model: 'veo-3.1'
});

/** The first example as it goes on where Veo ends. */
export const keyOnOmni = {
  ...retarget(key, getModel('veo-3.1'), getModel('gemini-omni-flash')).document,
  name: 'The key, for Gemini Omni'
};

export const veoExamples = [key, kiln, courier, keyOnOmni];
export const veoTemplates = [
  'film-noir',
  'espresso-spot',
  'talking-head-hook',
  'desert-night-sky',
  'street-interview',
  'forest-floor-macro'
];
