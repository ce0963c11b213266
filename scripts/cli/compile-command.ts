import { parseArgs } from 'node:util';
import { type Compiled, compilePrompt } from '#shared/domain/craft/compile/compile.ts';
import { getModels, getOneOf } from './choose-models.ts';
import type { Command } from './command.ts';
import { getOnlyPath, readDocument, readModels } from './read-input.ts';
import { toJson } from './show-text.ts';

const forms = ['text', 'json', 'payload'] as const;
type Form = (typeof forms)[number];

export const compileCommand: Command = {
  name: 'compile',
  summary: 'Writes a prompt the way each model reads it best, and reports what is lost.',
  usage: 'FILE [--for MODELS] [--as text|json|payload] [--registry FILE] [--json]',
  options: [
    'FILE              a .vprompt or prompt data as JSON; - for standard input',
    "--for MODELS      such as veo-3.1,kling-3; without it the prompt's own model",
    '--as FORM         text to paste (as without it), json to paste, or the payload of an API request;',
    '                  losses are told on standard error',
    '--registry FILE   a newer list of models than the built-in one',
    '--json            a list with one entry a model: every form (or the one of --as) and the losses'
  ],
  run: async (args, io) => {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        for: { type: 'string' },
        as: { type: 'string' },
        registry: { type: 'string' },
        json: { type: 'boolean' }
      }
    });
    const form = values.as === undefined ? undefined : getOneOf('--as', forms, values.as);
    const registry = await readModels(values.registry, io);
    const document = await readDocument(getOnlyPath(positionals), io);
    const all = getModels(registry, values.for, document.data.model).map((model) =>
      compilePrompt(document, model, registry)
    );
    if (values.json) return { output: toJson(all.map((compiled) => pickForm(compiled, form))) };
    return { output: writeAll(all, form ?? 'text'), notes: all.flatMap(listLosses) };
  }
};

function pickForm(compiled: Compiled, form: Form | undefined): unknown {
  if (form === undefined) return compiled;
  const { modelId, losses } = compiled;
  return { modelId, [form]: compiled[form], losses };
}

/** One model's output alone is fit for a pipe; several are told apart. */
function writeAll(all: readonly Compiled[], form: Form): string {
  const [first] = all;
  if (form !== 'text') {
    return toJson(
      first && all.length === 1
        ? first[form]
        : Object.fromEntries(all.map((compiled) => [compiled.modelId, compiled[form]]))
    );
  }
  if (first && all.length === 1) return first.text;
  return all.map(({ modelId, text }) => `## ${modelId}\n\n${text}`).join('\n\n');
}

const listLosses = ({ modelId, losses }: Compiled): string[] =>
  losses.map(({ field, kind, why }) => `${modelId}: ${field} ${kind}. ${String(why)}`);
