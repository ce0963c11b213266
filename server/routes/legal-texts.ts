import type { Hono } from 'hono';
import type { Context } from '../context/context.ts';
import type { RequestVariables } from '../context/request-context.ts';
import { serveCloud } from '../http/register-procedure.ts';
import {
  listLegalTextChanges,
  scheduleLegalText,
  withdrawLegalText
} from '../services/admin/texts/manage-legal-texts.ts';
import { listLegalTexts } from '../services/legal-text/read-legal-texts.ts';

/** Licenses and terms. */
export function registerLegalTexts(app: Hono<RequestVariables>, context: Context): void {
  serveCloud(app, 'legalTexts.list', () => listLegalTexts(context));
  serveCloud(app, 'legalTexts.listChanges', () => listLegalTextChanges(context));
  serveCloud(app, 'legalTexts.schedule', (input, request) => scheduleLegalText(context, input, request));
  serveCloud(app, 'legalTexts.withdraw', (input, request) => withdrawLegalText(context, input, request));
}
