import { describe, expect, test } from 'vitest';
import { cannedReasons, listCannedReasons, writeReason } from './canned-reasons.ts';
import { maxReasonLength, minDecisionReasonLength } from './decision.ts';
import { outcomesOf, queueKinds } from './queue.ts';

describe('canned reasons', () => {
  const choices = queueKinds.flatMap((kind) =>
    outcomesOf(kind).map((outcome) => listCannedReasons(kind, outcome))
  );

  test('exist for every outcome, and each is used', () => {
    expect(choices.filter((codes) => codes.length === 0)).toEqual([]);
    expect(new Set(choices.flat())).toEqual(new Set(Object.keys(cannedReasons)));
  });

  test('say enough to be a statement of reasons', () => {
    for (const text of Object.values(cannedReasons).flatMap(({ en, es }) => [en, es])) {
      expect(text.length).toBeGreaterThanOrEqual(minDecisionReasonLength);
      expect(text.length).toBeLessThan(maxReasonLength / 2);
    }
  });

  test('are written in the reader’s language, before the administrator’s own words', () => {
    expect(writeReason({ code: 'spam', text: ' Three times. ' }, 'es')).toBe(
      'Es publicidad o se ha publicado muchas veces.\n\nThree times.'
    );
    expect(writeReason({ code: null, text: 'Own words.' }, 'en')).toBe('Own words.');
    expect(writeReason({ code: 'off_topic', text: '' }, 'en')).toBe('It has nothing to do with the listing.');
  });
});
