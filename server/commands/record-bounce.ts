import { type BounceOutcome, recordBounce as record } from '../services/bounce/record-bounce.ts';
import type { Command } from './command.ts';

/** The report comes before the returned message, which may be of any size. */
const maxBytes = 1024 * 1024;

const sentences: Readonly<Record<BounceOutcome, string>> = {
  hard: 'Recorded: no mail reaches this address.',
  soft: 'Recorded: this mail was delayed or refused.',
  unchanged: 'Nothing recorded: the bounce is known, or the mail is too old.',
  untagged: 'Nothing recorded: this was not sent in answer to one of our mails.',
  no_failure: 'Nothing recorded: this is no report of a failed delivery.'
};

export const recordBounce: Command = {
  name: 'record-bounce',
  takes: '',
  says: 'Record the delivery report on standard input, as a mail server pipes it.',
  // EX_TEMPFAIL of sysexits.h: the mail server keeps the report and tries again.
  failureCode: 75,
  run: async (context) => {
    if (context.bounceAddress === undefined) throw new Error('BOUNCE_ADDRESS is not set.');
    return sentences[await record(context, await readBeginning(process.stdin, maxBytes))];
  }
};

/** At most `limit` bytes; the rest is read and dropped, since the writer may take a closed pipe for a failure. */
async function readBeginning(stream: AsyncIterable<Buffer>, limit: number): Promise<Uint8Array> {
  const chunks: Buffer[] = [];
  let left = limit;
  for await (const chunk of stream) {
    if (left > 0) chunks.push(chunk.subarray(0, left));
    left -= chunk.length;
  }
  return Buffer.concat(chunks);
}
