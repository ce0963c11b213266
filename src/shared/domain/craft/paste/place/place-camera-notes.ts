// Camera notes stand under a label: "Camera: medium close-up, slow push-in, 35mm lens".
import type { Collected, Evidence } from './collected.ts';
import { effectCue, gradeCue, lensCue, lightCue, moveCue } from '../words/cues.ts';
import { matchChoice } from '../words/field-values.ts';
import { placeItem } from './place-value.ts';
import { placeCameraLead } from './place-camera-lead.ts';
import { findShotLead } from '../words/shot-phrases.ts';
import { countWords } from '../words/words.ts';

const noteEnd =
  /[,;\n]|\.\s|\.$|\s[/|→]\s|\s(?:with|and then|then)\s(?=(?:an?\s)?(?:slow|gentle|smooth|subtle|static|handheld|camera))/;

export function placeCameraNotes(text: string, evidence: Evidence, out: Collected): void {
  // Whole sentences are read as in prose: "A wide shot, then a close-up, with a push in."
  const isSentence = /^an?\s/i.test(text) && findShotLead(text) !== undefined;
  const rest = isSentence ? placeCameraLead(text, evidence, out) : text;
  for (const note of rest.split(noteEnd)) {
    placeNote(note.replace(/^\s*(?:[-•*]|and\s|then\s)\s*/i, '').trim(), evidence, out);
  }
}

function placeNote(note: string, evidence: Evidence, out: Collected): void {
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

function placeKnown(note: string, evidence: Evidence, out: Collected): boolean {
  for (const field of ['shotTypes', 'cameraMovement', 'visualEffects'] as const) {
    if (matchChoice(field, note) !== undefined) return placeItem(field, note, evidence, out);
  }
  return false;
}
