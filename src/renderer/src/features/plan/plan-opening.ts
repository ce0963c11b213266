import { settlePlan } from '#shared/domain/craft/plan/settle-plan.ts';
import { say } from '#renderer/lib/messages/say.ts';
import texts from '#renderer/messages/en/plan.json';
import {
  changeVersion,
  makeVersion,
  openKept,
  openVersion,
  type PlanDesk,
  readSource,
  remakeVersion
} from './plan-desk.ts';
import { sayError } from '#renderer/messages/names.ts';
import type { PlanActions } from './plan-state.ts';
import { addStep } from './plan-steps.ts';
import { reuseClips } from './plan-version.ts';

/** Where plans come from: the device, or the prompt. */
export function createOpening(
  desk: PlanDesk
): Pick<PlanActions, 'show' | 'follow' | 'takeRegistry' | 'chooseModel' | 'startOver'> {
  const { get, set, device } = desk;
  return {
    async show(prompt, modelName) {
      const [registry, kept] = await Promise.all([desk.loadRegistry(), device.plan.load()]);
      const { version } = get();
      set({ registry, prompt, ...(kept.ok ? {} : { refusal: sayError(kept.error) }) });
      if (version?.isKept === true) return;
      if (kept.ok && kept.value !== null) return openVersion(desk, openKept(kept.value, registry));
      if (modelName !== null || version === null)
        openVersion(desk, makeVersion(desk, prompt, modelName ?? prompt.data.model));
      else openVersion(desk, remakeVersion(desk, version, prompt));
    },
    follow(prompt) {
      const { version } = get();
      set({ prompt });
      if (version !== null && !version.isKept) openVersion(desk, remakeVersion(desk, version, prompt));
    },
    takeRegistry(registry) {
      const { version, registry: before } = get();
      if (version === null || before === registry) return;
      set({ registry });
      if (!version.isKept) return set({ version: remakeVersion(desk, version, version.document) });
      const { clips, resolution } = version.plan;
      const checked = settlePlan(clips, resolution, readSource(version, registry));
      set({ version: { ...version, plan: reuseClips(version.plan, checked) } });
    },
    chooseModel(modelId) {
      const { version } = get();
      if (version === null || version.modelId === modelId) return;
      const next = { ...makeVersion(desk, version.document, modelId), isKept: version.isKept };
      changeVersion(desk, { label: say(texts, 'plan.step.model'), version: next });
    },
    startOver() {
      const { version, prompt } = get();
      if (version === null || prompt === null) return;
      changeVersion(desk, {
        label: say(texts, 'plan.step.over'),
        version: remakeVersion(desk, version, prompt)
      });
    }
  };
}

/** Another window's plan comes as a step, so that what was here can be had back. */
export async function takeOverPlan(desk: PlanDesk): Promise<void> {
  const { get, set, device, saver } = desk;
  const loaded = await device.plan.load();
  const { version, prompt, steps, registry } = get();
  if (!loaded.ok || version === null || prompt === null || registry === null) return;
  if (loaded.value === null && !version.isKept) return;
  const other =
    loaded.value === null ? remakeVersion(desk, version, prompt) : openKept(loaded.value, registry);
  const label = say(texts, 'plan.step.other');
  const add = (before: typeof other) => addStep(steps, { label, before, place: null, now: desk.now() });
  // What is being typed here goes on the device next, so here it stays on top.
  set(saver.isPending() ? { steps: add(other) } : { version: other, steps: add(version) });
}
