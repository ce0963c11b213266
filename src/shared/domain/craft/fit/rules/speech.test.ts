import { describe, expect, test } from 'vitest';
import { findRuleHits, type FitCase, getModel, summarizeFitCase } from '#tests/support/fit-cases.ts';
import { languages } from '../../prompt/prompt-choices.ts';
import { dialogueLines } from '../../prompt/random/random-phrases.ts';

const model = 'gemini-omni-flash';
const words = (count: number): string => Array.from({ length: count }, () => 'word').join(' ');
const turns = (...counts: readonly number[]): string =>
  counts.map((count, index) => `${index % 2 === 0 ? 'Anna' : 'Ben'}: ${words(count)}`).join('\n');

const speech: readonly (readonly [title: string, ruleId: string, fitCase: FitCase])[] = [
  [
    'nineteen words in eight seconds are too many, and a longer clip has room',
    'dialogue-too-long',
    {
      model,
      shot: { dialogue: turns(10, 9), duration: 8 },
      says: '19 words take about 8.6 s to say; 8 s hold about 18.',
      fix: { duration: 9 }
    }
  ],
  [
    'eighteen fit',
    'dialogue-too-long',
    { model, shot: { dialogue: turns(10, 8), duration: 8 }, says: null, fix: null }
  ],
  [
    'on Veo no clip is longer than eight',
    'dialogue-too-long',
    {
      model: 'veo-3.1',
      shot: { dialogue: turns(10, 9), duration: 8 },
      says: '19 words take about 8.6 s to say; 8 s hold about 18.',
      fix: null
    }
  ],
  [
    'one line of thirteen words drifts',
    'dialogue-too-long',
    {
      model,
      shot: { dialogue: words(13), duration: 10 },
      says: 'The line is 13 words long; past 12 the voice tends to drift.',
      fix: null
    }
  ],
  [
    'one of twelve does not',
    'dialogue-too-long',
    { model, shot: { dialogue: words(12), duration: 10 }, says: null, fix: null }
  ],
  [
    'of several lines it tells the longest',
    'dialogue-too-long',
    {
      model: 'kling-3',
      shot: { dialogue: turns(5, 14), duration: 15 },
      says: 'Line 2 is 14 words long; past 12 the voice tends to drift.',
      fix: null
    }
  ],
  [
    'of a line with its own attribution only what is quoted is said',
    'dialogue-too-long',
    {
      model,
      shot: { dialogue: `She turns to the window, waits and says, "${words(10)}"`, duration: 5 },
      says: null,
      fix: null
    }
  ],
  [
    'a model without sound does not run out of time',
    'dialogue-too-long',
    { model: 'runway-gen4.5', shot: { dialogue: words(50) }, says: null, fix: null }
  ],
  [
    'it does not speak either',
    'dialogue-on-silent-model',
    {
      model: 'runway-gen4.5',
      shot: { dialogue: 'Anna: hello\nBen: hi' },
      says: 'Runway Gen-4.5 makes no sound, so all 2 lines will not be heard.',
      fix: null
    }
  ],
  [
    'nothing is lost where nothing is said',
    'dialogue-on-silent-model',
    { model: 'runway-gen4.5', shot: { dialogue: ' … ' }, says: null, fix: null }
  ],
  [
    'a model with sound speaks',
    'dialogue-on-silent-model',
    { model, shot: { dialogue: 'Hello.' }, says: null, fix: null }
  ],
  [
    'silence in the prompt is no silence in the clip',
    'no-audio-on-audio-model',
    {
      model,
      shot: { ambientSounds: '' },
      says: 'Nothing is said about sound, so Gemini Omni 1.1 Flash makes some up.',
      fix: { ambientSounds: 'quiet-room-tone' }
    }
  ],
  [
    'where sound can be switched off, that is said',
    'no-audio-on-audio-model',
    {
      model: 'kling-3',
      shot: { ambientSounds: 'none' },
      says: 'Nothing is said about sound, so Kling 3 makes some up unless its audio is switched off.',
      fix: { ambientSounds: 'quiet-room-tone' }
    }
  ],
  [
    '“no music” is said about sound',
    'no-audio-on-audio-model',
    { model, shot: { ambientSounds: '', musicStyle: 'no-music' }, says: null, fix: null }
  ],
  [
    'one effect is enough',
    'no-audio-on-audio-model',
    { model, shot: { ambientSounds: '', soundEffects: ['', 'whoosh'] }, says: null, fix: null }
  ],
  [
    'Veo likes to write what is said',
    'subtitles-risk',
    {
      model: 'veo-3.1',
      shot: { dialogue: 'Hello.' },
      says: 'Veo 3.1 may write spoken lines on the picture, although the prompt asks for a clean frame.',
      fix: null
    }
  ],
  [
    'subtitles that are wanted are no risk',
    'subtitles-risk',
    { model: 'veo-3.1', shot: { dialogue: 'Hello.', subtitles: true }, says: null, fix: null }
  ]
];

