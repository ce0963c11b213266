import { describe, expect, test } from 'vitest';
import { acceptedPatterns } from './accepted-patterns.ts';
import { findSlowPatterns } from './find-slow-patterns.ts';
import { listPatterns } from './list-patterns.ts';
import { readLinearPatterns, readPatterns } from './read-patterns.ts';

/** Several new patterns at once, on a machine that others use too. */
const timeout = 180_000;

const patterns = readPatterns();

describe('the regular expressions of the product', () => {
  test('none takes more than linear time without a reason', { timeout }, async () => {
    const accepted = acceptedPatterns.map(({ literal }) => literal);
    const { slow } = await findSlowPatterns(patterns, new Set([...readLinearPatterns(), ...accepted]));
    expect(slow).toEqual([]);
  });

  test('every accepted one is in use, and says why it does no harm', () => {
    const used = new Set(patterns.map(({ literal }) => literal));
    expect(acceptedPatterns.filter(({ literal }) => !used.has(literal))).toEqual([]);
    expect(acceptedPatterns.filter(({ reason }) => reason.length < 20)).toEqual([]);
  });
});

describe('the check', () => {
  const checkText = async (text: string) => (await findSlowPatterns(listPatterns('a.tsx', text))).slow;

  test('finds cubic and quadratic time', { timeout }, async () => {
    const slow = await checkText(String.raw`
      export const isRule = /^(?:[-*_=]{3,}|\|?[\s:|-]*-{3,}[\s:|-]*)$/;
      export const View = () => <p>{'a '.replace(/\s+$/, '')}</p>;
    `);
    expect(slow.map(({ verdict }) => verdict)).toEqual(['3rd degree polynomial', '2nd degree polynomial']);
    expect(slow[0]?.attack).toContain('repeat');
  });

  test('lets linear ones pass', { timeout }, async () => {
    expect(
      await checkText(String.raw`const tail = /(?<!\s)\s+$/; const word = /^\p{L}+$/u; const one = /a?b/;`)
    ).toEqual([]);
  });

  test('leaves out what is known', async () => {
    const tail = listPatterns('a.ts', String.raw`const tail = /\s+$/;`);
    expect(await findSlowPatterns(tail, new Set([String.raw`/\s+$/`]))).toEqual({ slow: [], linear: [] });
  });
});
