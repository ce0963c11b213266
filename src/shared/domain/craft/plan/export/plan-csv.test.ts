import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyStoryDocument } from '#tests/support/story-arbitrary.ts';
import { readCsv } from '#tests/support/read-csv.ts';
import { builtInRegistry } from '../../model/registry/registry.ts';
import { editClip } from '../edit-plan.ts';
import { planClips } from '../plan-clips.ts';
import { formatPlanCsv } from './plan-csv.ts';

const model = builtInRegistry.models.find(({ id }) => id === 'veo-3.1');
const plan = (document: Parameters<typeof planClips>[0]) => {
  if (model === undefined) throw new Error('No Veo');
  const source = { document, model, registry: builtInRegistry };
  return { source, plan: planClips(document, model, builtInRegistry) };
};

test('every clip is one record of twelve cells, whatever was written', () => {
  fc.assert(
    fc.property(anyStoryDocument, fc.string({ unit: 'grapheme' }), (document, beat) => {
      const { plan: planned, source } = plan(document);
      const edited = editClip(planned, 0, { beat }, source);
      const rows = readCsv(formatPlanCsv(edited));
      expect(rows).toHaveLength(edited.clips.length + 1);
      expect(rows.every((row) => row.length === 12)).toBe(true);
      expect([beat, `'${beat}`]).toContain(rows[1]?.[6]);
      expect(rows.slice(1).map((row) => Number(row[4]))).toEqual(edited.clips.map(({ seconds }) => seconds));
    })
  );
});

test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', ' =1', '＝1+1', '\u200b=1'])(
  '%j is text in a spreadsheet, not a formula',
  (beat) => {
    const { plan: planned, source } = plan({ name: '', data: { ...anyData(), duration: 8 } });
    const csv = formatPlanCsv(editClip(planned, 0, { beat, dialogue: beat }, source));
    expect(readCsv(csv)[1]?.slice(6, 8)).toEqual([`'${beat}`, `'${beat}`]);
  }
);

function anyData() {
  const [document] = fc.sample(anyStoryDocument, { numRuns: 1, seed: 1 });
  if (document === undefined) throw new Error('No story');
  return document.data;
}
