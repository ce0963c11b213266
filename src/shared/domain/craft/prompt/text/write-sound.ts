// Sound: music as a sentence, then effects and ambience under the names video models know.
import type { PromptData, PromptField } from '../prompt.ts';
import { follow, from, type Part, sentence } from './sentences.ts';
import { articleFor, isPhrase, writeChoice, writeChoices } from './wording.ts';

export function writeSound(data: PromptData): Part[] {
  return [
    ...writeMusic(data.musicStyle),
    ...writeChoices(data.soundEffects).map((effect, index) =>
      index === 0
        ? sentence('SFX: ', from('soundEffects', effect))
        : follow(', ', from('soundEffects', effect))
    ),
    ...writeLabeled('Ambient noise: ', 'ambientSounds', writeChoice(data.ambientSounds)),
    ...writeLabeled('Audio mix: ', 'audioMix', writeChoice(data.audioMix))
  ];
}

const pieces =
  /\b(music|score|soundtrack|song|track|theme|melody|tune|beats?|anthem|ballad|underscore|drones|music box)$/i;

function writeMusic(value: string): Part[] {
  const music = value.trim().toLowerCase() === 'none' ? 'no music' : writeChoice(value);
  if (music === '') return [];
  const span = from('musicStyle', music);
  if (!isPhrase(music)) return [sentence('Music: ', span)];
  if (/^no\b/i.test(music)) return [sentence(span)];
  if (!pieces.test(music)) return [sentence(span, ' music plays throughout')];
  const isMassNoun = /\b(music|beats|drones)$/i.test(music);
  const plays = /\b(beats|drones)$/i.test(music) ? ' play throughout' : ' plays throughout';
  return [sentence(isMassNoun ? '' : articleFor(music), span, plays)];
}

const writeLabeled = (label: string, field: PromptField, text: string): Part[] =>
  text === '' ? [] : [sentence(label, from(field, text))];
