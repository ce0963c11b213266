import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { splitTextBlocks } from './text-blocks.ts';

describe('splitting a text into blocks', () => {
  it('finds paragraphs, lists and numbered lists', () => {
    const text = 'A harbor\nat night.\n\nYou get:\n- rain\n- fog\n\n2. dolly\n3) crane\n\nThe end.';
    expect(splitTextBlocks(text)).toEqual([
      { kind: 'paragraph', text: 'A harbor\nat night.' },
      { kind: 'paragraph', text: 'You get:' },
      { kind: 'list', start: null, items: ['rain', 'fog'] },
      { kind: 'list', start: 2, items: ['dolly', 'crane'] },
      { kind: 'paragraph', text: 'The end.' }
    ]);
  });

  it.each(['-10 degrees', '3.5 seconds', '*soft* light', '2026. ', '-'])('takes “%s” for text', (text) => {
    expect(splitTextBlocks(text)).toEqual([{ kind: 'paragraph', text: text.trimEnd() }]);
  });

  it('keeps every word in its order', () => {
    const line = fc.constantFrom('', ' ', '- a', '* b', '1. c', '2) d', 'e f', 'g');
    fc.assert(
      fc.property(fc.array(line, { maxLength: 12 }), (lines) => {
        const blocks = splitTextBlocks(lines.join('\n'));
        const words = blocks.flatMap((block) =>
          block.kind === 'list' ? block.items : block.text.split(/\s/)
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
