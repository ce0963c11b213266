// As many prompts as a matrix may hold, made of the values of two fields and each checked for its model.
import { checkMatrix } from '#shared/domain/craft/matrix/check-matrix.ts';
import { buildMatrix } from '#shared/domain/craft/matrix/matrix.ts';
import type { MatrixAxis } from '#shared/domain/craft/matrix/axis.ts';
import { builtInRegistry, listActiveModels } from '#shared/domain/craft/model/registry/registry.ts';
import { choices } from '#shared/domain/craft/prompt/prompt-choices.ts';
import type { PromptDocument } from '#shared/domain/craft/prompt/prompt.ts';
import { builtInTemplates } from '#shared/domain/craft/template/catalog/catalog.ts';
import { type Measurement, percentile, time } from './measurement.ts';

const rounds = 200;
const warmUps = 40;
const aimMs = 16;
const context = { registry: builtInRegistry, today: builtInRegistry.version };

const axes: readonly MatrixAxis[] = [
  {
    field: 'model',
    values: listActiveModels(context.registry, context.today)
      .slice(0, 10)
      .map(({ id }) => id)
  },
  { field: 'cameraMovement', values: choices.cameraMovement.slice(0, 5) }
];

const documents: readonly PromptDocument[] = builtInTemplates.map(({ name, data }) => ({ name, data }));

function make(document: PromptDocument) {
  const made = buildMatrix(document, axes);
  if (!made.ok) throw new Error(String(made.error));
  return made.value;
}

/** Each round takes another prompt, so that nothing remembered from the last one helps. */
function p95(work: (document: PromptDocument) => void): number {
  const samples = Array.from({ length: warmUps + rounds }, (_, round) => {
    const document = documents[round % documents.length];
    return document === undefined ? Number.NaN : time(() => work(document));
  });
  return percentile(samples.slice(warmUps), 0.95);
}

export function measureMatrix(): Measurement[] {
  const value = p95((document) => void checkMatrix(make(document), context));
  return [
    {
      name: 'matrix of 50 prompts, made and each checked, p95',
      value,
      unit: 'ms',
      floors: [
        {
          name: 'the 50 prompts made and copied through JSON',
          value: p95((document) => void JSON.parse(JSON.stringify(make(document))))
        }
      ],
      aim: `≤ ${aimMs} ms`,
      isMet: value <= aimMs
    }
  ];
}
