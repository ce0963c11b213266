// Messages are ICU patterns in JSON. Those with an argument are parsed here, at build time, so that the app carries
// the formatter (2.5 kB) and not the parser (7 kB).
import { parse, TYPE } from '@formatjs/icu-messageformat-parser';
import type { Plugin } from 'vite';

const catalog = /\/renderer\/src\/messages\/[a-z]{2}\/[a-z-]+\.json$/;

const withoutParser = {
  resolve: {
    alias: [
      {
        find: /^@formatjs\/icu-messageformat-parser$/,
        replacement: '@formatjs/icu-messageformat-parser/no-parser.js'
      }
    ]
  }
};

export const compileMessages: Plugin = {
  name: 'compile-messages',
  enforce: 'pre',
  config: (_, { command }) => (command === 'build' ? withoutParser : {}),
  transform: {
    filter: { id: catalog },
    handler: (source) => JSON.stringify(compileCatalog(JSON.parse(source) as Record<string, string>))
  }
};

/** Plain sentences stay text; the others become their syntax tree. Throws a SyntaxError on a bad pattern. */
function compileCatalog(patterns: Readonly<Record<string, string>>): Record<string, unknown> {
  const entries = Object.entries(patterns).map(([id, pattern]) => [id, compilePattern(pattern)] as const);
  return Object.fromEntries(entries);
}

function compilePattern(pattern: string): unknown {
  const tree = parse(pattern, { captureLocation: false, ignoreTag: true });
  const [only] = tree;
  return tree.length === 1 && only?.type === TYPE.literal ? only.value : tree;
}
