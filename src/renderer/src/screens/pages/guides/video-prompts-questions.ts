import type { Question } from '#renderer/features/content/question-list.tsx';

export const questions: readonly Question[] = [
  {
    question: 'How long should a prompt be?',
    answer:
      'As long as the shot needs. Guides disagree, from two sentences to a page. One subject, one action with an end, a place, a light, a camera and a sound fit into five or six sentences, and what comes after that more often contradicts the picture than adds to it.'
  },
  {
    question: 'Does one prompt work on every model?',
    answer:
      'The content does, the form does not. Models differ in the order they like, in how a spoken line is marked, in what they take for unwanted things, and in lengths and sizes. “Compare models” writes the same fields for up to four of them and says what each would lose.'
  },
  {
    question: 'Do I need to know about lenses and film stock?',
    answer:
      'No. It is enough to say how near we are, whether the camera moves, and what gives light. If you do know your lenses, write them under additional parameters, and see whether your model cares.'
  },
  {
    question: 'Why do I get another clip each time?',
    answer:
      'Because models draw from chance. Some of them let you fix a seed, which is a setting and not a word. What you can hold still from your side is the prompt, so change one thing at a time.'
  },
  {
    question: 'What does an attempt cost?',
    answer:
      'That is between you and the vendor. Where a price is known, the fit check shows an estimate with the day it was read and who stated it, and you can set your own. Where it is not known, it says so.'
  },
  {
    question: 'May I name a director, an actor or a brand?',
    answer:
      'Vendors refuse many such names, sometimes after you have paid, and likeness and marks have their own laws. Describe what you like about them instead: the light, the pace, the distance.'
  }
];
