// Histories that once went wrong, each shortened to what it takes: a file each, with what they broke.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CommandSequence } from './command-sequence.ts';

export type FailingSequence = {
  readonly file: string;
  /** A sentence for whoever sees it fail again. */
  readonly broke: string;
  readonly acts: CommandSequence;
};

const folder = join(import.meta.dirname, '../../../server/buying-sequences');

export const listFailingSequences = (): readonly FailingSequence[] =>
  readdirSync(folder).map((file) => {
    const { broke, acts } = JSON.parse(readFileSync(join(folder, file), 'utf8')) as Omit<
      FailingSequence,
      'file'
    >;
    return { file, broke, acts };
  });

/** As it is kept: an act a line. */
export const writeFailingSequence = (broke: string, acts: CommandSequence): string =>
  `{\n  "broke": ${JSON.stringify(broke)},\n  "acts": [\n${acts
    .map((act) => `    ${JSON.stringify(act)}`)
    .join(',\n')}\n  ]\n}`;
