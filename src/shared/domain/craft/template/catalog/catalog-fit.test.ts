import { describe, expect, test } from 'vitest';
import { checkFit } from '../../fit/check-fit.ts';
import { builtInRegistry, findModel } from '../../model/registry/registry.ts';
import { planClips } from '../../plan/plan-clips.ts';
import { builtInTemplates } from './catalog.ts';

const context = { registry: builtInRegistry, today: '2026-11-20' };
const longestClip = 8;
const [short, long] = [
  builtInTemplates.filter(({ data }) => data.duration <= longestClip),
  builtInTemplates.filter(({ data }) => data.duration > longestClip)
];

function getVeo3() {
  const model = findModel(builtInRegistry, 'veo-3');
  if (model === undefined) throw new Error('There is no veo-3');
  return model;
}

const findingsOf = ({ data }: (typeof builtInTemplates)[number]) => checkFit(data, getVeo3(), context);
const planOf = ({ name, data }: (typeof builtInTemplates)[number]) =>
  planClips({ name, data }, getVeo3(), builtInRegistry);

describe('what fits into one clip', () => {
  test('is refused by veo-3 in nothing, but for the five seconds of the shortest', () => {
    const refused = short.flatMap((template) =>
      findingsOf(template)
        .filter(({ severity }) => severity === 'error')
        .map(({ ruleId }) => `${template.id} ${ruleId}`)
    );
    expect(refused).toEqual(['minimal duration-unsupported']);
  });

  test('gives veo-3 nothing to stumble over, its end apart', () => {
    const warned = short.flatMap((template) =>
      findingsOf(template)
        .filter(({ severity, ruleId }) => severity === 'warning' && ruleId !== 'model-retired')
        .map(({ message }) => `${template.id}: ${String(message)}`)
    );
    expect(warned).toEqual([]);
  });
});

describe('what is longer than a clip', () => {
  test('is refused by veo-3 for how it is delivered at most, never for what it says', () => {
    const delivery = new Set(['duration-unsupported', 'resolution-unsupported', 'aspect-unsupported']);
    const refused = long.flatMap((template) =>
      findingsOf(template).filter(({ severity, ruleId }) => severity === 'error' && !delivery.has(ruleId))
    );
    expect(refused).toEqual([]);
  });

  test.each(long.map((template) => [template.id, template] as const))(
    'has a plan of legal clips that runs as long: "%s"',
    (_, template) => {
      const plan = planOf(template);
      expect(plan.clips.flatMap(({ problems }) => problems)).toEqual([]);
      expect(Math.abs(plan.totalSeconds - template.data.duration)).toBeLessThanOrEqual(1);
      const dialogues = plan.clips.map(({ dialogue }) => dialogue).filter((dialogue) => dialogue !== '');
      expect(dialogues.length > 0).toBe(template.data.dialogue !== '');
    }
  );
});
