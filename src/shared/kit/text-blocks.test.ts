import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { splitTextBlocks } from './text-blocks.ts';

describe('splitting a text into blocks', () => {
  it('finds paragraphs, lists and numbered lists', () => {
    const text = 'A harbor\nat night.\n\nYou get:\n- rain\n- fog\n\n2. dolly\n3) crane\n\nThe end.';
    expect(splitTextBlocks(text)).toMatchObject([
      { kind: 'paragraph', line: 0, text: 'A harbor\nat night.' },
      { kind: 'paragraph', line: 3, text: 'You get:' },
      { kind: 'list', line: 4, start: null, items: [{ text: 'rain' }, { text: 'fog' }] },
      {
        kind: 'list',
        line: 7,
        start: 2,
        items: [
          { line: 7, text: 'dolly' },
          { line: 8, text: 'crane' }
        ]
      },
      { kind: 'paragraph', line: 10, text: 'The end.' }
    ]);
  });

  it.each(['-10 degrees', '3.5 seconds', '*soft* light', '2026. ', '-'])('takes “%s” for text', (text) => {
    expect(splitTextBlocks(text)).toEqual([{ kind: 'paragraph', line: 0, text: text.trimEnd() }]);
  });

  it('keeps every word in its order', () => {
    const line = fc.constantFrom('', ' ', '- a', '* b', '1. c', '2) d', 'e f', 'g');
    fc.assert(
      fc.property(fc.array(line, { maxLength: 12 }), (lines) => {
        const blocks = splitTextBlocks(lines.join('\n'));
        const words = blocks.flatMap((block) =>
          block.kind === 'list' ? block.items.map((item) => item.text) : block.text.split(/\s/)
        );
        expect(words.join(' ')).toBe(
          lines
            .join(' ')
            .replaceAll(/[-*]|\d[.)]/g, '')
            .split(/\s+/)
            .filter(Boolean)
            .join(' ')
        );
      })
    );
  });
});
