'use strict';
const { strict } = require('./strict.cjs');

/** The system's clipboard, which no other program shares here. */
let kept = '';

const clipboard = strict('clipboard', {
  readText: () => Promise.resolve(kept),
  writeText: (text) => {
    kept = String(text);
    return Promise.resolve();
  }
});

module.exports = { clipboard };
