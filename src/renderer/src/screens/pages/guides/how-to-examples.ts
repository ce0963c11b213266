import { buildExample } from '#renderer/features/content/worked-example.tsx';

/** The idea that the guide starts from, as most people first type it. */
export const roughIdea = 'a sad girl waiting for the bus in the snow, cinematic, beautiful, 4k';

export const busStop = buildExample('First snow at the bus stop', {
  concept: 'A girl waiting for a late bus is the first to notice the snow',
  mainSubject: 'a girl of ten in a yellow raincoat, a school bag on both shoulders',
  action: 'pulls one mitten off, catches the first flake on her palm and holds it out to show the empty road',
  setting: 'at a country bus stop at dusk, one street lamp, bare fields behind',
  cameraMovement: 'slow-dolly-in',
  shotTypes: ['medium-shot'],
  colorGrading: 'blue-hour',
  mood: 'tender',
  visualEffects: ['snow'],
  musicStyle: 'no-music',
  soundEffects: ['a mitten pulled off'],
  ambientSounds: 'wind over open fields, a lamp humming',
  duration: 8,
  model: 'gemini-omni-flash'
});

export const howToTemplates = ['talking-head-hook', 'espresso-spot', 'desert-night-sky'] as const;
