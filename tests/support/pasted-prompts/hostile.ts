// Pastes that are slow for a careless parser: repetition up to the limit, and hostile sizes.
import { pasteLimit } from '#shared/domain/craft/paste/paste-limit.ts';

type HostilePaste = { readonly name: string; readonly text: string };

const fill = (text: string): string => text.repeat(Math.ceil(pasteLimit / text.length)).slice(0, pasteLimit);

const pieces = [
  '{"a":',
  '[',
  '- ',
  '"',
  '“a ',
  'a: ',
  'Subject: x\n',
  'SFX: a, ',
  '. ',
  ' ',
  '\n',
  '\u202Eabc ',
  '👨‍👩‍👧 ',
  'a\u0301\u0301\u0301',
  'a',
  'A close-up, then ',
  'close-up ',
  'He says, "a" ',
  'Anna: "Hi." ',
  '**',
  '\\',
  '| a ',
  '> ',
  'a: b\n',
  '- a: b\n',
  '0-3s: a man walks. ',
  '[00:00-00:02] A man walks.\n',
  '\uD800 a',
  'x, ',
  '(',
  'with a ',
  ' and ',
  '[Camera] ',
  'A man walks in a bar. ',
  'slow ',
  'a-',
  '1',
  '1 ',
  'soft distant ',
  'says ',
  '--ar ',
  'music plays throughout',
  'in the '
];

const shapes: readonly (readonly [string, string])[] = [
  ['a line of dashes that is no rule', `${'-'.repeat(pasteLimit - 1)}x`],
  ['many keys', `{${Array.from({ length: 3500 }, (_, index) => `"k${index}":${index}`).join(',')}}`],
  [
    'many effects',
    `{"prompt":"x","sfx":[${Array.from({ length: 5000 }, (_, index) => `"a${index}"`).join(',')}]}`
  ],
  [
    'many shots',
    `[${Array.from({ length: 1200 }, (_, index) => `{"shot":${index},"action":"a man runs"}`).join(',')}]`
  ],
  ['comments without end', `{${'/*'.repeat(20_000)}`],
  ['five megabytes', 'SFX: a, '.repeat(600_000)]
];

export const hostilePastes: readonly HostilePaste[] = [
  ...pieces.flatMap((piece) => {
    const name = `${JSON.stringify(piece)} repeated to the limit`;
    return [
      { name, text: fill(piece) },
      { name: `${name}, between other letters`, text: `x${fill(piece).slice(2)}!` }
    ];
  }),
  ...shapes.map(([name, text]) => ({ name, text }))
];
