// Kling's dialogue: who speaks and how in brackets, then the words in quotes.
import type { PromptData } from '../../prompt/prompt.ts';
import { readDialogue } from '../../prompt/text/read-dialogue.ts';
import { from, type Part, sentence, type Wording } from '../../prompt/text/sentences.ts';
import { tidyText } from '../../prompt/text/tidy-text.ts';
import { writeChoice } from '../../prompt/text/wording.ts';
import { quote } from '../../prompt/text/write-dialogue.ts';
import { nameVoice } from './name-voice.ts';

export function writeLabelledDialogue(data: PromptData): Part[] {
  const delivery = [...writeVoice(data.voiceStyle), ...writeLanguage(data.language)];
  return readDialogue(data.dialogue).map((line) =>
    line.isAttributed
      ? sentence(from('dialogue', line.words))
      : sentence('[', nameVoice(line, data.mainSubject), ...delivery, ']: ', ...quote(line.words))
  );
}

function writeVoice(voiceStyle: string): Wording[] {
  const voice = writeChoice(voiceStyle);
  if (voice === '') return [];
  const isNamed = /\b(voices?|tones?|accents?|whisper|narrator|announcer|anchor|speaker)\b/i.test(voice);
  return [', ', from('voiceStyle', voice), isNamed ? '' : ' voice'];
}

function writeLanguage(language: string): Wording[] {
  const name = tidyText(language);
  return name === '' || /^english\.?$/i.test(name) ? [] : [', in ', from('language', name)];
}
