import { retarget } from '#shared/domain/craft/compile/adapt/retarget.ts';
import { getModel } from '#renderer/features/content/describe-model-facts.ts';
import { buildExample } from '#renderer/features/content/worked-example.tsx';

export const glassblower = buildExample('The first breath', {
  concept: 'A glassblower lets her apprentice give the first breath',
  mainSubject: 'a grey-haired glassblower and a boy in a leather apron',
  action: 'She holds the pipe level. The boy blows, and the glowing bubble swells to the size of an apple',
  setting: 'in a dark workshop, lit by the furnace alone',
  cameraMovement: 'slow-dolly-in',
  shotTypes: ['medium-shot'],
  colorGrading: 'warm',
  mood: 'tender',
  visualEffects: ['embers'],
  dialogue: 'The glassblower: Slowly. It hears you.',
  voiceStyle: 'Gravelly',
  musicStyle: 'no-music',
  soundEffects: ['breath through a steel pipe'],
  ambientSounds: 'a furnace roaring softly',
  duration: 8,
  resolution: '1080p',
  model: 'veo-3.1'
});

const onKling = retarget(glassblower, getModel('veo-3.1'), getModel('kling-3')).document;

/** Kling 3 takes several shots in one clip, so the second beat gets a framing of its own. */
export const glassblowerOnKling = {
  name: 'The first breath, for Kling',
  data: { ...onKling.data, shotTypes: ['medium-shot', 'close-up'], transitions: 'match-cut' }
};

const onRunway = retarget(glassblower, getModel('veo-3.1'), getModel('runway-gen4.5')).document;

/** Runway hears nothing and starts from the framing, so the sound goes and the subject is one person. */
export const glassblowerOnRunway = {
  name: 'The first breath, for Runway',
  data: {
    ...onRunway.data,
    mainSubject: 'a boy in a leather apron',
    action: 'blowing into a steel pipe until the glowing bubble at its end swells to the size of an apple',
    transitions: '',
    language: '',
    dialogue: '',
    voiceStyle: '',
    musicStyle: '',
    soundEffects: [],
    ambientSounds: ''
  }
};

export const cyclist = buildExample('Downhill', {
  concept: 'A girl lets go of the handlebars for the first time',
  mainSubject: 'a girl of ten on a bicycle too big for her',
  action: 'lifts both hands off the handlebars for one second, grabs them again and laughs',
  setting: 'on a straight road between sunflower fields in the last hour of light',
  cameraMovement: 'leading-tracking-move',
  shotTypes: ['full-shot'],
  cinematicStyle: '1980s-film',
  colorGrading: 'golden-hour',
  mood: 'joyful',
  visualEffects: ['lens-flare'],
  musicStyle: 'no-music',
  soundEffects: ['a freewheel ticking', 'one short laugh'],
  ambientSounds: 'wind, crickets',
  duration: 6,
  resolution: '720p',
  model: 'seedance-2'
});

export const videoExamples = [glassblower, glassblowerOnKling, glassblowerOnRunway, cyclist];
export const videoTemplates = [
  'commercial',
  'pet-reaction',
  'western-standoff',
  'unboxing',
  'village-under-snow',
  'portrait-interview'
];
