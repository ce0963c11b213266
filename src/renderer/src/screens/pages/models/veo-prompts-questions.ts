import { quoteEnd, quoteLimit } from '#renderer/features/content/describe-model-facts.ts';
import type { Question } from '#renderer/features/content/question-list.tsx';

export const questions: readonly Question[] = [
  {
    question: 'Can I still use Veo 3?',
    answer: `Not under that name. Veo 3 ended on ${quoteEnd('veo-3')}. Veo 3.1 takes the same prompts, and may end from ${quoteEnd('veo-3.1')} on. A prompt stored for veo-3 keeps its words: in the builder you move it to a living model with one click, after a list of what will change.`
  },
  {
    question: 'Why is my 10 s prompt refused?',
    answer: `Veo 3.1 makes clips of ${quoteLimit('veo-3.1', 'Clip length')}, nothing between and nothing longer. The fit check says so under the prompt and offers the nearest length, or a plan of several clips.`
  },
  {
    question: 'How long may a prompt be?',
    answer: `${quoteLimit('veo-3.1', 'Prompt length')}, as an integrator states it. That is far more than one clip can show. If you come near it, you are describing two shots.`
  },
  {
    question: 'Can the people speak another language than English?',
    answer:
      'Yes. Google takes the prompt itself in English, but a line may be in another language: write the line in that language and in its own script, and choose the language in the builder. How well a voice speaks it is for you to hear.'
  },
  {
    question: 'How do I keep subtitles out of the picture?',
    answer:
      'Nothing keeps them out for certain. With subtitles switched off, Reelwright asks for a clean frame in positive words. It helps to keep lines short and to write quotation marks only around what is spoken.'
  },
  {
    question: 'Should I write JSON for Veo?',
    answer:
      'Google’s own guide is written in sentences. People do paste JSON, and guides by users recommend it; nobody we read has measured it. Reelwright copies the same prompt either way, so you can try both on one shot and keep what works.'
  }
];
