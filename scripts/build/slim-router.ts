// Leaves out of the router's package what nothing imports, and the warnings that help while developing.
import { resolve } from 'node:path';
import type { Plugin } from 'vite';

/** The package's main file is the one for development, whatever is built. */
const production = resolve('node_modules/react-router/dist/production/index.mjs');

/**
 * A component that gets a name for developer tools, or that is made by `forwardRef`, counts as used, since either could
 * have an effect. Neither has one.
 */
export const slimRouter: Plugin = {
  name: 'slim-router',
  apply: 'build',
  config: () => ({ resolve: { alias: [{ find: /^react-router$/, replacement: production }] } }),
  transform: {
    filter: { id: /react-router[\\/]dist[\\/]production[\\/]/ },
    handler: (code) => ({
      code: code
        .replaceAll(/^\w+\.displayName = .*;$/gm, '')
        .replaceAll(/= (?=React\d*\.forwardRef\()/g, '= /* @__PURE__ */ '),
      map: null
    })
  }
};
