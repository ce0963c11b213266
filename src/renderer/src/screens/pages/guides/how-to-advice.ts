import type { FieldRewrite } from '#renderer/features/content/rewrites.tsx';
import type { Pitfall } from '#renderer/features/content/pitfalls.tsx';
import type { Question } from '#renderer/features/content/question-list.tsx';

/** One rough idea, taken apart; the example on the page is what comes of it. */
export const rewrites: readonly FieldRewrite[] = [
  {
    field: 'concept',
    before: 'A sad girl, cinematic, beautiful.',
    after: 'A girl waiting for a late bus is the first to notice the snow.',
    why: 'Concept: one sentence in which something changes. Take out every word that only praises.'
  },
  {
    field: 'mainSubject',
    before: 'A girl.',
    after: 'A girl of ten in a yellow raincoat, a school bag on both shoulders.',
    why: 'Main subject: age, one garment, one thing carried. Enough to recognise her in the next clip.'
  },
  {
    field: 'action',
    before: 'She feels lonely and then she is happy about the snow.',
    after:
      'Pulls one mitten off, catches the first flake on her palm and holds it out to show the empty road.',
    why: 'Action: what hands and eyes do, in order, with an end. The feeling is left for the viewer.'
  },
  {
    field: 'setting',
    before: 'Outside in the snow, 4k.',
    after: 'At a country bus stop at dusk, one street lamp, bare fields behind.',
    why: 'Setting: place, time, source of light, background. “4k” is a setting under Output, not a word of the prompt.'
  }
];

export const pitfalls: readonly Pitfall[] = [
  {
    sign: 'The model refuses the request.',
    fix: 'Look at what the fit check marks as refused: nearly always the length, the resolution or the ratio. Most come with a fix you can click.'
  },
  {
    sign: 'Half of the action is missing.',
    fix: 'It was too much for the length. Keep the last step and the one before it, or plan clips and let the action take its time.'
  },
  {
    sign: 'The thing you did not want is in the picture.',
    fix: 'Some models draw what you name, also after “no”. Write what is there instead: “an empty street” rather than “no people”.'
  },
  {
    sign: 'Words of the dialogue stand in the picture as text.',
    fix: 'Keep “subtitles” off. The finished prompt then asks for a clean frame. If letters still come, shorten the line.'
  },
  {
    sign: 'It worked yesterday and not today.',
    fix: 'Models end and change. The fit check says when yours may end or has ended, and offers the one to move to, with every change it would make.'
  }
];

export const questions: readonly Question[] = [
  {
    question: 'How long should a prompt be?',
    answer:
      'As long as the shot needs and no longer: four story fields of one or two lines each are plenty for a clip of some seconds. Your model’s limit stands in the table; “Compare models” shows how much of it you use and what was shortened.'
  },
  {
    question: 'I have a prompt already. Must I type it again?',
    answer:
      'No. Choose “Paste a prompt…” and the app takes it apart into fields, with a note of how sure it is about each. What it cannot place is shown and kept, not thrown away.'
  },
  {
    question: 'What does Random fill do?',
    answer:
      'It fills every field that you have not locked, from the templates or from chance. Lock what must stay, roll again, and undo takes you back. Each roll has a seed, so that you can have the same one again.'
  },
  {
    question: 'Why does the same prompt give another clip each time?',
    answer:
      'Because video models draw with chance. A better prompt narrows what can happen; it does not fix it. Plan for several attempts and change one field at a time, so that you know what helped.'
  },
  {
    question: 'Does this work without a connection?',
    answer:
      'Yes, once the app has loaded: building, checking, planning, templates, history and files. Only the model itself, which is not part of this app, needs a network.'
  }
];
