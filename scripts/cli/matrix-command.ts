import { parseArgs } from 'node:util';
import { type MatrixAxis, readAxis } from '#shared/domain/craft/matrix/axis.ts';
import { type CheckedPrompt, checkMatrix, listRefusals } from '#shared/domain/craft/matrix/check-matrix.ts';
import {
  formatMatrixCsv,
  formatMatrixJson,
  formatMatrixText
} from '#shared/domain/craft/matrix/export-matrix.ts';
import { buildMatrix } from '#shared/domain/craft/matrix/matrix.ts';
import type { ModelRegistry } from '#shared/domain/craft/model/model.ts';
import { findField } from '#shared/domain/craft/prompt/prompt-fields.ts';
import { getModel, getModels, getOneOf } from './choose-models.ts';
import { type Command, InvalidInputError } from './command.ts';
import { getOnlyPath, readDocument, readModels } from './read-input.ts';
import { escapeJson, toJson } from './show-text.ts';

const forms = ['text', 'csv', 'json'] as const;

export const matrixCommand: Command = {
  name: 'matrix',
  summary: 'Makes every combination of up to three fields, at most 50 prompts, each checked.',
  usage: 'FILE --vary FIELD=VALUES … [--for MODEL] [--as text|csv|json] [--registry FILE] [--json]',
  options: [
    'FILE              a .vprompt or prompt data as JSON; - for standard input',
    '--vary FIELD=VALUES',
    '                  such as aspectRatio=16:9,9:16; up to three times. The items of a list are joined by +,',
    '                  as in shotTypes=close-up+two-shot,aerial-shot; \\, is a comma within a value',
    '--for MODEL       the model to check for; without it the one each prompt names',
    '--as FORM         the finished prompts as text (as without it), a table in csv, or prompt data in json;',
    '                  what is refused is told on standard error',
    '--registry FILE   a newer list of models than the built-in one',
    '--json            a list with one entry a prompt: its name, model, score, findings and prompt data'
  ],
  run: async (args, io) => {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        vary: { type: 'string', multiple: true },
        for: { type: 'string' },
        as: { type: 'string' },
        registry: { type: 'string' },
        json: { type: 'boolean' }
      }
    });
    const form = getOneOf('--as', forms, values.as ?? 'text');
    const registry = await readModels(values.registry, io);
    const axes = (values.vary ?? []).map((given) => getAxis(given, registry));
    const variesModel = axes.some(({ field }) => field === 'model');
    if (variesModel && values.for !== undefined) {
      throw new InvalidInputError(
        'This varies the model, so each prompt is checked for its own. Leave --for out.'
      );
    }
    const document = await readDocument(getOnlyPath(positionals), io);
    const model = variesModel ? undefined : getOneModel(registry, values.for, document.data.model);
    const prompts = buildMatrix(document, axes);
    if (!prompts.ok) throw new InvalidInputError(String(prompts.error));
    const checked = checkMatrix(prompts.value, { registry, today: io.today }, model);
    const hasErrors = checked.some((prompt) => listRefusals(prompt).length > 0);
    if (values.json) return { output: toJson(checked.map(report)), hasErrors };
    return { output: write(checked, axes, form), notes: checked.flatMap(noteRefusal), hasErrors };
  }
};

/** "mood=tense,calm". Models are named as prompts store them, whichever of its names a model was given by. */
function getAxis(given: string, registry: ModelRegistry): MatrixAxis {
  const end = given.indexOf('=');
  const name = given.slice(0, Math.max(end, 0)).trim();
  const field = findField(name);
  if (end < 0) throw new InvalidInputError(`--vary takes FIELD=VALUES, not "${given}".`);
  if (field === undefined) throw new InvalidInputError(`No field is called "${name}".`);
  const texts = splitValues(given.slice(end + 1));
  const isModel = field.name === 'model';
  const axis = readAxis(field, isModel ? texts.map((text) => getModel(registry, text).id) : texts);
  if (!axis.ok) throw new InvalidInputError(String(axis.error));
  return axis.value;
}

const splitValues = (text: string): string[] =>
  text
    .split(/(?<!\\),/)
    .map((value) => value.replaceAll('\\,', ',').trim())
    .filter((value) => value !== '');

function getOneModel(registry: ModelRegistry, name: string | undefined, own: string) {
  const models = getModels(registry, name, own);
  if (models.length > 1) throw new InvalidInputError(`--for takes one model, not ${models.length}.`);
  return models[0];
}

function write(checked: readonly CheckedPrompt[], axes: readonly MatrixAxis[], form: string): string {
  if (form === 'json') return escapeJson(formatMatrixJson(checked));
  if (form === 'text') return formatMatrixText(checked);
  const fields = axes.map(({ field }) => field);
  return formatMatrixCsv(checked, fields);
}

const report = ({ document: { name, data }, fit }: CheckedPrompt) => ({
  name,
  modelId: fit?.model.id ?? null,
  score: fit?.score ?? null,
  findings: fit?.findings ?? [],
  promptData: data
});

function noteRefusal(prompt: CheckedPrompt): string[] {
  const [worst] = listRefusals(prompt);
  return worst === undefined ? [] : [`${prompt.document.name}: ${String(worst.message)}`];
}
