// The length of a prompt in the unit that its model's vendor counts in.
import type { PromptLimit } from './model.ts';

/** Guides of several vendors give this for English; no vendor's tokenizer runs offline. */
const charactersPerToken = 4;

/** UTF-16 units, Unicode characters (code points) or tokens, the last estimated and rounded up. */
export function countPrompt(text: string, unit: PromptLimit['unit']): number {
  if (unit === 'utf16') return text.length;
  const characters = countCharacters(text);
  return unit === 'characters' ? characters : Math.ceil(characters / charactersPerToken);
}

/** Every pair of surrogates is one character; a lone surrogate counts as one too. */
function countCharacters(text: string): number {
  let pairs = 0;
  for (let index = 1; index < text.length; index += 1) {
    if (isLowSurrogate(text, index) && isHighSurrogate(text, index - 1)) pairs += 1;
  }
  return text.length - pairs;
}

const isHighSurrogate = (text: string, index: number): boolean =>
  (text.charCodeAt(index) & 0xfc00) === 0xd800;
const isLowSurrogate = (text: string, index: number): boolean => (text.charCodeAt(index) & 0xfc00) === 0xdc00;
