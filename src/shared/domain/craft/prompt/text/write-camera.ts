// Cinematography comes first: the shots, how the camera moves, and what ties several shots together.
import type { PromptData } from '../prompt.ts';
import { follow, from, type Part, sentence, type Wording } from './sentences.ts';
import { startsLowercase } from './tidy-text.ts';
import { articleFor, isPhrase, writeChoice, writeChoices } from './wording.ts';

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
