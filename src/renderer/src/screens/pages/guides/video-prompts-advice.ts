import type { Rewrite } from '#renderer/features/content/rewrites.tsx';
import type { Pitfall } from '#renderer/features/content/pitfalls.tsx';
import type { Question } from '#renderer/features/content/question-list.tsx';

export const videoRewrites: readonly Rewrite[] = [
  {
    before: 'An epic, stunning, ultra-detailed shot of a mountain village, 8K, masterpiece.',
    after:
      'A wide shot of a mountain village as the first window lights up, snow on the roofs, blue hour, one dog crossing the square.',
    why: 'Praise describes your hopes. A window, a dog and an hour describe a picture.'
  },
  {
    before: 'A man is sad about his old shop closing.',
    after:
      'An old shopkeeper turns the sign on the door, rests his palm flat on the glass and lets it slide down.',
    why: 'A feeling has to pass through a body before a camera can see it.'
  },
  {
    before: 'She wakes up, makes coffee, gets dressed, runs for the bus and misses it.',
    after: 'She runs the last metres with one arm in her coat. The bus door folds shut in front of her hand.',
    why: 'Five events are a film. Choose the one that holds the others and show its last seconds.'
  },
  {
    before: 'Nice lighting, cool camera work.',
    after: 'Light from one television in a dark room. A slow dolly in, from the doorway to her face.',
    why: 'Light has a source, and a camera move has a start and an end.'
  }
];

export const videoTroubles: readonly Pitfall[] = [
  {
    sign: 'It looks like everybody else’s',
    fix: 'You left the look to the model. Name one style, one grade and where the light comes from.'
  },
  {
    sign: 'Half of what you wrote is missing',
    fix: 'There was more than the seconds could hold. Two actions fit into 4 s, three into 8 s; the rest is another clip.'
  },
  {
    sign: 'Hands and objects melt together',
    fix: 'Let one hand do one thing, and name what it touches. Move closer, so that there is less to get wrong.'
  },
  {
    sign: 'Words in the picture are garbled',
    fix: 'Leave lettering out of the prompt and add it when editing.'
  },
  {
    sign: 'The second clip shows somebody else',
    fix: 'A model remembers nothing. Repeat the same words for person, place and light in each prompt; the clip plan does.'
  }
];

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
