'use strict';
// The switches this process was started with, and those the app adds before `ready`.
const switches = new Map();

for (const argument of process.argv) {
  // What follows is no switch, as in Chromium.
  if (argument === '--') break;
  if (!argument.startsWith('--')) continue;
  const [, name, value = ''] = /^--([^=]+)=?(.*)$/s.exec(argument);
  switches.set(name, value);
}

/** Meant for the main process; everything else is Chromium's. */
const ours = new Set(['user-data-dir', 'inspect', 'require']);

module.exports = {
  switches,
  chromiumSwitches: () =>
    [...switches]
      .filter(([name]) => !ours.has(name))
      .map(([name, value]) => `--${name}${value && '='}${value}`)
};
