import { readFileSync } from 'node:fs';
import * as z from 'zod';

export type LockedPackage = { readonly name: string; readonly version: string };

const Lockfile = z.object({ packages: z.record(z.string(), z.object({ version: z.string().optional() })) });

/** Each package of `package-lock.json` once a version, without the project itself. */
export function readLockfile(file: string): LockedPackage[] {
  const { packages } = Lockfile.parse(JSON.parse(readFileSync(file, 'utf8')));
  const found = new Map<string, LockedPackage>();
  for (const [path, { version }] of Object.entries(packages)) {
    const name = path.split('node_modules/').at(-1);
    if (name === undefined || name === '' || version === undefined) continue;
    found.set(`${name}@${version}`, { name, version });
  }
  return [...found.values()];
}
