// A child process: opens a damaged folder, which repairs it, and waits to be killed.
import { writeSync } from 'node:fs';
import { openStorage } from '#main/storage/open-storage.ts';

const [folder = '', time = '0'] = process.argv.slice(2);
writeSync(1, 'opening\n');
openStorage({ folder, now: () => Number(time) });
setInterval(() => {}, 1_000);
