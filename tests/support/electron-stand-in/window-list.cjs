'use strict';
/** Every open BrowserWindow, and the same by its page's DevTools target. */
module.exports = { windows: new Set(), windowsByTarget: new Map() };
