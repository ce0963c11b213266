import { describe, expect, test } from 'vitest';
import type { DeviceSnapshot } from '#shared/contract/device.ts';
import { buildDraftSave, buildPrompt, buildStep } from '#tests/support/builders.ts';
import { getRefusal, getValue } from '#tests/support/results.ts';
import type { DeviceTraits, Subject } from './device-under-test.ts';

const steps = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => buildStep(from + index));

type Draft = NonNullable<DeviceSnapshot['draft']>;

async function loadDraft({ device }: Subject): Promise<Draft> {
  const draft = await getValue(device.draft.load());
  if (draft === null) throw new Error('There is no draft');
  return draft;
}

export function promiseDraft(subject: Subject, { survivesRestart }: DeviceTraits): void {
  describe('keeps one draft', () => {
    test('and has none at first', async () => {
      expect(await getValue(subject.device.draft.load())).toBeNull();
    });

    test('and gives it back as it was saved', async () => {
      const save = buildDraftSave(0, {
        document: { name: 'Harbour at dawn', data: buildPrompt({ concept: 'A harbour', subtitles: true }) },
        viewingEntryId: 'prompt-12',
        lockedFields: ['mood', 'duration'],
        cursor: 2,
        journal: { fromSeq: 1, steps: steps(1, 3), keepFrom: 1 },
        savedAt: 1_700_000_000_123
      });
      expect(await getValue(subject.device.draft.save(save))).toEqual({ revision: 1 });
      expect(await getValue(subject.device.draft.load())).toEqual({
        document: save.document,
        viewingEntryId: 'prompt-12',
        lockedFields: ['mood', 'duration'],
        steps: steps(1, 3),
        cursor: 2,
        revision: 1,
        savedAt: 1_700_000_000_123
      });
    });

    // Undo is exact to the byte, so half an emoji that an old tool left behind must come back as well.
    test.each([
      ['emoji and joined emoji', '🎬 👩‍🚀 🏳️‍🌈'],
      ['right-to-left text', 'مرحبا بالعالم \u200Fשלום\u200E'],
      ['combining and look-alike letters', 'e\u0301 é Å Å'],
      ['control characters and line ends', 'a\u0000b\r\nc\u2028d\u0007'],
      ['lone surrogates', 'half \uD83C and \uDFAC half'],
      ['text of a megabyte', 'prompt '.repeat(150_000)]
    ])('and keeps %s exactly', async (_, text) => {
      // Fields this version does not know are kept up to `unknownFieldLimits`.
      const later = { [text.slice(0, 40)]: [text.slice(0, 200_000)] };
      const data = buildPrompt({ concept: text, shotTypes: [text], later });
      const step = buildStep(1, { after: { fields: { concept: text }, extras: { later: text } } });
      await getValue(
        subject.device.draft.save(
          buildDraftSave(0, {
            document: { name: text, data },
            viewingEntryId: text,
            cursor: 1,
            journal: { fromSeq: 1, steps: [step], keepFrom: 1 }
          })
        )
      );
      const draft = await loadDraft(subject);
      expect(draft.document).toEqual({ name: text, data });
      expect(draft.viewingEntryId).toBe(text);
      expect(draft.steps).toEqual([step]);
    });

    test('and keeps keys it does not know, nested ones too, in their order', async () => {
      const unknown = {
        zeta: 1,
        alpha: { y: [null, { b: 1, a: 2 }], x: true },
        'with space': 'v',
        beta: null
      };
      await getValue(
        subject.device.draft.save(
          buildDraftSave(0, {
            document: { name: '', data: buildPrompt(unknown) },
            cursor: 1,
            journal: { fromSeq: 1, steps: [buildStep(1, { before: { extras: unknown } })], keepFrom: 1 }
          })
        )
      );
      const draft = await loadDraft(subject);
      const kept = Object.entries(draft.document.data).filter(([key]) => Object.hasOwn(unknown, key));
      expect(JSON.stringify(Object.fromEntries(kept))).toBe(JSON.stringify(unknown));
      expect(JSON.stringify(draft.steps[0]?.before.extras)).toBe(JSON.stringify(unknown));
    });

    test('and numbers its revisions one by one', async () => {
      for (const base of [0, 1, 2]) {
        const saved = await getValue(subject.device.draft.save(buildDraftSave(base)));
        expect(saved).toEqual({ revision: base + 1 });
      }
    });

    test.each([0, 1, 3, 99])('and refuses a save built on revision %i when the newest is 2', async (base) => {
      await getValue(subject.device.draft.save(buildDraftSave(0)));
      await getValue(subject.device.draft.save(buildDraftSave(1)));
      const before = await loadDraft(subject);
      const late = buildDraftSave(base, {
        document: { name: 'late', data: buildPrompt() },
        journal: { fromSeq: 1, steps: steps(1, 2), keepFrom: 1 }
      });
      expect(await getRefusal(subject.device.draft.save(late))).toBe('draft_conflict');
      expect(await loadDraft(subject)).toEqual(before);
    });

    test('and lets exactly one of two saves built on the same revision through', async () => {
      const answers = await Promise.all([
        subject.device.draft.save(buildDraftSave(0, { savedAt: 1 })),
        subject.device.draft.save(buildDraftSave(0, { savedAt: 2 }))
      ]);
      expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
      expect((await loadDraft(subject)).revision).toBe(1);
    });
  });

  describe('keeps the journal of a draft', () => {
    async function seqsAfter(
      journal: { fromSeq: number; steps: ReturnType<typeof steps>; keepFrom: number },
      cursor: number
    ): Promise<number[]> {
      await getValue(
        subject.device.draft.save(
          buildDraftSave(0, { cursor: 5, journal: { fromSeq: 1, steps: steps(1, 5), keepFrom: 1 } })
        )
      );
      await getValue(subject.device.draft.save(buildDraftSave(1, { cursor, journal })));
      return (await loadDraft(subject)).steps.map(({ seq }) => seq);
    }

    test('and adds steps behind the stored ones', async () => {
      expect(await seqsAfter({ fromSeq: 6, steps: steps(6, 8), keepFrom: 1 }, 8)).toEqual([
        1, 2, 3, 4, 5, 6, 7, 8
      ]);
    });

    test('and replaces the steps from a given one on', async () => {
      const other = buildStep(3, { label: 'Random fill' });
      expect(await seqsAfter({ fromSeq: 3, steps: [other], keepFrom: 1 }, 3)).toEqual([1, 2, 3]);
      expect((await loadDraft(subject)).steps[2]).toEqual(other);
    });

    test('and cuts the end off when nothing replaces it', async () => {
      expect(await seqsAfter({ fromSeq: 4, steps: [], keepFrom: 1 }, 3)).toEqual([1, 2, 3]);
    });

    test('and leaves it alone when a save moves only the cursor', async () => {
      expect(await seqsAfter({ fromSeq: 6, steps: [], keepFrom: 1 }, 2)).toEqual([1, 2, 3, 4, 5]);
      expect((await loadDraft(subject)).cursor).toBe(2);
    });

    test('and forgets the oldest steps', async () => {
      expect(await seqsAfter({ fromSeq: 6, steps: steps(6, 6), keepFrom: 3 }, 6)).toEqual([3, 4, 5, 6]);
    });

    test('and forgets all of them', async () => {
      expect(await seqsAfter({ fromSeq: 1, steps: [], keepFrom: 1 }, 0)).toEqual([]);
    });

    test('and holds many steps in order', async () => {
      const many = steps(1, 500);
      await getValue(
        subject.device.draft.save(
          buildDraftSave(0, { cursor: 500, journal: { fromSeq: 1, steps: many, keepFrom: 1 } })
        )
      );
      expect((await loadDraft(subject)).steps).toEqual(many);
    });
  });

  if (survivesRestart) {
    test('keeps the draft and its journal over a restart', async () => {
      await getValue(
        subject.device.draft.save(
          buildDraftSave(0, { cursor: 3, journal: { fromSeq: 1, steps: steps(1, 3), keepFrom: 1 } })
        )
      );
      const before = await loadDraft(subject);
      await subject.restart();
      expect(await loadDraft(subject)).toEqual(before);
      expect(await getRefusal(subject.device.draft.save(buildDraftSave(0)))).toBe('draft_conflict');
      expect(await getValue(subject.device.draft.save(buildDraftSave(1)))).toEqual({ revision: 2 });
    });
  }
}
