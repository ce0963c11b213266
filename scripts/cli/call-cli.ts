// For tests: the command line in a process of its own, as people run it, or quickly in this one.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readFile } from 'node:fs/promises';
import { runCli } from './run-cli.ts';

const root = join(import.meta.dirname, '../..');

export type ProcessResult = {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
};

/** `input` goes to standard input. Arguments are those behind `npm run --silent cli --`. */
export function spawnCli(
  args: readonly string[],
  input: string | Uint8Array = '',
  folder = root
): Promise<ProcessResult> {
  const script = ['--import', join(root, 'scripts/need-node-24.js'), join(root, 'scripts/cli.ts')];
  const child = spawn(process.execPath, [...script, ...args], { cwd: folder });
  return endOf(child, input);
}

/** The same without a process. */
export async function runCliInProcess(args: readonly string[], input = ''): Promise<ProcessResult> {
  const { code, output, notes } = await runCli(args, {
    read: async (path) => (path === '-' ? Buffer.from(input) : readFile(path)),
    today: '2026-11-20',
    newSeed: () => 4711
  });
  return { code, stdout: output, stderr: notes.join('\n') };
}

/** The command through npm, called from `folder`. */
export function spawnThroughNpm(args: readonly string[], folder: string): Promise<ProcessResult> {
  const env = { ...process.env, INIT_CWD: undefined };
  const npm = ['--prefix', root, 'run', '--silent', 'cli', '--', ...args];
  return endOf(spawn('npm', npm, { cwd: folder, env, shell: process.platform === 'win32' }), '');
}

function endOf(child: ReturnType<typeof spawn>, input: string | Uint8Array): Promise<ProcessResult> {
  return new Promise((resolve, reject) => {
    const out: Buffer[] = [];
    const problems: Buffer[] = [];
    child.stdout?.on('data', (chunk: Buffer) => out.push(chunk));
    child.stderr?.on('data', (chunk: Buffer) => problems.push(chunk));
    child.on('error', reject);
    child.on('close', (code) =>
      resolve({ code, stdout: Buffer.concat(out).toString(), stderr: Buffer.concat(problems).toString() })
    );
    // The pipe breaks when the command ends before it has read everything.
    child.stdin?.on('error', () => undefined);
    child.stdin?.end(input);
  });
}

export type Folder = {
  readonly path: string;
  /** Writes a file and returns its path. */
  readonly write: (name: string, content: string | Uint8Array) => string;
  readonly remove: () => void;
};

export function makeFolder(): Folder {
  const path = mkdtempSync(join(tmpdir(), 'reelwright-cli-'));
  return {
    path,
    write: (name, content) => {
      writeFileSync(join(path, name), content);
      return join(path, name);
    },
    remove: () => rmSync(path, { recursive: true, force: true })
  };
}
