import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findNameFlaw, looksLikeReelwright } from './public-name.ts';

describe('a name that others see', () => {
  test.each([
    'Ada',
    'Zoë Müller',
    'José María',
    'Иван Петров',
    'Ελένη',
    '山田太郎',
    'محمد',
    'שרה',
    'नीलम',
    'A',
    '🎬 Films',
    'Wheelwright',
    'Playwright & Sons',
    'Reel Right',
    'The Wright Reel'
  ])('%s is one', (name) => expect(findNameFlaw(name)).toBeUndefined());

  test.each([
    ['a right-to-left override', 'Ada \u202egnp.exe'],
    ['a right-to-left embedding', '\u202bAda'],
    ['an isolate', '\u2066Ada\u2069'],
    ['a right-to-left mark', 'Ada\u200f'],
    ['an Arabic letter mark', 'Ada\u061c'],
    ['a line break', 'Ada\nSeller'],
    ['half of a surrogate pair', 'Ada\ud800'],
    ['zero-width spaces only', '\u200b\u200b'],
    ['a Hangul filler only', '\u3164'],
    ['an empty Braille pattern only', '\u2800\u2800'],
    ['word joiners and spaces only', '\u2060 \u2060'],
    ['variation selectors only', '\ufe0f'],
    ['tag characters only', '\u{e0041}'],
    ['a combining mark only', '\u0301']
  ])('with %s is refused', (_what, name) => expect(findNameFlaw(name)).toBe('unreadable'));

  test.each([
    'Reelwright',
    'REELWRIGHT',
    'Reelwright Support',
    'The Reelwright Team',
    'Reel Wright',
    'reel-wright',
    'R.e.e.l.w.r.i.g.h.t',
    'Reelwr1ght',
    'ReeIwright',
    'Ree1wright',
    'R33lwright',
    'Reelwri9ht',
    'Reelwrigh7',
    'Reelvvright',
    'Rееlwright',
    'Rееⅼwrіght',
    'Reelԝriɡһt',
    'Ꭱeelwright',
    'Reelwrigһt',
    'Réélwright',
    'Reelwrig\u0335ht',
    'Reel\u200bwright',
    'Ｒｅｅｌｗｒｉｇｈｔ',
    '𝐑𝐞𝐞𝐥𝐰𝐫𝐢𝐠𝐡𝐭',
    'ℝ𝕖𝕖𝕝𝕨𝕣𝕚𝕘𝕙𝕥',
    'Ⓡⓔⓔⓛⓦⓡⓘⓖⓗⓣ',
    'ʀᴇᴇʟᴡʀɪɢʜᴛ',
    'ΡReelwrıght'
  ])('%s is refused as Reelwright’s own', (name) => expect(findNameFlaw(name)).toBe('reserved'));

  test('is refused however letters of it are replaced by others that look the same', () => {
    const choices = ['rRгᴦ', 'eEеЕ℮', 'eEеΕ', 'lLI1|ӏ', 'wWѡԝ', 'rRг', 'iIі1ı', 'gGɡց', 'hHһН', 'tTТΤ'];
    const word = fc.tuple(...choices.map((each) => fc.constantFrom(...Array.from(each))));
    fc.assert(fc.property(word, (characters) => looksLikeReelwright(characters.join(''))));
  });
});
