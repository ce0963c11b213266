import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';

// Elsewhere there is always a display, and the app would open.
if (process.platform === 'linux') {
  test('npm run dev without a desktop says what to run instead', () => {
    const env = { PATH: process.env['PATH'] };
    const { status, stderr } = spawnSync(process.execPath, ['scripts/dev.ts'], { env, encoding: 'utf8' });
    expect(stderr).toBe(
      'There is no display here, so the desktop app cannot run. Work in the browser instead: ' +
        'run "npm run dev:server" in one terminal and "npm run dev:web" in another.\n'
    );
    expect(status).toBe(1);
  });
}
