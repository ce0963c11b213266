import { basename } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { defaultPromptData } from '#shared/domain/craft/prompt/default-prompt.ts';
import { runCliInProcess, makeFolder, spawnCli, spawnThroughNpm } from './call-cli.ts';

const folder = makeFolder();
afterAll(folder.remove);

const names = ['models', 'templates', 'random', 'check', 'compile', 'plan', 'matrix', 'parse'];

const keeper = {
  ...defaultPromptData,
  mainSubject: 'an old keeper',
  action: 'lifts a bottle out of the surf'
};

test('help lists every command', async () => {
  const { code, stdout, stderr } = await spawnCli(['--help']);
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  expect(stdout.match(/^ {2}\w+(?= )/gm)?.map((name) => name.trim())).toEqual(names);
  expect((await runCliInProcess([])).stdout).toBe(stdout.trimEnd());
});

test.each(names)('%s explains itself', async (name) => {
  const { code, stdout, stderr } = await runCliInProcess([name, '--help']);
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  expect(stdout).toContain(`npm run --silent cli -- ${name}`);
  expect(stdout).toContain('--json');
});

test('commands make a pipe, and the exit code tells an error from a prompt that is fine', async () => {
  const random = await spawnCli(['random', '--seed', '3', '--legal', 'veo-3.1']);
  const fine = await spawnCli(['check', '-'], random.stdout);
  const refused = await spawnCli(['check', folder.write('keeper.json', JSON.stringify(keeper))]);
  expect([random, fine, refused].map(({ code, stderr }) => ({ code, stderr }))).toEqual([
    { code: 0, stderr: '' },
    { code: 0, stderr: '' },
    { code: 1, stderr: '' }
  ]);
});

test('what a person should know goes to standard error, past the pipe', async () => {
  const { code, stdout, stderr } = await spawnCli(
    ['compile', '-', '--for', 'kling-3'],
    JSON.stringify(keeper)
  );
  expect(code).toBe(0);
  expect(stdout).toMatch(/keeper[^\n]*\n$/);
  expect(stderr).toMatch(/^kling-3: \w+ (moved|softened|dropped)\. .+\n/);
});

test('input that cannot be used ends with 2 and one plain line', async () => {
  const [command, image, huge] = await Promise.all([
    spawnCli(['render']),
    spawnCli(['parse', '-'], new Uint8Array([0xff, 0xd8, 0xff, 0xe0])),
    spawnCli(['parse', '-'], new Uint8Array(33 * 1024 * 1024).fill(97))
  ]);
  expect([command, image, huge]).toEqual([
    { code: 2, stdout: '', stderr: 'There is no command "render". --help lists those there are.\n' },
    { code: 2, stdout: '', stderr: 'Standard input is not text in UTF-8.\n' },
    { code: 2, stdout: '', stderr: 'Standard input is too large (limit 32 MB).\n' }
  ]);
});

test.each([
  ['an unknown option', ['models', '--xml'], "Unknown option '--xml'. --help shows how models is used."],
  ['no file', ['check'], 'Name a file, or - for standard input.'],
  ['two files', ['plan', 'a', 'b'], 'Name one file, not 2.'],
  [
    'a file that is not there',
    ['compile', 'gone.json'],
    'gone.json could not be read: there is no such file.'
  ],
  ['a folder', ['parse', folder.path], `${basename(folder.path)} could not be read: it is a folder.`],
  ['a name that gives orders', ['check', 'a\u001B[2J\nb'], 'a[2J b could not be read: there is no such file.']
])('%s is refused', async (_, args, line) => {
  expect(await runCliInProcess(args)).toEqual({ code: 2, stdout: '', stderr: line });
});

test('npm runs it, and files are looked for where it was called', async () => {
  folder.write('mine.txt', JSON.stringify(keeper));
  const { code, stdout } = await spawnThroughNpm(['parse', 'mine.txt'], folder.path);
  expect(code).toBe(0);
  expect(JSON.parse(stdout)).toEqual(keeper);
}, 30_000);
