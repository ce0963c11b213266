'use strict';
const { randomBytes } = require('node:crypto');
const { EventEmitter } = require('node:events');
const { readFileSync } = require('node:fs');
const { messages, send } = require('./chromium-process.cjs');
const { pageScript, preloadScript, refusesToUnload } = require('./page/scripts.cjs');

/** Names the isolated world, its binding and the bridge's DOM events; no page can guess it. */
const token = `__${randomBytes(8).toString('hex')}`;

function preloadFacts(preload, additionalArguments = []) {
  const { platform, arch, versions, env, execPath } = process;
  return { preload, platform, arch, versions, env, argv: [execPath, ...additionalArguments] };
}

/**
 * One page of Chromium with its preload. Emits: `request`, `message`, `navigated`, `navigated-in-page`, `dom-ready`,
 * `loaded`, `painted`, `crashed`, `window-open`.
 */
class ChromiumPage extends EventEmitter {
  constructor({ size, preload, additionalArguments }) {
    super();
    this.preload = preload;
    /** Chromium starts a target on about:blank, which Electron never shows to anybody. */
    this.hasLeftBlank = false;
    this.preloadFacts = preloadFacts(preload, additionalArguments);
    this.made = this.make(size);
  }

  async make({ width, height }) {
    const { targetId } = await send('Target.createTarget', {
      url: 'about:blank',
      newWindow: true,
      width,
      height
    });
    const { sessionId } = await send('Target.attachToTarget', { targetId, flatten: true });
    this.targetId = targetId;
    this.sessionId = sessionId;
    messages.on(sessionId, ({ method, params }) => this.receive(method, params));
    const [{ frameTree }] = await Promise.all([
      this.send('Page.getFrameTree'),
      this.send('Page.enable'),
      this.send('Page.setLifecycleEventsEnabled', { enabled: true }),
      this.send('Runtime.enable'),
      this.send('Fetch.enable', { patterns: [{ urlPattern: '*' }] }),
      this.send('Runtime.addBinding', { name: token, executionContextName: token }),
      this.send('Page.addScriptToEvaluateOnNewDocument', { source: pageScript(token) }),
      ...(this.preload ? [this.addPreload()] : [])
    ]);
    this.mainFrame = frameTree.frame.id;
  }

  addPreload() {
    const source = preloadScript(token, this.preloadFacts, readFileSync(this.preload, 'utf8'));
    return this.send('Page.addScriptToEvaluateOnNewDocument', { source, worldName: token });
  }

  send(method, params) {
    return send(method, params, this.sessionId);
  }

  receive(method, params) {
    switch (method) {
      case 'Runtime.bindingCalled':
        if (params.name === token)
          this.emit('message', JSON.parse(params.payload), params.executionContextId);
        break;
      case 'Fetch.requestPaused':
        this.emit('request', params, params.frameId === this.mainFrame);
        break;
      case 'Runtime.executionContextCreated': {
        const { name, id, auxData } = params.context;
        if (name === token && auxData.frameId === this.mainFrame) this.preloadWorld = id;
        break;
      }
      case 'Runtime.executionContextsCleared':
        this.preloadWorld = undefined;
        break;
      case 'Page.frameNavigated':
        if (params.frame.parentId || params.frame.url === 'about:blank') break;
        this.hasLeftBlank = true;
        this.emit('navigated', params.frame.url);
        break;
      case 'Page.navigatedWithinDocument':
        this.emit('navigated-in-page', params.url, params.frameId === this.mainFrame);
        break;
      case 'Page.domContentEventFired':
        if (this.hasLeftBlank) this.emit('dom-ready');
        break;
      case 'Page.loadEventFired':
        if (this.hasLeftBlank) this.emit('loaded');
        break;
      case 'Page.lifecycleEvent':
        if (params.name === 'firstContentfulPaint') this.emit('painted');
        break;
      case 'Inspector.targetCrashed':
        this.emit('crashed');
        break;
      case 'Page.windowOpen':
        this.emit('window-open', params);
        break;
      default:
    }
  }

  /** Calls the preload's side; false while there is no page to hear it. */
  tellPreload(world, id, channel, text) {
    const contextId = world ?? this.preloadWorld;
    if (contextId === undefined) return false;
    const expression = `${token}(${JSON.stringify(id)}, ${JSON.stringify(channel)}, ${JSON.stringify(text)})`;
    this.send('Runtime.evaluate', { contextId, expression }).catch(() => {});
    return true;
  }

  async refusesToUnload() {
    await this.made;
    const { result } = await this.send('Runtime.evaluate', { expression: refusesToUnload });
    return result.value === true;
  }

  close() {
    this.made.then(() => send('Target.closeTarget', { targetId: this.targetId })).catch(() => {});
  }
}

module.exports = { ChromiumPage };
