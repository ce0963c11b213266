// Every pasted prompt that the parser is measured on.
import { beatFixtures } from './beats.ts';
import { jsonFixtures } from './json.ts';
import { laterFixtures } from './later.ts';
import type { PastedPrompt } from './pasted-prompt.ts';
import { proseFixtures } from './prose.ts';
import { sectionFixtures } from './sections.ts';
import { yamlFixtures } from './yaml.ts';

export const pastedPrompts: readonly PastedPrompt[] = [
  ...proseFixtures,
  ...sectionFixtures,
  ...beatFixtures,
  ...jsonFixtures,
  ...yamlFixtures,
  ...laterFixtures
];
