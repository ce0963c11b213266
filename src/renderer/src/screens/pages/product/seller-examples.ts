import { buildExample } from '#renderer/features/content/worked-example.tsx';

export const slate = buildExample('Object on wet slate', {
  concept: 'Any small object, shown as if it had just been found by the sea',
  mainSubject: 'a brass pocket compass with an open lid',
  action: 'a thin wave slides under it, pulls back and leaves it gleaming',
  setting: 'on a slab of wet black slate at low tide, overcast light, dark sea out of focus behind',
  cameraMovement: 'slow-dolly-in',
  shotTypes: ['close-up'],
  cinematicStyle: 'commercial',
  colorGrading: 'muted',
  mood: 'serene',
  visualEffects: ['shallow-depth-of-field'],
  musicStyle: 'no-music',
  soundEffects: ['a small wave on stone'],
  ambientSounds: 'ocean-waves',
  duration: 6,
  model: 'gemini-omni-flash'
});

export const maker = buildExample('Maker at the bench', {
  concept: 'Somebody who makes things by hand finishes one and looks up',
  mainSubject: 'a violin maker in a linen apron, reading glasses on his forehead',
  action: 'blows the dust from a violin scroll, turns it once to the light and looks up',
  setting: 'at a workbench under a north window, shavings on the floor, tools on the wall',
  cameraMovement: 'slider-move',
  shotTypes: ['medium-shot'],
  cinematicStyle: 'documentary',
  colorGrading: 'earthy',
  mood: 'calm',
  duration: 5,
  musicStyle: 'no-music',
  soundEffects: ['a breath over wood'],
  ambientSounds: 'a quiet workshop, a clock',
  model: 'kling-2.6'
});

export const sellerTemplates = ['watch-macro', 'running-shoe-spot', 'unboxing'] as const;
