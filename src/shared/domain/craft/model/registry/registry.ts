// The registry of video models, current and retired, as known on the date of its version.
import { type Sentence, sentence } from '../../../../kit/sentence.ts';
import { alibabaModels } from '../catalog/alibaba.ts';
import { bytedanceModels } from '../catalog/bytedance.ts';
import { omniModels } from '../catalog/google-omni.ts';
import { veoModels } from '../catalog/google-veo.ts';
import { klingModels } from '../catalog/kling.ts';
import { lightricksModels } from '../catalog/lightricks.ts';
import { lumaModels } from '../catalog/luma.ts';
import { minimaxModels } from '../catalog/minimax.ts';
import { openaiModels } from '../catalog/openai.ts';
import { pikaModels } from '../catalog/pika.ts';
import { registryDate } from '../catalog/fact-source.ts';
import { runwayModels } from '../catalog/runway.ts';
import { shengshuModels } from '../catalog/shengshu.ts';
import { xaiModels } from '../catalog/xai.ts';
import type { Confidence, Fact, Model, ModelRegistry } from '../model.ts';
import { ownPriceSource } from '../own-prices.ts';
import { foldModelName, resolveModelAlias } from './model-names.ts';

export const builtInRegistry: ModelRegistry = {
  format: 'reelwright/models',
  version: registryDate,
  models: [
    ...veoModels,
    ...omniModels,
    ...openaiModels,
    ...runwayModels,
    ...klingModels,
    ...bytedanceModels,
    ...lumaModels,
    ...pikaModels,
    ...minimaxModels,
    ...alibabaModels,
    ...lightricksModels,
    ...xaiModels,
    ...shengshuModels
  ]
};

/**
 * The model a prompt or a person means: by its id, else by another spelling of it, the vendor's id or the name we
 * show. Case, spaces and underscores do not matter.
 */
export function findModel(registry: ModelRegistry, name: string): Model | undefined {
  const folded = foldModelName(name);
  const wanted = resolveModelAlias(folded);
  const isWanted = (given: string | null): boolean => given !== null && foldModelName(given) === wanted;
  return (
    registry.models.find(({ id }) => foldModelName(id) === folded) ??
    registry.models.find(({ id }) => isWanted(id)) ??
    registry.models.find(({ target, label }) => isWanted(target) || isWanted(label))
  );
}

/**
 * The models that can still be asked for a clip on `today` (YYYY-MM-DD). A model whose earliest day has passed is
 * among them until somebody has seen it gone.
 */
export function listActiveModels(registry: ModelRegistry, today: string): Model[] {
  return registry.models.filter(
    ({ lifecycle: { status, endsOn } }) => status !== 'retired' || (endsOn !== null && endsOn > today)
  );
}

/**
 * The model that takes the place of one that is retired or about to be: the last usable one in the chain of
 * replacements that its vendor recommends, up to the first that is current. Moving to one that is about to be retired
 * itself would only ask for the next move. Of a current model it is the newer one the vendor recommends, if there is.
 */
export function findSuccessor(registry: ModelRegistry, model: Model): Model | undefined {
  const seen = new Set([model.id]);
  let successor: Model | undefined;
  let next = model.lifecycle.replacement;
  while (next !== null && !seen.has(next)) {
    seen.add(next);
    const found = findModel(registry, next);
    if (found === undefined || found.lifecycle.status === 'current') return found ?? successor;
    if (found.lifecycle.status === 'retiring') successor = found;
    next = found.lifecycle.replacement;
  }
  return successor;
}

type Reading = Pick<NonNullable<Fact<unknown>>, 'source' | 'checkedOn'>;

const describeSource: Record<Confidence, (reading: Reading) => Sentence> = {
  A: ({ source, checkedOn }) => sentence`Stated by the vendor (${source}), read on ${checkedOn}.`,
  B: ({ source, checkedOn }) => sentence`Stated by an integrator (${source}), read on ${checkedOn}.`,
  C: ({ source, checkedOn }) => sentence`Stated by a guide (${source}), read on ${checkedOn}.`
};

/** The source of a fact and the day it was read, as text. */
export function describeFact(fact: Fact<unknown>): Sentence {
  if (fact === null) return sentence`Not stated anywhere we read.`;
  if (fact.source === ownPriceSource) return sentence`Your own price, set on ${fact.checkedOn}.`;
  return describeSource[fact.confidence](fact);
}
