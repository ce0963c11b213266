import { buildExample } from '#renderer/features/content/worked-example.tsx';

export const dripper = buildExample('First cup', {
  concept: 'A ceramic coffee dripper makes the quietest minute of the day',
  mainSubject: 'a white ribbed ceramic coffee dripper on a glass jug, a slow stream of water going in',
  action: 'the coffee rises, domes and sinks, and the last drop falls into a still surface',
  setting: 'on a pale oak worktop by an east window, hard morning light from the left, plain wall behind',
  cameraMovement: 'slow-dolly-in',
  shotTypes: ['close-up'],
  cinematicStyle: 'commercial',
  colorGrading: 'clean',
  mood: 'calm',
  visualEffects: ['shallow-depth-of-field'],
  musicStyle: 'no-music',
  soundEffects: ['water pouring', 'a single drop'],
  ambientSounds: 'a quiet kitchen',
  duration: 8,
  model: 'veo-3.1'
});

export const headphones = buildExample('The quiet carriage', {
  concept: 'A commuter puts headphones on and the crowded carriage falls silent',
  mainSubject: 'a nurse in a rain jacket with plain matte grey headphones round her neck',
  action: 'lifts the headphones over her ears, closes her eyes and lets her shoulders drop',
  setting:
    'in a packed evening train, strip lights overhead, wet windows, a clear area of dark glass behind her',
  cameraMovement: 'push-in',
  shotTypes: ['medium-close-up'],
  cinematicStyle: 'commercial',
  colorGrading: 'cool',
  mood: 'calm',
  dialogue: 'Narrator: Some evenings, the ride home is the quiet part.',
  voiceStyle: 'Off-screen',
  musicStyle: 'no-music',
  soundEffects: ['ear cushions close softly'],
  ambientSounds: 'a loud train carriage that fades to near silence',
  duration: 8,
  model: 'gemini-omni-flash'
});

export const bakery = buildExample('Open at six', {
  concept: 'A corner bakery opens, told in three shots for its own street',
  mainSubject: 'a baker in a flour-dusted apron with a tray of dark rolls',
  action:
    'The baker rolls the shutter up on a blue street. She sets the tray on the counter and steam rises. A customer takes the first roll and tears it open.',
  setting: 'in a small corner bakery before sunrise, warm lamps inside, wet cobbles outside',
  cameraMovement: 'tracking-move',
  shotTypes: ['wide-shot', 'medium-shot', 'close-up'],
  cinematicStyle: 'commercial',
  colorGrading: 'warm',
  mood: 'cozy',
  musicStyle: 'acoustic-guitar',
  soundEffects: ['a shutter rattles up', 'a crust cracks'],
  ambientSounds: 'an early street',
  duration: 12,
  model: 'kling-3'
});

export const commercialTemplates = [
  'commercial',
  'watch-macro',
  'espresso-spot',
  'running-shoe-spot',
  'unboxing'
] as const;
