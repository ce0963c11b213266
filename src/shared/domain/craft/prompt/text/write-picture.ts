// The sentences about camera and look.
import type { PromptData, PromptField } from '../prompt.ts';
import { enumerate, follow, from, type Part, sentence, type Wording } from './sentences.ts';
import { startsLowercase } from './tidy-text.ts';
import { articleFor, countWords, isPhrase, writeChoice, writeChoices } from './wording.ts';

const cameraStates = /^(static|handheld|locked-off|gimbal|steadicam)$/i;
const moveNouns =
  /\b(arc|ascent|camera|crane|descent|dolly|drift|drone|flyover|flythrough|focus|glide|jib|move|movement|orbit|pan|pedestal|pull|push|roll|shot|slider|sweep|tilt|tracking|truck|zoom)\b/i;

export function writeCamera(data: PromptData): Part[] {
  const shots = writeChoices(data.shotTypes);
  const movement = writeChoice(data.cameraMovement);
  const transition = shots.length > 1 ? writeChoice(data.transitions) : '';
  const isFramed = isMoveName(movement);
  return [
    ...shots.map(writeShot),
    ...writeMovement(movement, shots.length, isFramed),
    ...writeTransition(transition, isFramed)
  ];
}

function writeShot(shot: string, index: number): Part {
  const article = isPhrase(shot) ? articleFor(shot) : '';
  const wording = [article, from('shotTypes', shot)];
  return index === 0 ? sentence(...wording) : follow(', then ', ...wording);
}

const isMoveName = (movement: string): boolean =>
  isPhrase(movement) &&
  !/^(the )?camera\b/i.test(movement) &&
  (cameraStates.test(movement) || moveNouns.test(movement));

function writeMovement(movement: string, shotCount: number, isFramed: boolean): Part[] {
  if (movement === '') return [];
  const span = from('cameraMovement', movement);
  if (!isFramed) return [startsLowercase(movement) ? follow(', ', span) : sentence(span)];
  const wording = [articleFor(movement), span, cameraStates.test(movement) ? ' camera' : ''];
  if (shotCount === 0) return [sentence(...wording)];
  return [follow(shotCount > 1 ? ', ' : ' ', 'with ', ...wording)];
}

function writeTransition(transition: string, isAfterMovement: boolean): Part[] {
  if (transition === '') return [];
  const span = from('transitions', transition);
  if (!isPhrase(transition)) return [sentence('Transitions: ', span)];
  const wording: Wording[] = [
    articleFor(transition),
    span,
    /\bbetween\b/.test(transition) ? '' : ' between shots'
  ];
  return [isAfterMovement ? follow(' and ', ...wording) : follow(', ', 'with ', ...wording)];
}

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
