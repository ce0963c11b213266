import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createTempFolder } from '#tests/support/temp-folder.ts';
import { startServer } from './start-server.ts';

function writeScript(code: string): string {
  const script = join(createTempFolder(), 'server.mjs');
  writeFileSync(script, code);
  return script;
}

test('a server is there when it says where it listens, and gone when it was stopped', async () => {
  const script = writeScript(`
    import { createServer } from 'node:http';
    const server = createServer((_, answer) => answer.end(process.env.WEB_DIR)).listen(0, () => {
      console.log('starting');
      console.log('Reelwright is running at http://localhost:' + server.address().port);
    });
  `);
  const server = await startServer(script, { WEB_DIR: 'dist/web' });
  const address = server?.address ?? '';
  expect(await (await fetch(address)).text()).toBe('dist/web');
  await server?.stop();
  await expect(fetch(address)).rejects.toThrow('fetch failed');
});

test('a server that ends without listening is none', async () => {
  expect(await startServer(writeScript('console.log("the port is taken")'), {})).toBeNull();
});
