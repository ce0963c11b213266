import type { FieldRewrite } from '#renderer/features/content/rewrites.tsx';
import type { Pitfall } from '#renderer/features/content/pitfalls.tsx';

export const rewrites: readonly FieldRewrite[] = [
  {
    field: 'action',
    before: 'A man walks into a kitchen, says hello, takes out a knife and starts to explain how to hold it.',
    after:
      'The knife is already in the frame: he pinches the blade, halves a tomato in one stroke and looks up.',
    why: 'Nobody waits for an entrance. Begin after it, with the object that the clip is about.'
  },
  {
    field: 'mainSubject',
    before: 'A cute cat.',
    after: 'A round ginger cat with one torn ear.',
    why: 'There are a million cute cats. One odd detail makes this the cat people send on.'
  },
  {
    field: 'dialogue',
    before:
      'Cook: Hey guys, welcome back to my channel, today I want to talk to you about something really important.',
    after: 'Cook: Your knife is not dull. You are holding it wrong.',
    why: 'The hook is the claim. It fits into the first three seconds and leaves the rest for showing it.'
  },
  {
    field: 'setting',
    before: 'In a kitchen, with the caption “wait for it”.',
    after: 'At a narrow counter, one tomato on the board, the lowest fifth of the frame empty worktop.',
    why: 'Apps lay names and buttons over the bottom and the right edge. Leave that room plain and set captions when you edit.'
  },
  {
    field: 'concept',
    before: 'A super satisfying video that goes viral.',
    after: 'A glass marble runs down a spiral that leads back to its own top.',
    why: '“Satisfying” is a promise to the viewer, not an instruction. What leads back to its start can be watched twice.'
  }
];

export const pitfalls: readonly Pitfall[] = [
  {
    sign: 'The first second is empty.',
    fix: 'Start the action in the middle: “already raised”, “mid-step”, “as the lid comes off”. Otherwise the model is free to begin with somebody standing still.'
  },
  {
    sign: 'The face is cut off, or lost in the middle of a tall frame.',
    fix: 'Ask for a medium close-up or a close-up. Wide shots need width; in 9:16 they show floor and ceiling.'
  },
  {
    sign: 'Lips move after the words are over.',
    fix: 'Say less. About two words a second fit, and the fit check counts them for your length and language.'
  },
  {
    sign: 'Letters appear over the picture.',
    fix: 'Leave captions out of the prompt, also the word. Keep “subtitles” off and lay them over in the app you publish with.'
  },
  {
    sign: 'It does not loop.',
    fix: 'Lock the camera off and let the subject leave the frame on the side where it came in. Cut where first and last picture agree; some models have a setting for loops.'
  },
  {
    sign: 'It was made in 16:9 after all.',
    fix: 'The ratio is a setting beside the prompt, not a word in it. Choose it in the builder, where the fit check knows what your model takes, and again where you make the clip.'
  }
];
