import type { FieldRewrite } from '#renderer/features/content/rewrites.tsx';
import type { Pitfall } from '#renderer/features/content/pitfalls.tsx';
import type { Question } from '#renderer/features/content/question-list.tsx';

export const rewrites: readonly FieldRewrite[] = [
  {
    field: 'concept',
    before: 'Viral product video, works for everything.',
    after: 'Any small object, shown as if it had just been found by the sea.',
    why: 'A buyer wants to know what changes and what stays. “Any small object” is the slot, the sea is what they pay for.'
  },
  {
    field: 'mainSubject',
    before: '[YOUR PRODUCT HERE], premium, best quality.',
    after: 'A brass pocket compass with an open lid.',
    why: 'Fill the slot with something real, so that the prompt renders as it is. Say in the description that this field is the one to change.'
  },
  {
    field: 'action',
    before: 'Cool waves and amazing movement.',
    after: 'A thin wave slides under it, pulls back and leaves it gleaming.',
    why: 'The action has to be true for whatever goes into the slot. A wave fits a compass, a shoe and a bottle.'
  }
];

export const pitfalls: readonly Pitfall[] = [
  {
    sign: 'It only works with your own example.',
    fix: 'Put five other subjects through a matrix, render two of them, and widen the setting or the action until they hold.'
  },
  {
    sign: 'It leans on a name: a film, a brand, a famous face.',
    fix: 'Describe what you mean instead. The fit check points names out, vendors may refuse them, and you cannot sell what belongs to somebody else.'
  },
  {
    sign: 'It was made for a model that has ended.',
    fix: 'Move it with the fix that the fit check offers, render it again, and note which model and which day you tested.'
  },
  {
    sign: 'It is one prompt, and it looks like one.',
    fix: 'Make a set: one look, six situations. Save each as a template, export them together, and the pack shows your hand better than a single lucky clip.'
  }
];

export const questions: readonly Question[] = [
  {
    question: 'When can I sell?',
    answer:
      'As soon as you have applied with a verified account. Your first three listings are reviewed before they go on sale.'
  },
  {
    question: 'What is the fee?',
    answer:
      'We keep 20 % of each sale. There is no fee to apply or to list. The rate at the time of an order does not change for that order.'
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
      'Your prompt stays sealed until a buyer opens it. Buyers see the filled fields and word counts before they pay, never the text. The license forbids them to sell or publish it.'
  }
];
