import { buildExample } from '#renderer/features/content/worked-example.tsx';

export const umbrella = buildExample('The forgotten umbrella', {
  concept: 'A tram driver finds the last umbrella of the day',
  mainSubject: 'a tram driver in a dark green uniform, her cap pushed back',
  action: 'lifts a red umbrella from an empty seat, shakes it once and hangs it beside twenty others',
  setting: 'in an empty tram at the depot, late evening, the ceiling lamps going out one by one',
  cameraMovement: 'lateral-tracking-move',
  shotTypes: ['medium-wide-shot'],
  colorGrading: 'teal-and-orange',
  mood: 'cozy',
  musicStyle: 'no-music',
  soundEffects: ['drops fall on a rubber floor'],
  ambientSounds: 'a depot fan, rain on a metal roof',
  duration: 8,
  resolution: '1080p',
  model: 'veo-3.1'
});
