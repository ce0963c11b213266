'use strict';
// Chromium on a pipe. The kernel kills it with us: a killed main takes its pages along, as in Electron.
const { spawn } = require('node:child_process');
const { EventEmitter } = require('node:events');
const { existsSync } = require('node:fs');
const { findChromium } = require('./find-chromium.cjs');

const quietFlags = [
  '--headless=new',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync'
];

/** Browser-wide events by method name; a session's messages by its id. */
const messages = new EventEmitter().setMaxListeners(0);
const waiting = new Map();
let lastId = 0;
let chromium;
let isStopping = false;

function receive(message) {
  if (!message.id) {
    messages.emit(message.sessionId ?? message.method, message.sessionId ? message : message.params);
    return;
  }
  const { method, resolve, reject } = waiting.get(message.id);
  waiting.delete(message.id);
  if (message.error) reject(new Error(`${method}: ${message.error.message}`));
  else resolve(message.result);
}

function readMessages(stream) {
  let rest = '';
  stream.setEncoding('utf8').on('data', (chunk) => {
    const parts = (rest + chunk).split('\0');
    rest = parts.pop();
    for (const part of parts) receive(JSON.parse(part));
  });
}

function startChromium(switches, profile) {
  const dieWithUs = existsSync('/usr/bin/setpriv') ? ['/usr/bin/setpriv', '--pdeathsig', 'KILL'] : [];
  const [command, ...args] = [
    ...dieWithUs,
    findChromium(),
    ...quietFlags,
    ...switches,
    '--remote-debugging-pipe',
    '--no-startup-window',
    `--user-data-dir=${profile}`
  ];
  chromium = spawn(command, args, { stdio: ['ignore', 'ignore', 'inherit', 'pipe', 'pipe'] });
  chromium.on('exit', (code, signal) => {
    if (isStopping) return;
    console.error('[stand-in] Chromium ended', code, signal);
    process.exit(70);
  });
  chromium.stdio[3].on('error', () => {});
  readMessages(chromium.stdio[4]);
}

/** Asks Chromium over the DevTools protocol; waits in the pipe while it is still starting. */
function send(method, params = {}, sessionId) {
  return new Promise((resolve, reject) => {
    lastId += 1;
    waiting.set(lastId, { method, resolve, reject });
    chromium.stdio[3].write(`${JSON.stringify({ id: lastId, method, params, sessionId })}\0`);
  });
}

/** Ends Chromium the friendly way, so that its profile reaches the disk, then runs `done`. */
function stopChromium(done) {
  isStopping = true;
  if (!chromium) {
    done();
    return;
  }
  chromium.once('exit', done);
  setTimeout(() => done(), 3000);
  send('Browser.close').catch(() => {});
}

module.exports = { startChromium, stopChromium, send, messages };
