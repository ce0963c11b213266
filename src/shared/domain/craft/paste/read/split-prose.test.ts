import { expect, test } from 'vitest';
import { splitProse } from './split-prose.ts';

test.each([
  ['Two sentences', ['A man walks. He stops.'], ['A man walks.', 'He stops.']],
  [
    'a quote belongs to its sentence',
    ['He says, "Go. Now!" She runs.'],
    ['He says, "Go. Now!"', 'She runs.']
  ],
  ['words after a quote go on', ['"Stop!" she shouts. He does.'], ['"Stop!" she shouts.', 'He does.']],
  [
    'abbreviations and numbers end nothing',
    ['Dr. Lee pours 3.5 litres. Done.'],
    ['Dr. Lee pours 3.5 litres.', 'Done.']
  ],
  ['a pause is no end', ['Almost… but not quite. Yes.'], ['Almost… but not quite.', 'Yes.']],
  ['an open quote quotes nothing', ['A 6" nail. It bends.'], ['A 6" nail.', 'It bends.']],
  ['Chinese and Hindi marks', ['雪。他笑。 वह रुका। फिर चला।'], ['雪。', '他笑。', 'वह रुका।', 'फिर चला।']],
  ['line breaks', ['One\nTwo'], ['One', 'Two']]
])('%s', (_what, [text = ''], sentences) => {
  expect(splitProse(text)).toEqual(sentences);
});
