// The origin and license of a bought prompt. They are part of the prompt's data, so that they go
// wherever the prompt goes: into the history, into files, back by undo.
import type { LicenseName } from '../market/listing.ts';
import { formatPromptJson } from '../craft/prompt/prompt-json.ts';
import type { PromptData } from '../craft/prompt/prompt.ts';

export type PromptOrigin = {
  readonly purchaseId: string;
  /** The listing's address part. */
  readonly slug: string;
  readonly title: string;
  readonly seller: string;
  readonly version: number;
  readonly licence: LicenseName;
  readonly licenceVersion: string;
  /** Of the prompt's text as it was sold, by which an untouched copy is known; missing in what an older app opened. */
  readonly fingerprint?: string;
};

const key = 'origin';
const licenses: readonly string[] = ['personal', 'commercial', 'team'] satisfies readonly LicenseName[];

export function withOrigin(data: PromptData, origin: PromptOrigin): PromptData {
  const extras = { [key]: origin };
  return { ...data, ...extras };
}

/** Null where the prompt names none, or something else stands there. */
export function readOrigin(data: PromptData): PromptOrigin | null {
  const value = (data as Readonly<Record<string, unknown>>)[key];
  return isOrigin(value) ? value : null;
}

/** The data as it was sold. */
export function withoutOrigin(data: PromptData): PromptData {
  const { [key]: _origin, ...rest } = data as PromptData & Readonly<Record<string, unknown>>;
  return rest;
}

/**
 * The prompt as it was sold, as the text that `fingerprint` is of. The version of the format is not part of it: texts
 * were sold before there was one.
 */
export function writeSoldText(data: PromptData): string {
  const { schemaVersion: _version, ...sold } = withoutOrigin(data);
  return formatPromptJson(sold);
}

function isOrigin(value: unknown): value is PromptOrigin {
  if (typeof value !== 'object' || value === null) return false;
  const { version, licence, fingerprint = '', ...texts } = value as Readonly<Record<string, unknown>>;
  const { purchaseId, slug, title, seller, licenceVersion } = texts;
  return (
    typeof version === 'number' &&
    typeof licence === 'string' &&
    licenses.includes(licence) &&
    [purchaseId, slug, title, seller, licenceVersion, fingerprint].every((text) => typeof text === 'string')
  );
}
