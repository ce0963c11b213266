import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { buildPrompt } from '#tests/support/builders.ts';
import { gradeTones, moodLights, motionPaths } from './frame-tables.ts';
import { frameLook } from './frame-look.ts';
import { choices } from '../prompt-choices.ts';

const look = (changes: Parameters<typeof buildPrompt>[0]) => frameLook(buildPrompt(changes));
const tonePattern = /^oklch\(([\d.]+) ([\d.]+) ([\d.]+)\)$/;

function toneOf(colour: string): number[] {
  expect(colour).toMatch(tonePattern);
  return (tonePattern.exec(colour) ?? []).slice(1).map(Number);
}

/** OKLab coordinates of one of a grade's colours. */
function labOf(colour: string): number[] {
  const [lightness = 0, chroma = 0, hue = 0] = toneOf(colour);
  const angle = (hue * Math.PI) / 180;
  return [lightness, chroma * Math.cos(angle), chroma * Math.sin(angle)];
}

/** The distance of two grades: their three colors' distances in OKLab, where 0.02 is just noticeable. */
function distanceBetween(one: string, other: string): number {
  const [first, second] = [look({ colorGrading: one }).grade, look({ colorGrading: other }).grade];
  const distances = (['highlight', 'midtone', 'shadow'] as const).map((tone) => {
    const to = labOf(second[tone]);
    return Math.hypot(...labOf(first[tone]).map((value, axis) => value - (to[axis] ?? 0)));
  });
  return distances.reduce((sum, distance) => sum + distance, 0);
}

describe('the look of a frame', () => {
  test.each([
    ['16:9', 16 / 9],
    ['9:16', 9 / 16],
    ['1:1', 1],
    [' 2.39 : 1 ', 2.39],
    ['1920x1080', 16 / 9],
    ['100:1', 4],
    ['0:9', 16 / 9],
    ['wide', 16 / 9],
    ['', 16 / 9]
  ])('takes the ratio %j as it is drawn', (aspectRatio, ratio) => {
    expect(look({ aspectRatio }).ratio).toBeCloseTo(ratio);
  });

  test('has hand-chosen colours, light and path for exactly the choices of the form', () => {
    expect(Object.keys(gradeTones).toSorted()).toEqual([...choices.colorGrading].toSorted());
    expect(Object.keys(moodLights).toSorted()).toEqual([...choices.mood].toSorted());
    expect(Object.keys(motionPaths).toSorted()).toEqual([...choices.cameraMovement].toSorted());
  });

  test('tells every grade, every mood and every movement apart', () => {
    const distinct = (looks: readonly unknown[]) =>
      new Set(looks.map((value) => JSON.stringify(value))).size === looks.length;
    expect(distinct(choices.colorGrading.map((colorGrading) => look({ colorGrading }).grade))).toBe(true);
    expect(distinct(choices.mood.map((mood) => look({ mood }).grade))).toBe(true);
    expect(distinct(choices.cameraMovement.map((cameraMovement) => look({ cameraMovement }).motion))).toBe(
      true
    );
  });

  test('paints no two grades so alike that a glance would not part them', () => {
    const alike = choices.colorGrading.flatMap((one, index) =>
      choices.colorGrading
        .slice(index + 1)
        .filter((other) => distanceBetween(one, other) < 0.12)
        .map((other) => `${one} and ${other}`)
    );
    expect(alike).toEqual([]);
  });

  test('goes from light to dark for every grade in every mood', () => {
    for (const colorGrading of choices.colorGrading) {
      for (const mood of choices.mood) {
        const { highlight, midtone, shadow } = look({ colorGrading, mood }).grade;
        const lightness = [highlight, midtone, shadow].map((colour) => toneOf(colour)[0] ?? Number.NaN);
        expect(lightness).toEqual(lightness.toSorted((one, other) => other - one));
      }
    }
  });

  test('takes colour away in a lonely mood and adds it in a magical one', () => {
    const chroma = (mood: string) => toneOf(look({ colorGrading: 'amber', mood }).grade.midtone)[1];
    expect([chroma('lonely'), chroma('confident'), chroma('magical')]).toEqual([0.078, 0.12, 0.144]);
  });

  test('is the same for a choice however it is written, and for own words that contain it', () => {
    const golden = look({ colorGrading: 'golden-hour', cameraMovement: 'slow-dolly-in' });
    const written = look({ colorGrading: 'Warm golden hour', cameraMovement: 'a slow dolly in' });
    expect(written.grade).toEqual(golden.grade);
    expect(written.motion).toEqual(golden.motion);
  });

  test.each([
    ['static', true],
    ['locked-off', true],
    ['rack-focus', true],
    ['', true],
    ['handheld', false],
    ['slow-dolly-in', false],
    ['floats like a leaf', false]
  ])('knows whether the camera travels: %j', (cameraMovement, isStill) => {
    expect(look({ cameraMovement }).motion.isStill).toBe(isStill);
  });

  test('draws every path inside its square', () => {
    for (const path of Object.values(motionPaths)) {
      expect(path).toMatch(/^M[\d. MLHVCSQA]+$/);
      const numbers = (path.match(/\d+/g) ?? []).map(Number);
      expect(Math.max(...numbers)).toBeLessThanOrEqual(100);
    }
  });

  test.each([
    [
      { colorGrading: 'warm-golden-hour', cameraMovement: 'slow-dolly-in' },
      '16:9 frame, warm golden hour grade, slow dolly in'
    ],
    [{ aspectRatio: '9:16', colorGrading: '', cameraMovement: '' }, '9:16 frame'],
    [
      { aspectRatio: 'wide', colorGrading: 'hdr', cameraMovement: 'fpv-flythrough' },
      '16:9 frame, HDR grade, FPV flythrough'
    ]
  ])('is told in words: %o', (changes, label) => {
    expect(String(look(changes).label)).toBe(label);
  });

  test('is drawable and repeatable whatever is written', () => {
    fc.assert(
      fc.property(
        fc.string(),
        fc.string(),
        fc.string(),
        fc.string(),
        (aspectRatio, colorGrading, mood, movement) => {
          const data = { aspectRatio, colorGrading, mood, cameraMovement: movement };
          const drawn = look(data);
          for (const colour of [drawn.grade.highlight, drawn.grade.midtone, drawn.grade.shadow])
            toneOf(colour);
          expect(drawn.ratio).toBeGreaterThanOrEqual(0.25);
          expect(drawn.ratio).toBeLessThanOrEqual(4);
          expect(drawn.grade.glow.x).toBeGreaterThanOrEqual(0);
          expect(drawn.grade.glow.y).toBeLessThanOrEqual(1);
          expect(look(data)).toEqual(drawn);
        }
      )
    );
  });
});
