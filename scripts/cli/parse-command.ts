import { parseArgs } from 'node:util';
import { parsePaste } from '#shared/domain/craft/paste/parse-paste.ts';
import { formatPromptJson } from '#shared/domain/craft/prompt/prompt-json.ts';
import { type Command, InvalidInputError } from './command.ts';
import { getOnlyPath, readText } from './read-input.ts';
import { escapeJson, toJson } from './show-text.ts';

export const parseCommand: Command = {
  name: 'parse',
  summary: 'Turns any prompt (prose, JSON, YAML, a list) back into prompt data.',
  usage: 'FILE [--json]',
  options: [
    'FILE              any text; - for standard input',
    '--json            also how sure each field is and from which words it comes'
  ],
  run: async (args, io) => {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { json: { type: 'boolean' } }
    });
    const parsed = parsePaste(await readText(getOnlyPath(positionals), io));
    if (!parsed.ok) throw new InvalidInputError(String(parsed.error));
    return { output: values.json ? toJson(parsed.value) : escapeJson(formatPromptJson(parsed.value.data)) };
  }
};