test.each(speech)('%s', (_title, ruleId, fitCase) => {
  expect(summarizeFitCase(ruleId, fitCase)).toEqual({ says: fitCase.says, fix: fitCase.fix });
});

const sentences: Readonly<Record<(typeof languages)[number], string>> = {
  English: 'We have to leave now because the last train goes at nine.',
  Spanish: 'Tenemos que irnos ahora porque el último tren sale a las nueve.',
  French: 'On doit partir tout de suite car le dernier train est à neuf heures.',
  German: 'Wir müssen jetzt gehen, weil der letzte Zug um neun fährt.',
  Italian: 'Dobbiamo andare adesso perché l’ultimo treno parte alle nove.',
  Portuguese: 'Temos de ir agora porque o último comboio parte às nove.',
  Russian: 'Нам надо идти сейчас, потому что последний поезд уходит в девять.',
  Japanese: '最終電車は九時に出るから、今すぐ行かないといけない。',
  Korean: '마지막 기차가 아홉 시에 떠나니까 지금 가야 해.',
  Chinese: '最后一班火车九点开，我们现在必须走了。',
  Arabic: 'يجب أن نغادر الآن لأن القطار الأخير يغادر في التاسعة.',
  Hindi: 'हमें अभी निकलना होगा क्योंकि आख़िरी ट्रेन नौ बजे जाती है।',
  Tamil: 'கடைசி ரயில் ஒன்பது மணிக்குப் புறப்படுவதால் நாம் இப்போதே கிளம்ப வேண்டும்.',
  Telugu: 'చివరి రైలు తొమ్మిదికి బయలుదేరుతుంది కాబట్టి మనం ఇప్పుడే వెళ్ళాలి.'
};

describe('a sentence as long as a breath', () => {
  test.each(languages)('takes more than two and less than eight seconds in %s', (language) => {
    const shot = { language, dialogue: sentences[language] };
    const trips = (duration: number) =>
      findRuleHits('dialogue-too-long', getModel('kling-3'), { ...shot, duration });
    expect(trips(2).map(({ fields }) => fields)).toContainEqual(['dialogue', 'duration']);
    expect(trips(8).map(({ fields }) => fields)).not.toContainEqual(['dialogue', 'duration']);
  });

  test.each(languages)(
    'is counted in words, or in characters where there are none between spaces: %s',
    (language) => {
      const shot = { language, dialogue: sentences[language], duration: 2 };
      const [found] = findRuleHits('dialogue-too-long', getModel('kling-3'), shot);
      const isEastAsian = ['Japanese', 'Korean', 'Chinese'].includes(language);
      expect(String(found?.message)).toMatch(isEastAsian ? /^\d+ characters take / : /^\d+ words take /);
    }
  );
});

const scripts: readonly (readonly [title: string, fitCase: FitCase])[] = [
  [
    'Latin letters where Tamil is spoken',
    {
      model,
      shot: { language: 'Tamil', dialogue: 'We leave now.' },
      says: '“We leave now.” is in Latin letters, while the language is Tamil.',
      fix: null
    }
  ],
  [
    'Tamil with the name of a shop in it',
    { model, shot: { language: 'Tamil', dialogue: 'நாம் Kodak கடைக்குப் போகலாம்.' }, says: null, fix: null }
  ],
  [
    'Tamil letters where English is spoken',
    {
      model,
      shot: { language: 'english', dialogue: 'நாம் போகலாம்.' },
      says: '“நாம் போகலாம்.” is in Tamil letters, while the language is English.',
      fix: { language: 'Tamil' }
    }
  ],
  [
    'Japanese where Chinese is spoken',
    {
      model,
      shot: { language: 'Chinese', dialogue: '今日は雨ですね。' },
      says: '“今日は雨ですね。” is in Kana letters, while the language is Chinese.',
      fix: { language: 'Japanese' }
    }
  ],
  [
    'Japanese without a single kana',
    { model, shot: { language: 'Japanese', dialogue: '了解。' }, says: null, fix: null }
  ],
  [
    'two scripts leave the language to the creator',
    {
      model,
      shot: { language: 'Hindi', dialogue: 'Anna: We leave.\nBen: Пора идти.' },
      says: '“We leave.” is in Latin and Cyrillic letters, while the language is Hindi.',
      fix: null
    }
  ],
  ['a language of no list', { model, shot: { language: 'Greek', dialogue: 'Πάμε.' }, says: null, fix: null }],
  ['a line of digits', { model, shot: { language: 'Tamil', dialogue: '3, 2, 1!' }, says: null, fix: null }]
];

test.each(scripts)('the script of a line: %s', (_title, fitCase) => {
  expect(summarizeFitCase('language-mix', fitCase)).toEqual({ says: fitCase.says, fix: fitCase.fix });
});

test.each(languages)('every line we offer in %s is written in its script', (language) => {
  const trips = dialogueLines[language].flatMap((dialogue) =>
    findRuleHits('language-mix', getModel(model), { language, dialogue })
  );
  expect(trips).toEqual([]);
});
