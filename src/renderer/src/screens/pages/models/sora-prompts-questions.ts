import { quoteEnd, quoteLimit } from '#renderer/features/content/describe-model-facts.ts';
import type { Question } from '#renderer/features/content/question-list.tsx';

export const questions: readonly Question[] = [
  {
    question: 'When did Sora’s API end?',
    answer: `On ${quoteEnd('sora-2')}, for Sora 2 and for Sora 2 Pro. Our list of models names no replacement by OpenAI, so where you move is up to you.`
  },
  {
    question: 'Are my old Sora prompts worthless now?',
    answer:
      'No. Subject, action, place, light, camera and dialogue mean the same to every model. What has to change is the form: the headings, the way a line is marked as spoken, and the length and size.'
  },
  {
    question: 'Can I paste a Sora prompt as it is into another model?',
    answer:
      'You can, and part of it will work. “Cinematography:” and “Background Sound:” are headings that Sora’s guide taught; another model may read them as words of the scene, and a model without sound ignores the dialogue you wrote.'
  },
  {
    question: 'How does Reelwright read a Sora prompt?',
    answer:
      'Paste it with “Paste a prompt”. It looks for the headings, the list of actions and the speakers, puts each into its field and shows how sure it is. What it could not place is shown as a leftover and not thrown away.'
  },
  {
    question: 'Which model comes closest to Sora?',
    answer: `That depends on what you used. For sound in every clip: Gemini Omni (${quoteLimit('gemini-omni-flash', 'Clip length')}) or Kling 4 (${quoteLimit('kling-4', 'Clip length')}). For several shots in one clip: Kling 3. For a silent picture and exact wording: Runway. Nobody can promise the same picture from the same words.`
  },
  {
    question: 'Why does Reelwright still offer Sora at all?',
    answer:
      'So that a prompt stored for it opens, says what is the matter, and can be moved. Nothing is rewritten behind your back: the stored model stays what you stored until you change it.'
  }
];
