import { type Sentence, sentence } from '../../../kit/sentence.ts';

/** UTF-16 units. No model that we know takes a prompt half as long. */
export const pasteLimit = 50_000;

/** The error for a text over the limit. */
export const tooLongToPaste = ({ length }: string): Sentence =>
  sentence`This is too long to be a prompt: ${length} characters, and ${pasteLimit} is the limit.`;
