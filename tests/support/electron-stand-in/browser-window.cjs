'use strict';
const { afterLastWindow, app, hasStarted } = require('./app.cjs');
const { messages } = require('./chromium-process.cjs');
const { createEvent, KnownEmitter, refuse } = require('./strict.cjs');
const { createWebContents } = require('./web-contents.cjs');
const { windows, windowsByTarget } = require('./window-list.cjs');

let lastId = 0;
/** The window with the keyboard, if the app has it. */
let focused = null;

function refuseUnsafe({ sandbox, contextIsolation, nodeIntegration, webSecurity, webviewTag }) {
  if (
    sandbox === false ||
    contextIsolation === false ||
    nodeIntegration ||
    webSecurity === false ||
    webviewTag
  ) {
    refuse('a window that is not sandboxed and isolated');
  }
}

class BrowserWindow extends KnownEmitter {
  static getAllWindows() {
    return [...windows];
  }

  static fromWebContents(contents) {
    return [...windows].find((window) => window.webContents === contents) ?? null;
  }

  static getFocusedWindow() {
    return focused;
  }

  constructor({
    x = 0,
    y = 0,
    width = 800,
    height = 600,
    show = true,
    fullscreen = false,
    webPreferences = {}
  } = {}) {
    super('BrowserWindow', {
      emits: [
        'ready-to-show',
        'show',
        'hide',
        'focus',
        'blur',
        'close',
        'closed',
        'minimize',
        'maximize',
        'unmaximize',
        'restore',
        'resize',
        'move',
        'enter-full-screen',
        'leave-full-screen'
      ]
    });
    if (!hasStarted()) throw new Error('Cannot create BrowserWindow before app is ready');
    refuseUnsafe(webPreferences);
    lastId += 1;
    this.id = lastId;
    this.bounds = { x, y, width, height };
    this.state = 'normal';
    this.coversScreen = fullscreen;
    this.isShown = show;
    windows.add(this);
    this.webContents = createWebContents(this, { width, height }, webPreferences);
    this.webContents.page.once('painted', () => this.emit('ready-to-show', createEvent()));
    app.emit('web-contents-created', createEvent(), this.webContents);
    app.emit('browser-window-created', createEvent(), this);
  }

  announce(...names) {
    for (const name of names) this.emit(name, createEvent());
  }

  loadURL(url) {
    return this.webContents.loadURL(url);
  }

  show() {
    this.isShown = true;
    this.announce('show');
    this.focus();
  }

  showInactive() {
    this.isShown = true;
    this.announce('show');
  }

  hide() {
    this.isShown = false;
    this.announce('hide');
  }

  focus() {
    if (focused === this) return;
    focused?.announce('blur');
    focused = this;
    this.announce('focus');
  }

  isFocused() {
    return focused === this;
  }

  isFullScreen() {
    return this.coversScreen;
  }

  setFullScreen(isFull) {
    if (this.coversScreen === isFull) return;
    this.coversScreen = isFull;
    this.announce(isFull ? 'enter-full-screen' : 'leave-full-screen');
  }

  minimize() {
    this.state = 'minimized';
    this.announce('minimize');
  }

  maximize() {
    this.state = 'maximized';
    this.announce('maximize');
  }

  unmaximize() {
    this.state = 'normal';
    this.announce('unmaximize');
  }

  restore() {
    this.state = 'normal';
    this.announce('restore');
  }

  isMinimized() {
    return this.state === 'minimized';
  }

  isMaximized() {
    return this.state === 'maximized';
  }

  isVisible() {
    return this.isShown;
  }

  isDestroyed() {
    return !windows.has(this);
  }

  getBounds() {
    return { ...this.bounds };
  }

  getNormalBounds() {
    return { ...this.bounds };
  }

  setBounds(bounds) {
    this.bounds = { ...this.bounds, ...bounds };
    this.announce('resize', 'move');
  }

  setProgressBar(progress, options) {
    if (typeof progress !== 'number') throw new TypeError('Error processing argument at index 0');
    this.progress = { progress, ...options };
  }

  setOverlayIcon() {
    refuse('BrowserWindow.setOverlayIcon');
  }

  close() {
    void this.closePolitely();
  }

  /** The app may refuse, then the page may, unless the app overrules it. True when the window is gone. */
  async closePolitely() {
    if (this.isDestroyed()) return true;
    const event = createEvent();
    this.emit('close', event);
    if (event.defaultPrevented || (await this.webContents.isHeldBack())) return false;
    this.destroy();
    return true;
  }

  destroy() {
    if (!windows.delete(this)) return;
    if (focused === this) focused = null;
    this.webContents.page.close();
    this.webContents.emit('destroyed');
    this.announce('closed');
    setImmediate(() => {
      if (windows.size === 0) afterLastWindow();
    });
  }
}

messages.on('Target.targetDestroyed', ({ targetId }) => {
  windowsByTarget.get(targetId)?.destroy();
  windowsByTarget.delete(targetId);
});
module.exports = { BrowserWindow };
