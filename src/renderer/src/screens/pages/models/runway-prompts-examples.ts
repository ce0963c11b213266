import { buildExample } from '#renderer/features/content/worked-example.tsx';

/** Runway makes no sound and one shot: there is nothing to say, to hear or to cut. */
const silent = { language: '', voiceStyle: '', transitions: '', resolution: '720p' } as const;

export const runner = buildExample('Salt flat', {
  ...silent,
  concept: 'One person crosses an endless white plain',
  mainSubject: 'a runner in a red windbreaker',
  action: 'crossing a salt flat in long, even strides',
  setting: 'under a white noon sky, with mountains trembling on the horizon',
  cameraMovement: 'following-tracking-move',
  shotTypes: ['low-angle-shot'],
  colorGrading: 'bleach-bypass',
  mood: 'epic',
  visualEffects: ['heat-haze', 'dust-particles'],
  duration: 5,
  model: 'runway-gen4.5'
});

export const ink = buildExample('Ink in water', {
  ...silent,
  concept: 'A cloud of ink opens like a flower',
  mainSubject: 'a thread of dark blue ink',
  action: 'sinking through clear water, spreading into petals until it fills the frame',
  setting: 'A glass tank, lit from behind by a soft white panel',
  cameraMovement: 'static',
  shotTypes: ['macro-shot'],
  cinematicStyle: 'minimalism',
  colorGrading: 'clean',
  mood: 'serene',
  visualEffects: ['slow-motion'],
  duration: 8,
  model: 'runway-gen4.5'
});

export const dog = buildExample('Someone is home', {
  ...silent,
  concept: 'An old dog hears the key in the lock',
  mainSubject: 'an old grey lurcher',
  action: 'lifting its head from a rug, pricking its ears and trotting towards the front door',
  setting: 'in a narrow hallway at dusk, with one strip of light under the door',
  cameraMovement: 'pan-left',
  shotTypes: ['ground-level-shot'],
  colorGrading: 'warm',
  mood: 'hopeful',
  visualEffects: ['shallow-depth-of-field'],
  duration: 6,
  aspectRatio: '9:16',
  model: 'runway-gen4.5'
});

export const portrait = buildExample('Motion for a still', {
  ...silent,
  concept: 'A breath of air comes through the window',
  mainSubject: 'the woman',
  action: 'turning her head to the window and closing her eyes as the curtain lifts',
  cameraMovement: 'slow-dolly-in',
  shotTypes: ['close-up'],
  colorGrading: 'natural',
  mood: 'calm',
  duration: 5,
  model: 'runway-gen4_turbo'
});

export const runwayExamples = [runner, ink, dog, portrait];
export const runwayTemplates = [
  'watch-macro',
  'western-standoff',
  'surreal-loop',
  'running-shoe-spot',
  'drone-coastline',
  'skincare-texture'
];
