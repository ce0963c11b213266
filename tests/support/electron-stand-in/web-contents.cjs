'use strict';
const { ChromiumPage } = require('./chromium-page.cjs');
const { invoke, ipcMain } = require('./ipc-main.cjs');
const { createCodec } = require('./page/codec.cjs');
const { replaceMisspelling } = require('./page/spelling.cjs');
const { answerRequest, isPrivileged, toApp, toChromium } = require('./protocol.cjs');
const { defaultSession, settlePermissions } = require('./session.cjs');
const { createEvent, KnownEmitter, refuse, strict } = require('./strict.cjs');
const { windows, windowsByTarget } = require('./window-list.cjs');

const { clone, decode } = createCodec();
const originOf = (url) => /^[^/:]+:\/\/[^/]*/.exec(url)?.[0] ?? 'null';
let lastId = 0;

class WebContents extends KnownEmitter {
  constructor(owner, size, preferences) {
    super('webContents', {
      emits: [
        'did-start-navigation',
        'did-navigate',
        'did-navigate-in-page',
        'dom-ready',
        'did-finish-load',
        'will-navigate',
        'will-frame-navigate',
        'will-prevent-unload',
        'render-process-gone',
        'preload-error',
        'context-menu',
        'destroyed'
      ],
      quiet: ['will-attach-webview', 'will-redirect']
    });
    lastId += 1;
    this.id = lastId;
    this.session = defaultSession;
    this.owner = owner;
    this.currentUrl = '';
    this.expectedUrl = undefined;
    this.openHandler = () => refuse('window.open without setWindowOpenHandler');
    this.page = new ChromiumPage({ ...preferences, size });
    this.listenToPage();
    this.page.made.then(() => windowsByTarget.set(this.page.targetId, owner)).catch(() => {});
  }

  listenToPage() {
    const { page } = this;
    page.on('request', (params, isMainFrame) => {
      this.judgeRequest(params, isMainFrame).catch(() => {});
    });
    page.on('message', (message, world) => void this.receive(message, world));
    page.on('navigated', (url) => {
      this.currentUrl = toApp(url);
      this.emit('did-navigate', createEvent(), this.currentUrl, 200, 'OK');
    });
    page.on('navigated-in-page', (url, isMainFrame) => {
      if (isMainFrame) this.currentUrl = toApp(url);
      this.emit('did-navigate-in-page', createEvent(), toApp(url), isMainFrame);
    });
    page.on('dom-ready', () => this.emit('dom-ready', createEvent()));
    page.on('loaded', () => this.emit('did-finish-load', createEvent()));
    page.on('crashed', () =>
      this.emit('render-process-gone', createEvent(), { reason: 'crashed', exitCode: 5 })
    );
    page.on('window-open', ({ url, windowName, windowFeatures }) => {
      const details = { url: toApp(url), frameName: windowName, features: windowFeatures.join() };
      const { action } = this.openHandler({ ...details, disposition: 'foreground-tab' });
      if (action !== 'deny') refuse('a window opened by the page');
    });
  }

  /** A navigation is put to the app first; every request then goes to the app's protocol handlers. */
  async judgeRequest({ requestId, request, resourceType }, isMainFrame) {
    const { page } = this;
    if (resourceType === 'Document') {
      const url = toApp(request.url);
      const event = createEvent({ url, isMainFrame, isSameDocument: false });
      if (url !== this.expectedUrl) {
        if (isMainFrame) this.emit('will-navigate', event, url);
        this.emit('will-frame-navigate', event);
      }
      if (event.defaultPrevented) {
        return page.send('Fetch.failRequest', { requestId, errorReason: 'Aborted' });
      }
      this.emit('did-start-navigation', createEvent({ url, isMainFrame, isSameDocument: false }));
    }
    return answerRequest(requestId, request, page.sessionId);
  }

  async receive({ kind, id, channel, args, message, facts }, world) {
    if (kind === 'preload-error') {
      this.emit('preload-error', createEvent(), this.page.preload, new Error(message));
      return;
    }
    if (kind === 'context-menu') {
      this.emit('context-menu', createEvent(), facts);
      return;
    }
    const senderFrame = { url: this.currentUrl, origin: originOf(this.currentUrl), parent: null };
    const event = createEvent({ type: 'frame', sender: this.owner.webContents, senderFrame });
    if (kind === 'send') {
      ipcMain.emit(channel, event, ...decode(args));
      return;
    }
    const answer = await invoke(channel, event, decode(args)).then(
      (result) => ({ result }),
      (error) => {
        console.error(`Error occurred in handler for '${channel}':`, error);
        return { error: String(error) };
      }
    );
    this.page.tellPreload(world, id, channel, clone(answer));
  }

  /** Lost while there is no page, as in Electron. */
  send(channel, ...args) {
    let text;
    try {
      text = clone(args);
    } catch {
      throw new Error('Failed to serialize arguments');
    }
    this.page.tellPreload(undefined, 0, channel, text);
  }

  async loadURL(url) {
    await this.page.made;
    if (isPrivileged(url)) await settlePermissions(originOf(url));
    this.expectedUrl = url;
    const loaded = new Promise((resolve) => this.page.once('loaded', resolve));
    const { errorText } = await this.page.send('Page.navigate', { url: toChromium(url) });
    if (errorText) throw new Error(`${errorText} loading '${url}'`);
    await loaded;
    this.expectedUrl = undefined;
  }

  reload() {
    this.expectedUrl = this.currentUrl;
    this.page.send('Page.reload').catch(() => {});
    this.page.once('loaded', () => {
      this.expectedUrl = undefined;
    });
  }

  /** True when the page wants to stay and the app lets it. */
  async isHeldBack() {
    if (!(await this.page.refusesToUnload().catch(() => false))) return false;
    const event = createEvent();
    this.emit('will-prevent-unload', event);
    return !event.defaultPrevented;
  }

  close({ waitForBeforeUnload = false } = {}) {
    if (waitForBeforeUnload) this.owner.close();
    else this.owner.destroy();
  }

  setWindowOpenHandler(handler) {
    this.openHandler = handler;
  }

  /** What a person would choose in the system's dialog. */
  print() {
    refuse('webContents.print');
  }

  async printToPDF({ printBackground = false, preferCSSPageSize = false, generateTaggedPDF = false } = {}) {
    const { data } = await this.page.send('Page.printToPDF', {
      printBackground,
      preferCSSPageSize,
      generateTaggedPDF
    });
    return Buffer.from(data, 'base64');
  }

  replaceMisspelling(text) {
    this.page.send('Runtime.evaluate', { expression: replaceMisspelling(text) }).catch(() => {});
  }

  getURL() {
    return this.currentUrl;
  }

  isDestroyed() {
    return this.owner.isDestroyed();
  }
}

const createWebContents = (...args) => strict('webContents', new WebContents(...args));

const webContents = strict('webContents', {
  getAllWebContents: () => [...windows].map((window) => window.webContents),
  fromDevToolsTargetId: (targetId) => windowsByTarget.get(targetId)?.webContents
});

module.exports = { createWebContents, webContents };
