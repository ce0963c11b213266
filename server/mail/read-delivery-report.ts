// Reads delivery status notifications (RFC 3464) into a verdict. Whatever else comes, e.g. an automatic reply, has none.
import PostalMime, { type Attachment, type Email } from 'postal-mime';
import { type DeliveryFailure, judgeDelivery, type RecipientFields } from './judge-delivery.ts';

type DeliveryReport = {
  /** The recipient of the report itself, from its headers: unparsed. */
  readonly sentTo: string;
  /** Null where no recipient's delivery failed or is delayed, and where it is no report. */
  readonly failure: DeliveryFailure | null;
};

/** Headers in which mail servers write the address that a message came for. */
const recipientHeaders = new Set(['to', 'delivered-to', 'x-original-to', 'envelope-to', 'x-envelope-to']);
/** RFC 3464, and RFC 6533 for addresses in other scripts. */
const statusTypes = new Set(['message/delivery-status', 'message/global-delivery-status']);
/** More than any server writes of one message. */
const maxRecipients = 50;

/** Never rejects, whatever `source` is. */
export async function readDeliveryReport(source: Uint8Array): Promise<DeliveryReport> {
  const mail = await parseMail(source);
  const sentTo = mail.headers.filter(({ key }) => recipientHeaders.has(key)).map(({ value }) => value);
  const recipients = mail.attachments
    .filter(({ mimeType }) => statusTypes.has(mimeType))
    .flatMap((part) => readRecipients(readText(part)))
    .slice(0, maxRecipients);
  return { sentTo: sentTo.join('\n'), failure: judgeDelivery(recipients) };
}

/** The returned message stays an attachment: a report inside of it is not about ours. */
async function parseMail(source: Uint8Array): Promise<Pick<Email, 'headers' | 'attachments'>> {
  try {
    return await PostalMime.parse(source, {
      forceRfc822Attachments: true,
      maxNestingDepth: 20,
      maxHeadersSize: 256 * 1024
    });
  } catch {
    return { headers: [], attachments: [] };
  }
}

const readText = ({ content }: Attachment): string =>
  typeof content === 'string' ? content : new TextDecoder().decode(content);

/** The groups of fields about recipients. The first group is about the message, and some servers write only one. */
function readRecipients(text: string): RecipientFields[] {
  return text
    .replaceAll(/\r\n?/g, '\n')
    .split(/\n[ \t]*\n/)
    .map(readFields)
    .filter((fields) => fields.has('action') || fields.has('status'))
    .map((fields) => ({
      action: /^[a-z]*/.exec((fields.get('action') ?? '').toLowerCase())?.[0] ?? '',
      status: fields.get('status') ?? '',
      diagnostic: fields.get('diagnostic-code') ?? '',
      addresses: ['final-recipient', 'original-recipient'].map((name) => fields.get(name) ?? '')
    }));
}

/** The first of each name, in lower case, with folded lines joined. */
function readFields(group: string): ReadonlyMap<string, string> {
  const fields = new Map<string, string>();
  for (const line of group.replaceAll(/\n[ \t]+/g, ' ').split('\n')) {
    const at = line.indexOf(':');
    const name = line.slice(0, Math.max(0, at)).trim().toLowerCase();
    if (name !== '' && !fields.has(name)) fields.set(name, line.slice(at + 1).trim());
  }
  return fields;
}
