import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { splitClauses, splitSentences } from './read-story.ts';

const fourteen: readonly (readonly [language: string, sentences: readonly string[]])[] = [
  [
    'English',
    [
      'Dr. Voss paid 3.5 dollars. ',
      'Oh no. ',
      'No. ',
      'House No. 7 is dark. ',
      'So did I. ',
      '"Why?" she asked. ',
      'Nobody knew…'
    ]
  ],
  ['Spanish', ['¿Quién es? ', '¡Corre! ', 'La Sra. Ruiz espera.']],
  ['French', ['On rentre ? ', '« Pas encore. » ', 'Alors danse avec moi !']],
  ['German', ['Das ist z.B. ein Apfel. ', 'Halt! ', 'Wer da?']],
  ['Italian', ['Andiamo. ', 'Il Sig. Rossi aspetta...']],
  ['Portuguese', ['Não vá! ', 'É tarde.']],
  ['Russian', ['Стой! ', 'Куда ты? ', 'Домой.']],
  ['Japanese', ['お待たせしました。', '時間ぴったりです！', '「行こう。」', 'はい']],
  ['Korean', ['안녕하세요. ', '어디 가세요? ', '집에요.']],
  ['Chinese', ['你好！', '我们走吧。', '“好。”', '走']],
  ['Arabic', ['إلى أين؟ ', 'إلى البيت. ', 'هيا!']],
  ['Hindi', ['बस एक पल। ', 'कहाँ जा रहे हो? ', 'घर।']],
  ['Tamil', ['நம்பவில்லையா? ', 'எண்ணிப் பாருங்கள்.']],
  ['Telugu', ['ఎక్కడికి? ', 'ఇంటికి.']]
];

test.each(fourteen)(
  '%s sentences end where a reader of the language takes a breath',
  (_language, sentences) => {
    expect(splitSentences(sentences.join('')).map((sentence) => sentence.trim())).toEqual(
      sentences.map((sentence) => sentence.trim())
    );
  }
);

test('clauses are things that happen, not the items of a list or what hangs on the clause before', () => {
  expect(splitClauses('builds a roll, crashes both cymbals, and freezes as every window lights up')).toEqual([
    'builds a roll, ',
    'crashes both cymbals, ',
    'and freezes as every window lights up'
  ]);
  expect(splitClauses('lifts a red, wet, cold stone')).toEqual(['lifts a red, wet, cold stone']);
  expect(splitClauses('trots on, pausing to listen, while the wind, which is cold, howls')).toHaveLength(1);
  expect(splitClauses('打开窗户看着外面，慢慢坐下来')).toEqual(['打开窗户看着外面，', '慢慢坐下来']);
});

const prose = fc
  .array(
    fc.oneof(
      fc.constantFrom('. ', '! ', '。', ', and ', '; ', ' and then ', '… ', '؟ '),
      fc.string({ maxLength: 8 })
    ),
    { maxLength: 20 }
  )
  .map((pieces) => pieces.join(''));

test('the pieces of a text joined again are the text', () => {
  fc.assert(
    fc.property(prose, (text) => {
      expect(splitSentences(text).join('')).toBe(text);
      expect(splitClauses(text).join('')).toBe(text);
    })
  );
});

// Unbounded time fails by the timeout of every test.
test.each(['.', '."', 'a, ', '. ', '?! ', '。'])(
  'a hundred thousand times %j does not hold anybody up',
  (piece) => {
    const text = `${piece.repeat(100_000)}a`;
    expect(splitSentences(text).join('')).toBe(text);
    expect(splitClauses(text).join('')).toBe(text);
  }
);
