import type { Rewrite } from '#renderer/features/content/rewrites.tsx';
import type { Pitfall } from '#renderer/features/content/pitfalls.tsx';

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
