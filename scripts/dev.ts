// `npm run dev`: the desktop app built from the source, in its window; where there can be none, what to do instead.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { root } from './build/targets.ts';
import { findDesktopRuntime } from './start/desktop-runtime.ts';

process.chdir(root);
const runtime = await findDesktopRuntime(root);
if ('whyNot' in runtime) {
  console.error(
    `${runtime.whyNot}, so the desktop app cannot run. Work in the browser instead: ` +
      'run "npm run dev:server" in one terminal and "npm run dev:web" in another.'
  );
  process.exitCode = 1;
} else {
  const args = ['node_modules/electron-vite/bin/electron-vite.js', 'preview'];
  const [code] = await once(spawn(process.execPath, args, { stdio: 'inherit' }), 'exit');
  process.exitCode = typeof code === 'number' ? code : 1;
}
