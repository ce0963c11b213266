import { formatEnglishDay } from '#renderer/features/content/english-day.tsx';
import type { Rewrite } from '#renderer/features/content/rewrites.tsx';
import type { Pitfall } from '#renderer/features/content/pitfalls.tsx';
import { quoteEnd, quoteLimit } from '#renderer/features/content/describe-model-facts.ts';
import type { Question } from '#renderer/features/content/question-list.tsx';

export const veoRewrites: readonly Rewrite[] = [
  {
    before: 'A cinematic, emotional scene of a woman getting bad news.',
    after:
      'Close-up, static. A nurse in a blue cardigan reads one line on her phone, lowers it and presses the back of her hand to her mouth. A hospital stairwell at night, one humming tube overhead.',
    why: 'An emotion cannot be filmed. A hand at the mouth can, and “cinematic” turned into light that has a source.'
  },
  {
    before: 'The camera zooms in while circling him, then flies up over the city.',
    after:
      'Wide shot with a slow arc. He stands at the edge of a flat roof and ties his coat shut against the wind.',
    why: 'One clip carries one move. The flight over the city is a second clip, with a prompt of its own.'
  },
  {
    before: 'They talk about the plan and she is against it.',
    after: 'The woman in the grey coat says, “Not with my boat.” The young man says, “Then whose?”',
    why: 'Veo speaks what stands in quotation marks. Out of a summary it has to make up the words itself.'
  },
  {
    before: 'A street with no cars, no people, without any signs.',
    after: 'An empty cobbled street at five in the morning, shutters down, wet from the night.',
    why: 'Every forbidden thing is a thing named. Saying what is there leaves nothing to misread.'
  }
];

export const veoTroubles: readonly Pitfall[] = [
  {
    sign: 'The wrong person speaks',
    fix: 'Two speakers look too much alike in your words. Give each a colour or an object of their own, and name it before every line.'
  },
  {
    sign: 'Captions appear',
    fix: 'Shorten the lines and ask for a clean frame. Add captions when editing, where they stay legible.'
  },
  {
    sign: 'The camera does something else',
    fix: 'There were two moves in the prompt, perhaps one of them hidden in the action: “the camera follows”. Keep one.'
  },
  {
    sign: 'What you forbade shows up',
    fix: '“No people” puts people into the text. Write “an empty street”, and keep single nouns for the negative prompt. “Compare models” takes them out of the text and puts them there.'
  },
  {
    sign: 'The clip ends in mid-air',
    fix: 'Give the action a last state: closed, put down, turned away.'
  }
];

export const questions: readonly Question[] = [
  {
    question: 'Can I still use Veo 3?',
    answer: `Not under that name. Veo 3 ended on ${formatEnglishDay(quoteEnd('veo-3'))}. Veo 3.1 takes the same prompts, and may end from ${formatEnglishDay(quoteEnd('veo-3.1'))} on. A prompt stored for veo-3 keeps its words: in the builder you move it to a living model with one click, after a list of what will change.`
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
