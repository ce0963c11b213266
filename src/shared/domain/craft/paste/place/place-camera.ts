// Shots and camera moves at the start of prose ("A wide shot, with a slow dolly in"), and camera notes under a label.
import { tidyText } from '../../prompt/text/tidy-text.ts';
import { effectCue, gradeCue, lensCue, lightCue, moveCue } from '../words/cue-patterns.ts';
import { matchChoice } from '../words/field-values.ts';
import { findShotLead, type ShotLead } from '../words/shot-phrases.ts';
import { countWords } from '../words/tokenize.ts';
import type { EvidenceCollector, Evidence } from './evidence-collector.ts';
import { placeItem } from './place-value.ts';

const nextShot = /^,?\s+(?:then|and|to|into|cutting to|cut to)\s+(?:then\s+)?/i;
const shows =
  /^(?:\s+shot)?\s*(?:(?:of|showing|shows|captures|capturing|featuring|features|depicting|reveals|revealing|follows|following|frames|framing|looking at)\s+|[:—–]\s*|\s-\s+)/i;
const flying =
  /^(?:slowly |smoothly |gently )?(?:flying|gliding|moving|rising|descending|circling|orbiting|pushing|pulling|panning|tilting|zooming|starting|sweeping|drifting|tracking|dollying|craning)\b[^,.;]{0,120}/i;
const commaNext = /^,\s+/;

/** Places the shots a sentence opens with and what ties them to the camera; returns the rest, the story. */
export function placeCameraLead(sentence: string, evidence: Evidence, out: EvidenceCollector): string {
  let rest = sentence;
  for (let count = 0; count < 6; count += 1) {
    const lead = findShotLead(rest);
    if (lead === undefined) break;
    placeShot(lead, evidence, out);
    rest = rest.slice(lead.end);
    const joint = nextShot.exec(rest) ?? commaNext.exec(rest);
    if (joint === null || findShotLead(rest.slice(joint[0].length)) === undefined) break;
    rest = rest.slice(joint[0].length);
  }
  return placeRest(rest.replace(/(?<![.\s])[.\s]+$/, ''), evidence, out);
}

function placeShot({ modifiers, name }: ShotLead, evidence: Evidence, out: EvidenceCollector): void {
  const move = matchChoice('cameraMovement', modifiers);
  const effect = matchChoice('visualEffects', modifiers);
  if (modifiers !== '' && move !== undefined) placeItem('cameraMovement', modifiers, evidence, out);
  else if (modifiers !== '' && effect !== undefined) placeItem('visualEffects', modifiers, evidence, out);
  const isApart = move !== undefined || effect !== undefined;
  placeItem('shotTypes', isApart || modifiers === '' ? name : `${modifiers} ${name}`, evidence, out);
}

function placeRest(rest: string, evidence: Evidence, out: EvidenceCollector): string {
  if (rest.trim() === '') return '';
  const tie = /^,?\s+with\s+/i.exec(rest);
  if (tie !== null)
    return placeTies(rest.slice(tie[0].length), evidence, out) ? '' : rest.replace(/^[\s,]+/, '');
  const shown = shows.exec(rest);
  if (shown !== null) {
    out.explained.push(shown[0]);
    return rest.slice(shown[0].length);
  }
  const clause = rest.replace(/^[\s,]+/, '');
  const flight = findShotLead(clause) === undefined ? flying.exec(clause) : null;
  if (flight !== null) {
    placeItem('cameraMovement', flight[0], evidence, out);
    return clause.slice(flight[0].length).replace(/^[\s,]+/, '');
  }
  if (rest.startsWith(',') && countWords(clause) <= 16 && /^(?:the )?camera\b/i.test(clause)) {
    placeItem('cameraMovement', clause, evidence, out);
    return '';
  }
  return clause;
}

/** "a handheld camera and a smash cut between shots": false where it is about anything else. */
function placeTies(text: string, evidence: Evidence, out: EvidenceCollector): boolean {
  const between = / between shots$/i.test(text) ? text.slice(0, -' between shots'.length) : undefined;
  const parts = (between ?? text).split(/(?<!\s)\s+and\s+(?=an?\s|the\s|\p{Ll})/u);
  const transition = between === undefined ? undefined : parts.pop();
  const move = parts.join(' and ').trim();
  if (move !== '' && !isMove(move)) {
    if (transition === undefined || parts.length > 0) return false;
  }
  if (move !== '') placeItem('cameraMovement', dropArticle(move), evidence, out);
  if (transition !== undefined) {
    placeItem('transitions', dropArticle(transition), evidence, out);
    out.explained.push('between shots');
  }
  return true;
}

const isMove = (text: string): boolean =>
  matchChoice('cameraMovement', text) !== undefined || (moveCue.test(text) && countWords(text) <= 12);

const dropArticle = (text: string): string => tidyText(text).replace(/^(?:an?|the)\s/i, '');

const noteEnd =
  /[,;\n]|\.\s|\.$|\s[/|→]\s|\s(?:with|and then|then)\s(?=(?:an?\s)?(?:slow|gentle|smooth|subtle|static|handheld|camera))/;

export function placeCameraNotes(text: string, evidence: Evidence, out: EvidenceCollector): void {
  // Whole sentences are read as in prose: "A wide shot, then a close-up, with a push in."
  const isSentence = /^an?\s/i.test(text) && findShotLead(text) !== undefined;
  const rest = isSentence ? placeCameraLead(text, evidence, out) : text;
  for (const note of rest.split(noteEnd)) {
    placeNote(note.replace(/^\s*(?:[-•*]|and\s|then\s)\s*/i, '').trim(), evidence, out);
  }
}

function placeNote(note: string, evidence: Evidence, out: EvidenceCollector): void {
  if (note === '') return;
  if (placeKnown(note, evidence, out)) return;
  const lead = findShotLead(note);
  const isMoving = lead !== undefined && /\b(?:crane|dolly|steadicam|gimbal|handheld|jib)\b/i.test(lead.name);
  if (isMoving) return void placeItem('cameraMovement', note, evidence, out);
  if (lead !== undefined && countWords(note) > 6 && placeCameraLead(note, evidence, out) === '') return;
  if (lead !== undefined) placeItem('shotTypes', note, evidence, out);
  else if (moveCue.test(note)) placeItem('cameraMovement', note, evidence, out);
  else if (effectCue.test(note)) placeItem('visualEffects', note, evidence, out);
  else if (/\b(?:angle|view|framing|close|eye[- ]level|perspective)\b/i.test(note))
    placeItem('shotTypes', note, evidence, out);
  else if (lensCue.test(note) || lightCue.test(note) || gradeCue.test(note) || out.has('cameraMovement'))
    out.keep(note);
  else placeItem('cameraMovement', note, { ...evidence, confidence: evidence.confidence * 0.6 }, out);
}

function placeKnown(note: string, evidence: Evidence, out: EvidenceCollector): boolean {
  for (const field of ['shotTypes', 'cameraMovement', 'visualEffects'] as const) {
    if (matchChoice(field, note) !== undefined) return placeItem(field, note, evidence, out);
  }
  return false;
}
