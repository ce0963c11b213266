'use strict';
// A stand-in for the `electron` module in end-to-end tests: the app's built main runs in Node, its page in a real
// Chromium, driven over the DevTools protocol.
const { app } = require('./app.cjs');
const { BrowserWindow } = require('./browser-window.cjs');
require('./denied-popups.cjs');
const { dialog, nativeImage, nativeTheme, powerMonitor, screen, shell } = require('./desktop.cjs');
const { globalShortcut } = require('./global-shortcut.cjs');
const { ipcMain } = require('./ipc-main.cjs');
const { clipboard } = require('./clipboard.cjs');
const { Menu, MenuItem } = require('./menu.cjs');
const { Notification } = require('./notification.cjs');
const { net } = require('./net.cjs');
const { protocol } = require('./protocol.cjs');
const { safeStorage } = require('./safe-storage.cjs');
const { session } = require('./session.cjs');
const { strict } = require('./strict.cjs');
const { webContents } = require('./web-contents.cjs');

// Spelled out so that Node finds the names an ES module may import.
module.exports = {
  app,
  BrowserWindow,
  clipboard,
  dialog,
  globalShortcut,
  ipcMain,
  Menu,
  MenuItem,
  nativeImage,
  nativeTheme,
  net,
  Notification,
  powerMonitor,
  protocol,
  safeStorage,
  screen,
  session,
  shell,
  webContents
};
module.exports = strict('electron', module.exports);
