import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';

const Event = z.object({
  introduced: z.string().optional(),
  fixed: z.string().optional(),
  last_affected: z.string().optional()
});
const Affected = z.object({
  package: z.object({ ecosystem: z.string(), name: z.string() }),
  ranges: z.array(z.object({ type: z.string(), events: z.array(Event) })).default([]),
  versions: z.array(z.string()).default([])
});
/** The fields of an advisory that decide whether a version is affected. Source: the OSV schema 1.7, https://ossf.github.io/osv-schema/ */
export const Advisory = z.object({
  id: z.string(),
  summary: z.string().default(''),
  withdrawn: z.string().optional(),
  affected: z.array(Affected).default([])
});
export type Advisory = z.infer<typeof Advisory>;
export type AffectedPackage = z.infer<typeof Affected>;

const Export = z.union([
  z.array(Advisory),
  z.object({ vulns: z.array(Advisory) }).transform(({ vulns }) => vulns),
  Advisory.transform((one) => [one])
]);

/**
 * Reads an OSV export: a file with one advisory, a list of them or an answer of its API, or a folder of such files (the
 * unpacked `all.zip`). Throws a sentence that names the file that is no such export.
 */
export function readAdvisories(path: string): Advisory[] {
  if (statSync(path).isDirectory()) {
    return readdirSync(path)
      .filter((name) => name.endsWith('.json'))
      .flatMap((name) => readAdvisories(join(path, name)));
  }
  try {
    return Export.parse(JSON.parse(readFileSync(path, 'utf8')));
  } catch (cause) {
    throw new Error(`${path} is not an OSV export.`, { cause });
  }
}
