import { expect, test } from 'vitest';
import { builtInRegistry } from '../../model/registry/registry.ts';
import { defaultPromptData } from '../../prompt/default-prompt.ts';
import { SavedPlan } from './saved-plan.ts';
import { planClips } from '../plan-clips.ts';
import { normalizePlan } from '../normalize-plan.ts';

const data = {
  ...defaultPromptData,
  concept: 'A harbour wakes.',
  dialogue: 'Ada: We sail at dawn.',
  duration: 60
};
const document = { name: 'Harbour', data: { ...data, later: { kept: [1] } } };

test.each(builtInRegistry.models.map((model) => [model.id, model] as const))(
  'a plan for %s is kept, and opened as it was, with keys of the prompt that we do not know',
  (modelId, model) => {
    const source = { document, model, registry: builtInRegistry };
    const plan = planClips(document, model, builtInRegistry);
    const kept = { document, modelId, plan, editedAt: 1 };
    const read = SavedPlan.parse(JSON.parse(JSON.stringify(kept)));
    expect({ ...read, plan: normalizePlan(read.plan.clips, read.plan.resolution, source) }).toEqual(kept);
  }
);
