'use strict';
// Loaded by `electron -r` before the app: says when the main process asks for its first window.
const { app } = require('electron');

app.once('browser-window-created', () => console.log(`first window at ${Date.now()}`));
