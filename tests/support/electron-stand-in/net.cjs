'use strict';
const { networkInterfaces } = require('node:os');
const { strict } = require('./strict.cjs');

const isLinkLocal = (address) => /^fe80/i.test(address);

/** As Chromium on Linux decides: some interface other than loopback is up and has an address. */
const isOnline = () =>
  Object.values(networkInterfaces())
    .flat()
    .some(({ internal, address }) => !internal && !isLinkLocal(address));

module.exports = { net: strict('net', { isOnline }) };
