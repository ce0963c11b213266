import { buildExample } from '#renderer/features/content/worked-example.tsx';

export const tram = buildExample('The note on the seat', {
  concept: 'A tram driver on his last round finds what a passenger left for him',
  mainSubject: 'a tram driver of sixty in a navy uniform coat, a thermos under one arm',
  action: 'lifts a folded note from the empty seat, reads it and sits down beside where it lay',
  setting: 'in an old wooden tram at the terminus after dark, one ceiling lamp, rain on every window',
  cameraMovement: 'slow-dolly-in',
  shotTypes: ['medium-close-up'],
  colorGrading: 'blue-hour',
  mood: 'melancholic',
  visualEffects: ['shallow-depth-of-field'],
  musicStyle: 'no-music',
  soundEffects: ['stiff paper unfolds'],
  ambientSounds: 'rain on a roof, an electric motor humming down',
  duration: 8,
  model: 'gemini-omni-flash'
});

export const ridge = buildExample('First light on the ridge', {
  concept: 'A rider arrives above the clouds just as the day does',
  mainSubject: 'a rider in a long felt coat on a grey horse',
  action: 'climbs the last metres to the crest and stops as the sun clears the cloud',
  setting: 'on a grass ridge above a sea of cloud, frost on every stalk, low sun from the right',
  cameraMovement: 'crane-up',
  shotTypes: ['extreme-wide-shot'],
  colorGrading: 'golden-hour',
  mood: 'awe-inspiring',
  visualEffects: ['haze'],
  duration: 10,
  resolution: '720p',
  model: 'runway-gen4.5'
});

export const diner = buildExample('Three shots at the counter', {
  concept: 'Two people who once knew each other meet again',
  mainSubject: 'a woman in a wet red coat and a cook with rolled sleeves',
  action:
    'The woman takes the last stool and sets her keys down. The cook slides a full cup across to her. She turns its chipped rim away.',
  setting: 'in an empty roadside diner at night, one green tube light',
  cameraMovement: 'slow-dolly-in',
  shotTypes: ['wide-shot', 'over-the-shoulder-shot', 'close-up'],
  cinematicStyle: 'neo-noir',
  colorGrading: 'moody',
  mood: 'tense',
  dialogue: 'Cook: Still black?\nWoman: Still black.',
  voiceStyle: 'Weary',
  soundEffects: ['keys on a steel counter'],
  ambientSounds: 'rain on glass',
  duration: 12,
  model: 'kling-3'
});

export const cinematicTemplates = [
  'film-noir',
  'western-standoff',
  'first-contact',
  'desert-night-sky',
  'neo-noir-stakeout'
] as const;
