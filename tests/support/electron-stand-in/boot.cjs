'use strict';
// Does what Electron does with `electron [-r file] [--switches] <app> [args]`: loads -r files, then the app's built main.
const { readFileSync } = require('node:fs');
const { registerHooks } = require('node:module');
const path = require('node:path');
const { pathToFileURL } = require('node:url');

const args = process.argv.slice(2);
const isRequire = (argument) => argument === '-r' || argument === '--require';
const required = args.filter((_argument, index) => isRequire(args[index - 1]));
const appArgument = args.find((argument, index) => !argument.startsWith('-') && !isRequire(args[index - 1]));
const folder = path.resolve(appArgument ?? '.');
const manifest = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));

Object.assign(process, { argv: [process.execPath, ...args], type: 'browser', defaultApp: true });
Object.defineProperty(process, 'versions', {
  value: { ...process.versions, electron: require('electron/package.json').version }
});

const standIn = pathToFileURL(path.join(__dirname, 'electron.cjs')).href;
registerHooks({
  resolve: (specifier, context, next) => {
    if (/^electron(\/(main|common))?$/.test(specifier)) {
      return { url: standIn, format: 'commonjs', shortCircuit: true };
    }
    return next(specifier === 'original-fs' ? 'node:fs' : specifier, context);
  }
});

if (args.some((argument) => argument.startsWith('--inspect'))) require('node:inspector').open(0);
const { adopt, start } = require('./app.cjs');
adopt(folder, manifest);
for (const file of required) require(path.resolve(file));

import(pathToFileURL(path.join(folder, manifest.main ?? 'index.js')).href).then(start).catch((error) => {
  console.error('App threw an error during load\n', error);
  process.exit(1);
});
