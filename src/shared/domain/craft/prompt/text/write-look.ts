// Style and ambiance: style, color grading and mood in one sentence, the visual effects at its end.
import type { PromptData, PromptField } from '../prompt.ts';
import { enumerate, from, type Part, sentence, type Wording } from './sentences.ts';
import { articleFor, countWords, isPhrase, writeChoice, writeChoices } from './wording.ts';

type Feature = { readonly field: PromptField; readonly label: string; readonly text: string };

export function writeLook(data: PromptData): Part[] {
  const features: Feature[] = [
    { field: 'cinematicStyle', label: 'Style', text: writeChoice(data.cinematicStyle) },
    { field: 'colorGrading', label: 'Color grading', text: writeChoice(data.colorGrading) },
    { field: 'mood', label: 'Mood', text: writeChoice(data.mood) }
  ];
  const phrases = features.filter(({ text }) => text !== '' && isPhrase(text)).map(frame);
  const others = features.filter(({ text }) => text !== '' && !isPhrase(text));
  const effects = writeChoices(data.visualEffects).map((effect) => [from('visualEffects', effect)]);
  return [
    ...enumerate(null, phrases),
    ...(phrases.length > 0 ? attach(', ', 'with ', effects) : attach(null, 'Visual effects: ', effects)),
    ...others.map(writeApart)
  ];
}

function frame({ field, text }: Feature): Wording[] {
  const span = from(field, text);
  if (field === 'cinematicStyle') return [span, /\b(style|look|aesthetic)\b/i.test(text) ? '' : ' style'];
  if (field === 'colorGrading') return [span, gradingNoun(text)];
  const isMoodNamed = /\b(mood|atmosphere|feel|feeling|vibe|tone|energy|sense)\b/i.test(text);
  return [articleFor(text), span, isMoodNamed ? '' : ' mood'];
}

function gradingNoun(text: string): string {
  if (/grad(e|ing)\b|colou?rs?\b|tones?\b|palette\b|look\b|lut\b/i.test(text)) return '';
  return /black|mono|sepia/i.test(text) ? ' grading' : ' color grading';
}

function attach(joint: string | null, opening: string, items: readonly Wording[][]): Part[] {
  const opened = items.map((item, index) => (index === 0 ? [opening, ...item] : item));
  return enumerate(joint, opened);
}

/** A sentence of the creator's own stands for itself; a word or two need to be told what they describe. */
function writeApart({ field, label, text }: Feature): Part {
  return countWords(text) > 4 ? sentence(from(field, text)) : sentence(`${label}: `, from(field, text));
}
