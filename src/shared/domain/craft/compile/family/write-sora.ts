// Sora 2: a style line, the scene in prose, then blocks for the camera, the actions, the dialogue and the sound.
import type { PromptData } from '../../prompt/prompt.ts';
import { sections } from '../../prompt/text/write-prompt.ts';
import { quote, readDialogue } from '../../prompt/text/dialogue.ts';
import { enumerate, from, type Part, type PromptSpan, sentence } from '../../prompt/text/sentences.ts';
import { tidyText } from '../../prompt/text/tidy-text.ts';
import { writeChoice, writeChoices } from '../../prompt/text/wording.ts';
import { writeCamera } from '../../prompt/text/write-picture.ts';
import { writeSound } from '../../prompt/text/write-sound.ts';
import { writeStory } from '../../prompt/text/write-story.ts';
import { own, stackLines, writeLine } from './family.ts';
import { nameVoice } from './write-sections.ts';
import { splitBeats } from './shot-list.ts';

export function writeSora(data: PromptData): PromptSpan[] {
  const style = [writeChoice(data.cinematicStyle)].filter((text) => text !== '');
  const look = [
    ...style.map((text) => [from('cinematicStyle', text)]),
    ...writeChoices(data.visualEffects).map((effect) => [from('visualEffects', effect)])
  ];
  const cinematography = [
    writeLine('Camera: ', writeCamera(data)),
    writeLine('Lighting and palette: ', tell('colorGrading', writeChoice(data.colorGrading))),
    writeLine('Mood: ', tell('mood', writeChoice(data.mood)))
  ];
  const blocks = [
    writeLine('Style: ', enumerate(null, look)),
    writeLine('', [
      ...writeStory({ ...data, action: '' }),
      ...sections.subtitles(data),
      ...sections.additions(data)
    ]),
    writeBlock('Cinematography:', cinematography),
    writeBlock(
      'Actions:',
      splitBeats(data.action).map((beat) => writeLine('- ', tell('action', beat)))
    ),
    writeBlock('Dialogue:', writeSoraDialogue(data)),
    writeBlock('Background Sound:', [writeLine('', writeSound(data))])
  ];
  return stackLines(blocks, '\n\n');
}

const tell = (field: 'colorGrading' | 'mood' | 'action', text: string): Part[] =>
  text === '' ? [] : [sentence(from(field, text))];

function writeBlock(heading: string, lines: readonly PromptSpan[][]): PromptSpan[] {
  const body = stackLines(lines);
  return body.length === 0 ? [] : [own(`${heading}\n`), ...body];
}

function writeSoraDialogue(data: PromptData): PromptSpan[][] {
  const lines = readDialogue(data.dialogue).map((line) =>
    line.isAttributed
      ? writeLine('- ', [sentence(from('dialogue', line.words))])
      : writeLine('- ', [sentence(nameVoice(line, data.mainSubject), ': ', ...quote(line.words))])
  );
  const voice = writeChoice(data.voiceStyle);
  const language = tidyText(data.language);
  const isForeign = language !== '' && !/^english\.?$/i.test(language);
  if (lines.length === 0) return [];
  return [
    ...lines,
    writeLine('Voice: ', voice === '' ? [] : [sentence(from('voiceStyle', voice))]),
    writeLine('Language: ', isForeign ? [sentence(from('language', language))] : [])
  ];
}
