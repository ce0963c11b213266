import type { Question } from '#renderer/features/content/question-list.tsx';

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
