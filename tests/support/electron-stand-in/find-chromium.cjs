'use strict';
const { existsSync } = require('node:fs');

// The headless shell has no user interface to draw, which is most of what a start of the browser costs.
const commonPaths = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'
];

function findPlaywrightsOwn() {
  try {
    return require('playwright-core').chromium.executablePath();
  } catch {
    return undefined;
  }
}

/** CHROMIUM_PATH, the system's, or the one Playwright downloaded. */
function findChromium() {
  const given = process.env.CHROMIUM_PATH;
  const found = given || commonPaths.find((path) => existsSync(path)) || findPlaywrightsOwn();
  if (!found || !existsSync(found)) {
    throw new Error('stand-in: no Chromium found; install one or set CHROMIUM_PATH to its executable');
  }
  return found;
}

module.exports = { findChromium };
