import { normalizePlan } from '#shared/domain/craft/plan/normalize-plan.ts';
import { t } from '#renderer/lib/messages/translate.ts';
import texts from '#renderer/messages/en/plan.json';
import {
  changeVersion,
  makeVersion,
  openSavedPlan,
  openVersion,
  type PlanActionContext,
  readSource,
  remakeVersion
} from './plan-action-context.ts';
import { translateError } from '#renderer/messages/translated-names.ts';
import type { PlanActions } from './plan-state.ts';
import { addStep, reuseClips } from './plan-version.ts';

/** Loads a plan from the device, or plans the prompt. */
export function createOpening(
  context: PlanActionContext
): Pick<PlanActions, 'show' | 'follow' | 'takeRegistry' | 'chooseModel' | 'startOver'> {
  const { get, set, device } = context;
  return {
    async show(prompt, modelName) {
      const [registry, kept] = await Promise.all([context.loadRegistry(), device.plan.load()]);
      const { version } = get();
      set({ registry, prompt, ...(kept.ok ? {} : { refusal: translateError(kept.error) }) });
      if (version?.isSaved === true) return;
      if (kept.ok && kept.value !== null) return openVersion(context, openSavedPlan(kept.value, registry));
      if (modelName !== null || version === null)
        openVersion(context, makeVersion(context, prompt, modelName ?? prompt.data.model));
      else openVersion(context, remakeVersion(context, version, prompt));
    },
    follow(prompt) {
      const { version } = get();
      set({ prompt });
      if (version !== null && !version.isSaved) openVersion(context, remakeVersion(context, version, prompt));
    },
    takeRegistry(registry) {
      const { version, registry: before } = get();
      if (version === null || before === registry) return;
      set({ registry });
      if (!version.isSaved) return set({ version: remakeVersion(context, version, version.document) });
      const { clips, resolution } = version.plan;
      const checked = normalizePlan(clips, resolution, readSource(version, registry));
      set({ version: { ...version, plan: reuseClips(version.plan, checked) } });
    },
    chooseModel(modelId) {
      const { version } = get();
      if (version === null || version.modelId === modelId) return;
      const next = { ...makeVersion(context, version.document, modelId), isSaved: version.isSaved };
      changeVersion(context, { label: t(texts, 'plan.step.model'), version: next });
    },
    startOver() {
      const { version, prompt } = get();
      if (version === null || prompt === null) return;
      changeVersion(context, {
        label: t(texts, 'plan.step.over'),
        version: remakeVersion(context, version, prompt)
      });
    }
  };
}

/** Another window's plan comes as a step, so that what was here can be had back. */
export async function adoptRemotePlan(context: PlanActionContext): Promise<void> {
  const { get, set, device, saver } = context;
  const loaded = await device.plan.load();
  const { version, prompt, steps, registry } = get();
  if (!loaded.ok || version === null || prompt === null || registry === null) return;
  if (loaded.value === null && !version.isSaved) return;
  const other =
    loaded.value === null ? remakeVersion(context, version, prompt) : openSavedPlan(loaded.value, registry);
  const label = t(texts, 'plan.step.other');
  const add = (before: typeof other) => addStep(steps, { label, before, place: null, now: context.now() });
  // An unsaved edit of this window stays on top, since it is written next.
  set(saver.isPending() ? { steps: add(other) } : { version: other, steps: add(version) });
}
