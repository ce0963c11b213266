'use strict';
// The parts of a desktop no headless machine has. What would ask a person throws until a spec answers in their place.
const { KnownEmitter, refuse, strict } = require('./strict.cjs');

function stubbed(name, methods) {
  const refusals = methods.map((method) => [method, () => refuse(`${name}.${method}`)]);
  return strict(name, Object.fromEntries(refusals));
}

const display = {
  id: 1,
  bounds: { x: 0, y: 0, width: 1920, height: 1080 },
  workArea: { x: 0, y: 0, width: 1920, height: 1080 },
  scaleFactor: 1
};

const screen = new KnownEmitter('screen', {
  quiet: ['display-added', 'display-removed', 'display-metrics-changed']
});
Object.assign(screen, {
  getPrimaryDisplay: () => display,
  getAllDisplays: () => [display],
  getDisplayMatching: () => display
});

const nativeTheme = new KnownEmitter('nativeTheme', { quiet: ['updated'] });
nativeTheme.themeSource = 'system';
Object.defineProperty(nativeTheme, 'shouldUseDarkColors', { get: () => nativeTheme.themeSource === 'dark' });

module.exports = {
  dialog: stubbed('dialog', [
    'showOpenDialog',
    'showSaveDialog',
    'showMessageBox',
    'showMessageBoxSync',
    'showErrorBox'
  ]),
  shell: stubbed('shell', ['openExternal', 'openPath']),
  screen: strict('screen', screen),
  // What it draws is shown by Windows alone.
  nativeImage: stubbed('nativeImage', ['createFromBitmap']),
  nativeTheme: strict('nativeTheme', nativeTheme),
  powerMonitor: strict('powerMonitor', new KnownEmitter('powerMonitor', { quiet: ['resume', 'suspend'] }))
};
