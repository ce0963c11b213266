import type { FieldRewrite } from '#renderer/features/content/rewrites.tsx';
import type { Pitfall } from '#renderer/features/content/pitfalls.tsx';
import type { Question } from '#renderer/features/content/question-list.tsx';

export const rewrites: readonly FieldRewrite[] = [
  {
    field: 'concept',
    before: 'Viral product video, works for everything.',
    after: 'Any small object, shown as if it had just been found by the sea.',
    why: 'A buyer wants to know what changes and what stays. “Any small object” is the slot. The sea is what they pay for.'
  },
  {
    field: 'mainSubject',
    before: '[YOUR PRODUCT HERE], premium, best quality.',
    after: 'A brass pocket compass with an open lid.',
    why: 'Fill the slot with something real, so that the prompt works as it is. Say in the description that this field is the one to change.'
  },
  {
    field: 'action',
    before: 'Cool waves and amazing movement.',
    after: 'A thin wave slides under it, pulls back and leaves it gleaming.',
    why: 'The action has to work with anything in the slot. A wave fits a compass, a shoe and a bottle.'
  }
];

export const pitfalls: readonly Pitfall[] = [
  {
    sign: 'It only works with your own example.',
    fix: 'Try five other subjects in a matrix, render two of them, and make the setting or the action more general until they work.'
  },
  {
    sign: 'It relies on a name: a film, a brand, a famous face.',
    fix: 'Describe what you mean instead. The fit check finds such names, vendors may reject them, and you cannot sell what belongs to somebody else.'
  },
  {
    sign: 'It was made for a retired model.',
    fix: 'Switch to the successor that the fit check offers, render it again, and note the model and the day of your test.'
  },
  {
    sign: 'It is a single prompt with nothing around it.',
    fix: 'Make a set: one look, six situations. Save each as a template and export them together. A set shows your style better than one lucky clip.'
  }
];

export const questions: readonly Question[] = [
  {
    question: 'When can I sell?',
    answer:
      'As soon as you have applied with a verified account. Your first listings are reviewed before they go on sale.'
  },
  {
    question: 'What is the fee?',
    answer:
      'We keep a share of each sale, and a smaller one when your own link brought the buyer. While you write a listing, it shows what you earn at its price. Applying and listing are free. The rate at the time of an order does not change for that order.'
  },
  {
    question: 'Can I also sell my prompts somewhere else?',
    answer:
      'Yes. You can export every prompt you write as text, JSON or a file. Other marketplaces and the vendors of the models have their own rules.'
  },
  {
    question: 'May I sell a built-in template?',
    answer:
      'Please do not sell it as it is: everybody already has it for free. Learn from it, then write your own story, place and light.'
  },
  {
    question: 'How do I keep others from copying my prompt?',
    answer:
      'Your prompt stays sealed until a buyer opens it. Buyers see the filled fields and word counts before they pay, never the text. The license does not allow them to sell or publish it.'
  }
];
