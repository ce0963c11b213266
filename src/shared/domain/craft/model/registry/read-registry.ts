// Parses an imported registry: a newer list of models, or one sentence with the reason it was rejected.
import { type Sentence, sentence } from '../../../../kit/sentence.ts';
import { err, ok, type Result } from '../../../../kit/result.ts';
import { type DurationRule, type Model, ModelRegistry } from '../model.ts';
import { foldModelName } from './model-names.ts';

/** Characters; thirty models take about 40,000. */
const sizeLimit = 1_000_000;
/** The longest list of clip lengths that a person could still choose from. */
const durationLimit = 1000;

/** @returns the registry, or one plain sentence. The registry in use is not touched. */
export function readRegistry(text: string): Result<ModelRegistry, Sentence> {
  if (text.length > sizeLimit) return err(sentence`This is too large to be a list of models.`);
  const json = parseJson(text);
  if (!json.ok) return err(sentence`This is not valid JSON. It may be cut off or damaged.`);
  if (!isRegistryLike(json.value)) return err(sentence`This is JSON, but not a list of models.`);
  const registry = ModelRegistry.safeParse(json.value);
  if (!registry.success) {
    const where = registry.error.issues[0]?.path.join('.') ?? '';
    return err(sentence`This list of models is damaged: ${where} is not what it should be.`);
  }
  const problem = findProblem(registry.data);
  return problem === undefined ? ok(registry.data) : err(problem);
}

function parseJson(text: string): Result<unknown, null> {
  try {
    return ok(JSON.parse(text.replace(/^\uFEFF/, '')));
  } catch {
    return err(null);
  }
}

function isRegistryLike(value: unknown): boolean {
  return (
    typeof value === 'object' && value !== null && 'format' in value && value.format === 'reelwright/models'
  );
}

/** Checks that a schema cannot express: relations between models, and durations that produce no list. */
function findProblem({ models }: ModelRegistry): Sentence | undefined {
  const byId = new Map<string, Model>();
  for (const model of models) {
    const id = foldModelName(model.id);
    if (byId.has(id)) return sentence`This list of models has ${quote(model.id)} twice.`;
    byId.set(id, model);
    if (model.durations !== null && !isListable(model.durations.value))
      return sentence`This list of models is damaged: the lengths of ${quote(model.id)} make no list.`;
  }
  const lost = models.find((model) => leadsNowhere(byId, model));
  return lost && sentence`This list of models is damaged: what replaces ${quote(lost.id)} leads nowhere.`;
}

/** True where following the replacements comes to a model that is not listed or back to one already seen. */
function leadsNowhere(byId: ReadonlyMap<string, Model>, model: Model): boolean {
  const seen = new Set<string>();
  let next: string | null = model.id;
  while (next !== null) {
    const id = foldModelName(next);
    const found = byId.get(id);
    if (found === undefined || seen.has(id)) return true;
    seen.add(id);
    next = found.lifecycle.replacement;
  }
  return false;
}

function isListable(rule: DurationRule): boolean {
  if (rule.kind === 'exactly') return rule.seconds.length <= durationLimit;
  return rule.to >= rule.from && (rule.to - rule.from) / rule.step < durationLimit;
}

function quote(id: string): Sentence {
  const short = id.length > 40 ? `${id.slice(0, 40)}…` : id;
  return sentence`"${short}"`;
}
