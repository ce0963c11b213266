import { parseArgs } from 'node:util';
import { builtInTemplates } from '#shared/domain/craft/template/catalog/catalog.ts';
import { categoryOf, tagsOf } from '#shared/domain/craft/template/template-tags.ts';
import type { Command } from './command.ts';
import { alignColumns, toJson } from './show-text.ts';

export const templatesCommand: Command = {
  name: 'templates',
  summary: 'Lists the built-in templates.',
  usage: '[--json]',
  options: ['--json            with their descriptions, tags and prompt data'],
  run: async (args) => {
    const { values } = parseArgs({ args: [...args], options: { json: { type: 'boolean' } } });
    if (!values.json) {
      const rows = builtInTemplates.map(({ id, name, data }) => [
        id,
        name,
        `${data.duration} s`,
        data.aspectRatio,
        data.resolution
      ]);
      return { output: alignColumns([['TEMPLATE', 'NAME', 'LENGTH', 'RATIO', 'RESOLUTION'], ...rows]) };
    }
    const templates = builtInTemplates.map(({ id, name, description, data }) => ({
      id,
      name,
      category: categoryOf(data),
      description,
      tags: tagsOf(data),
      promptData: data
    }));
    return { output: toJson(templates) };
  }
};
