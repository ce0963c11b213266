// Messages to the operator, and videos submitted to the showcase.
import * as z from 'zod';
import { ContactMessage, ShowcaseDraft, ShowcaseEntry } from '../../domain/market/showcase.ts';
import { command, query } from '../procedure.ts';
import { idOf } from '../ids.ts';
import { PageRequest, pageOf } from '../paging.ts';

/** A field that people never see and programs fill, and how long the form stood open. */
const Guard = z.object({ website: z.string().max(200), openSeconds: z.number().nonnegative() });

/** Made before the first try and kept for every other, so that a lost answer does not send it twice. */
const Key = z
  .string()
  .regex(/^[\x21-\x7e]{1,200}$/)
  .optional();

/** The id of the account that wrote the message, or `visitor`. In another account's session it is sent as a visitor's. */
const Writer = z
  .string()
  .regex(/^\w{1,60}$/u)
  .optional();

const Received = z.object({ id: z.string() });

export const inboxProcedures = {
  'contact.send': command(
    z.object({ message: ContactMessage, guard: Guard, key: Key, writer: Writer }),
    Received
  ),
  /** Approved entries, newest first. */
  'showcase.list': query(PageRequest, pageOf(ShowcaseEntry)),
  'showcase.submit': command(
    z.object({ entry: ShowcaseDraft, guard: Guard, key: Key, writer: Writer }),
    Received
  ),
  'showcase.listPending': query(
    PageRequest,
    pageOf(ShowcaseEntry.omit({ approvedAt: true }).extend({ submittedAt: z.int() }))
  ),
  'showcase.decide': command(
    z.object({ id: idOf('shw'), isApproved: z.boolean(), reason: z.string().trim().min(1).max(500) }),
    z.undefined()
  )
} as const;
