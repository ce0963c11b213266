import type { Rewrite } from '#renderer/features/content/rewrites.tsx';
import type { Pitfall } from '#renderer/features/content/pitfalls.tsx';
import { quoteLimit } from '#renderer/features/content/describe-model-facts.ts';
import type { Question } from '#renderer/features/content/question-list.tsx';

export const runwayRewrites: readonly Rewrite[] = [
  {
    before: 'A beach, no people, no birds, don’t shake the camera.',
    after: 'An empty beach under a clear sky. A locked-off camera.',
    why: 'Runway’s guide asks for positive words, since what you name tends to appear. The fit check finds such words and offers to turn them round.'
  },
  {
    before: 'Make the car go faster and add more drama, then show the driver.',
    after:
      'A low-angle shot of a mud-splashed rally car sliding sideways through a bend, gravel spraying towards the lens.',
    why: 'A prompt describes what is there; it is not an order to an editor. The driver is another shot.'
  },
  {
    before: 'The concept of loneliness in the modern city.',
    after:
      'A wide shot of a man eating alone at a long counter, every other stool turned upside down on the bar.',
    why: 'Concepts have no shape. Upturned stools do.'
  },
  {
    before: 'With a picture: A young woman with freckles in a green linen dress by a window turns her head.',
    after: 'With a picture: The subject turns her head to the window. A slow dolly in.',
    why: 'The picture has already said who and where. Repeat it, and every difference between words and picture has to be resolved.'
  }
];

export const runwayTroubles: readonly Pitfall[] = [
  {
    sign: 'Hardly anything moves',
    fix: 'Give the subject a verb of the body: crossing, lifting, turning. “Standing”, “being” and “looking” make a photograph.'
  },
  {
    sign: 'The shot changes in the middle',
    fix: 'There were two places or two framings in the words. Write one continuous shot and cut two clips together.'
  },
  {
    sign: 'What should be absent is there',
    fix: 'Search the prompt for “no”, “without” and “don’t”, and say what is there instead.'
  },
  {
    sign: 'The face drifts',
    fix: 'Start from a picture, keep the move small, and choose a shorter clip.'
  },
  {
    sign: 'The prompt is cut off',
    fix: 'It is too long. The fit check says by how much and names the longest field; praise and synonyms go first.'
  }
];

export const questions: readonly Question[] = [
  {
    question: 'Is there a negative prompt?',
    answer:
      'No, and writing one into the text tends to bring about what it forbids. The text that “Compare models” writes for Runway says the wanted state where it knows one, and reports what it left out.'
  },
  {
    question: 'Can Runway’s models make sound or let people speak?',
    answer: `Sound: ${quoteLimit('runway-gen4.5', 'Sound').toLowerCase()}, for Gen-4.5 and Gen-4 Turbo. Write the dialogue for the edit, or use a model with sound. Runway also hosts models of other vendors, and those have limits of their own.`
  },
  {
    question: 'How long may the prompt be?',
    answer: `${quoteLimit('runway-gen4.5', 'Prompt length')}, counted the way programmers count them, so that most emoji are two. The examples on this page use less than half of it.`
  },
  {
    question: 'Which lengths can a clip have?',
    answer: `Gen-4.5 takes ${quoteLimit('runway-gen4.5', 'Clip length')} in whole seconds, Gen-4 Turbo ${quoteLimit('runway-gen4_turbo', 'Clip length')}.`
  },
  {
    question: 'Does Runway read JSON?',
    answer:
      'Its own guide asks for simple sentences and shows no JSON, and one guide by a user says that JSON is ignored. Copy the text.'
  },
  {
    question: 'Do I have to write “cinematic”, “4K” or “high quality”?',
    answer:
      'No. Resolution is a setting, and the other two describe nothing one could film. Name a light source, a lens feeling or a grade instead.'
  }
];
