import type { Question } from '#renderer/features/content/question-list.tsx';

export const questions: readonly Question[] = [
  {
    question: 'When can I sell?',
    answer:
      'When the screens for selling are connected to the marketplace. We give no date, because we could not keep one. This page will say so when it changes.'
  },
  {
    question: 'What will the fee be?',
    answer: 'Nothing is sold yet, so any number here would be invented. Do not plan with one.'
  },
  {
    question: 'Can I sell prompts that I make here somewhere else?',
    answer:
      'The app puts no lock on what you build: export it as text, JSON or a file. Other places have rules of their own, and so do the vendors of the models.'
  },
  {
    question: 'May I sell a built-in template?',
    answer:
      'Better not as it is: everybody has it already, so there is nothing to pay for. Use it to learn, then write your own story, place and light.'
  },
  {
    question: 'How do I keep others from copying my prompt?',
    answer:
      'Once somebody can read a prompt, they can copy it. Share the clip and the list of filled fields, not the file, until you have agreed on something.'
  }
];
