import { formatEnglishDay } from '#renderer/features/content/english-day.tsx';
import type { Rewrite } from '#renderer/features/content/rewrites.tsx';
import type { Pitfall } from '#renderer/features/content/pitfalls.tsx';
import { quoteEnd, quoteLimit } from '#renderer/features/content/describe-model-facts.ts';
import type { Question } from '#renderer/features/content/question-list.tsx';

export const soraRewrites: readonly Rewrite[] = [
  {
    before: 'Style: 1970s film. Cinematography: Camera: medium shot, slow push in. Mood: tender.',
    after: 'A medium shot with a slow push in. 1970s film style and a tender mood.',
    why: 'Headings become sentences. The words stay, in an order that the next model reads.'
  },
  {
    before: 'Dialogue: - Cook: “Closed in one minute.”',
    after:
      'The cook says, “Closed in one minute.” For Kling: [The cook, soft voice]: “Closed in one minute.”',
    why: 'Each family marks speech its own way. With the wrong mark, the line may be read out with its label or not at all.'
  },
  {
    before: 'Actions: - looks up - smiles - stands - walks to the door - opens it',
    after: 'She looks up from the letter, stands, and opens the door.',
    why: 'A list has room for anything; a clip does not. About three actions fit into 8 s and are still seen.'
  },
  {
    before: 'Palette: amber, rust, cream, walnut, smoke.',
    after: 'Amber grade; one bare bulb over the counter, steam rolling up into its light.',
    why: 'Sora’s guide asked for three to five colours. Elsewhere one grade and one named light source go further.'
  }
];

export const soraTroubles: readonly Pitfall[] = [
  {
    sign: 'The clip is refused for its length',
    fix: 'Choose a length the new model takes. The fit check offers the nearest; for more, plan several clips.'
  },
  {
    sign: 'The picture is cropped',
    fix: 'Sora 2 Pro took 7:4 and 4:7, which hardly anybody else takes. Choose 16:9 or 9:16 and keep what matters away from the edges.'
  },
  {
    sign: 'A label is spoken aloud',
    fix: 'The line still has Sora’s form. Copy the text that “Compare models” writes for the new model instead of the old one.'
  },
  {
    sign: 'It is silent',
    fix: 'Not every model makes sound. Look at the table above before you move a prompt that lives from its dialogue.'
  }
];

export const questions: readonly Question[] = [
  {
    question: 'When did Sora’s API end?',
    answer: `On ${formatEnglishDay(quoteEnd('sora-2'))}, for Sora 2 and for Sora 2 Pro. Our list of models names no replacement by OpenAI, so where you move is up to you.`
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
