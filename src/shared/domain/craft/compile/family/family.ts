// A family of models reads prompts the same way: in one order, with one way to write speech and sound.
import type { PromptData } from '../../prompt/prompt.ts';
import type { PromptSpan } from '../../prompt/text/sentences.ts';

/** A stretch of the prompt. `format` is the clip's length and ratio in words, `cuts` the shots as "Cut to …". */
export type Section =
  | 'format'
  | 'camera'
  | 'cuts'
  | 'story'
  | 'look'
  | 'dialogue'
  | 'sound'
  | 'subtitles'
  | 'additions';

export type Family = {
  readonly order: readonly Section[];
  /** `sentence`: The man says, "…". `label`: [The man, weary voice]: "…". */
  readonly dialogue: 'sentence' | 'label';
  /** Where speech and sound stand: among the sentences, or last, on a line of their own that says `Audio:`. */
  readonly sound: 'sentences' | 'line';
  /** One continuous shot, several in one text, or a list of shots that are written one by one. */
  readonly shots: 'one' | 'several' | 'list';
  /** The whole prompt, linked to the fields; empty where nothing is filled in. */
  readonly write: (data: PromptData) => readonly PromptSpan[];
};
