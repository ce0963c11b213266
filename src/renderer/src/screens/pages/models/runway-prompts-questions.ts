import { quoteLimit } from '#renderer/features/content/describe-model-facts.ts';
import type { Question } from '#renderer/features/content/question-list.tsx';

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
