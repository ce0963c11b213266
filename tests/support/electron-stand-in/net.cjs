'use strict';
const http = require('node:http');
const https = require('node:https');
const { networkInterfaces } = require('node:os');
const { strict } = require('./strict.cjs');

const isLinkLocal = (address) => /^fe80/i.test(address);

/** As Chromium on Linux decides: some interface other than loopback is up and has an address. */
const isOnline = () =>
  Object.values(networkInterfaces())
    .flat()
    .some(({ internal, address }) => !internal && !isLinkLocal(address));

/** Node's request has the events and methods of Electron's that are used here. Redirects are not followed. */
function request({ session: _session, redirect: _redirect, ...options }) {
  return (options.protocol === 'http:' ? http : https).request(options);
}

module.exports = { net: strict('net', { isOnline, request }) };
