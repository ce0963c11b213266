import { buildExample } from '#renderer/features/content/worked-example.tsx';

export const knife = buildExample('You are holding it wrong', {
  concept: 'A cook corrects the grip that makes a sharp knife feel dull',
  mainSubject: 'a cook of thirty in a striped apron, a chef’s knife already raised to chest height',
  action: 'pinches the blade between thumb and finger, halves a tomato in one stroke and looks up',
  setting: 'at a narrow kitchen counter, window light from the left, one tomato on a wooden board',
  cameraMovement: 'handheld',
  shotTypes: ['medium-close-up'],
  cinematicStyle: 'social-media',
  colorGrading: 'bright-and-airy',
  mood: 'confident',
  dialogue: 'Cook: Your knife is not dull. You are holding it wrong.',
  voiceStyle: 'Conversational',
  musicStyle: 'no-music',
  soundEffects: ['a blade through a tomato'],
  ambientSounds: 'a quiet kitchen',
  duration: 8,
  aspectRatio: '9:16',
  model: 'veo-3.1'
});

export const marble = buildExample('The marble that never arrives', {
  concept: 'A glass marble runs down a spiral that leads back to its own top',
  mainSubject: 'a green glass marble',
  action: 'drops onto a wooden spiral, runs one full turn and leaves the frame at the bottom edge',
  setting: 'on a beech marble run against a plain coral wall, soft light from above',
  cameraMovement: 'locked-off',
  shotTypes: ['close-up'],
  cinematicStyle: 'social-media',
  colorGrading: 'vibrant',
  mood: 'playful',
  duration: 5,
  resolution: '720p',
  aspectRatio: '9:16',
  model: 'runway-gen4.5'
});

export const cat = buildExample('The cat inspects the robot', {
  concept: 'A cat decides that the vacuum robot is a taxi',
  mainSubject: 'a round ginger cat with one torn ear',
  action: 'taps the parked robot with a paw, steps aboard and rides out of frame, facing the camera',
  setting: 'on a herringbone floor in a sunny hallway, coats on hooks, the front door behind',
  cameraMovement: 'handheld',
  shotTypes: ['ground-level-shot'],
  cinematicStyle: 'social-media',
  colorGrading: 'natural',
  mood: 'humorous',
  musicStyle: 'no-music',
  soundEffects: ['a small motor starts', 'one startled meow'],
  ambientSounds: 'a quiet flat',
  duration: 6,
  aspectRatio: '9:16',
  model: 'seedance-2'
});

export const socialTemplates = [
  'talking-head-hook',
  'pet-reaction',
  'street-food-close-up',
  'surreal-loop',
  'tiktok-transition'
] as const;
