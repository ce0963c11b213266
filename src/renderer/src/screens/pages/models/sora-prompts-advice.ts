import type { Rewrite } from '#renderer/features/content/rewrites.tsx';
import type { Pitfall } from '#renderer/features/content/pitfalls.tsx';

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
