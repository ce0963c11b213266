// Functions of the desktop's shell: files by native dialogs, the window, the menus, and what is shown outside the window.
import * as z from 'zod';
import { notificationTopics } from '../domain/activity/notification-topic.ts';
import { ReleaseChannel } from '../domain/release/release-manifest.ts';
import { findPage } from './paths.ts';
import { type Caller, command, type Handlers, nothing, query } from './procedure.ts';

/** A file the user chose or dropped, already read. `text` is null when it is too large or not readable. */
export const OpenedFile = z.object({
  name: z.string(),
  bytes: z.int().nonnegative(),
  text: z.string().nullable()
});
export type OpenedFile = z.infer<typeof OpenedFile>;

const NotificationTopic = z.enum(notificationTopics);

const IntegrationState = z.object({
  openAtLogin: z.object({
    isOn: z.boolean(),
    /**
     * - `not_installed`: it was started from its sources, or unpacked.
     * - `needs_approval`: macOS waits for the user's leave in its settings.
     * - `failed`: the system did not take the change.
     */
    problem: z.enum(['not_installed', 'needs_approval', 'failed']).nullable()
  }),
  pasteShortcut: z.object({
    isOn: z.boolean(),
    /** As in the list of commands. */
    keys: z.string(),
    /** Another program has the keys, or the system gives none away. */
    isTaken: z.boolean()
  }),
  spelling: z.object({
    isOn: z.boolean(),
    /** macOS has its own spell checker and dictionary. */
    checkedBy: z.enum(['system', 'app']),
    addedWords: z.array(z.string())
  }),
  notifications: z.object({ isAvailable: z.boolean(), topics: z.record(NotificationTopic, z.boolean()) })
});
export type IntegrationState = z.infer<typeof IntegrationState>;

const IntegrationChange = z.discriminatedUnion('setting', [
  z.object({ setting: z.enum(['openAtLogin', 'pasteShortcut', 'spelling']), isOn: z.boolean() }),
  z.object({ setting: z.literal('notifications'), topic: NotificationTopic, isOn: z.boolean() }),
  z.object({ setting: z.literal('addedWords'), words: z.tuple([]) })
]);
export type IntegrationChange = z.infer<typeof IntegrationChange>;

/** A path of this app, with its query. */
const AppPath = z
  .string()
  .max(512)
  .refine((path) => findPage(path.split('?')[0] ?? '') !== undefined);

const NativeNotification = z.object({
  topic: NotificationTopic,
  title: z.string().min(1).max(100),
  body: z.string().max(300),
  /** The page that a click opens; null only brings the window to the front. */
  path: AppPath.nullable()
});
export type NativeNotification = z.infer<typeof NativeNotification>;

const Fact = z.tuple([z.string().max(60), z.union([z.string().max(200), z.number(), z.boolean()])]);

/** A part of the diagnostics: facts by their names, in English. */
const DiagnosticSection = z.object({ title: z.string().max(60), facts: z.array(Fact).max(60) });
export type DiagnosticSection = z.infer<typeof DiagnosticSection>;

export const shellContract = {
  /** Asks where, writes whole or not at all; `isSaved` is false when the user cancelled. */
  'files.save': command(
    z.object({ suggestedName: z.string(), content: z.union([z.string(), z.instanceof(Uint8Array)]) }),
    z.object({ isSaved: z.boolean() })
  ),
  /** Asks which; an empty list when the user cancelled. */
  'files.open': command(nothing, z.array(OpenedFile)),
  /** Asks for the printer; `isPrinted` is false when the user cancelled. */
  'page.print': command(nothing, z.object({ isPrinted: z.boolean() })),
  'page.toPdf': query(nothing, z.object({ bytes: z.instanceof(Uint8Array<ArrayBuffer>) })),
  /** The page is drawn with the draft in it: a start that never comes to this counts as failed. */
  'window.reportReady': command(nothing, nothing),
  /** Keeps the native frame, menus and `prefers-color-scheme` in step with the preference. */
  'window.setTheme': command(z.enum(['light', 'dark', 'system']), nothing),
  /** Sets the shell's texts to the page's language, by the ids of `shellLabels` and of commands. */
  'window.setLabels': command(z.record(z.string(), z.string().min(1).max(200)), nothing),
  /** The commands that the native menus enable. */
  'menu.setEnabled': command(z.record(z.string(), z.boolean()), nothing),
  /** The configured server, and whether a session survives a restart: without a keychain it does not. */
  'session.describe': query(
    nothing,
    z.object({
      server: z.string().nullable(),
      isPersistent: z.boolean(),
      /** Public keys that sign lists of models. */
      modelListKeys: z.array(z.string())
    })
  ),
  /** Goes on in the system's browser; a link brings its end back, as `link.opened` at `/auth/returned`. */
  'session.signInWithBrowser': command(nothing, nothing),
  /** Removes the session from this device. */
  'session.clear': command(nothing, nothing),
  /** Has `sync.poked` sent when something of the signed-in user may have changed on the server; the last call counts. */
  'pokes.follow': command(z.object({ deviceId: z.string() }), nothing),
  'pokes.stop': command(nothing, nothing),
  /** Goes on in the system's browser, where an order of the app's own server is paid; refused for other places. */
  'checkout.open': command(z.object({ url: z.string().max(2048) }), nothing),
  /** These resolve at once; `updates.changed` says what becomes of them. */
  'updates.check': command(nothing, nothing),
  /** Begins, or goes on after a pause or a failure. */
  'updates.download': command(nothing, nothing),
  'updates.pause': command(nothing, nothing),
  /** The page has saved its work before it asks for `now`. */
  'updates.install': command(z.object({ when: z.enum(['now', 'onQuit']) }), nothing),
  'updates.skip': command(nothing, nothing),
  'updates.setChannel': command(ReleaseChannel, nothing),

  // The app's part in the desktop: progress and badge on its icon, notifications, habits that its user turns on.
  'integration.describe': query(nothing, IntegrationState),
  'integration.change': command(IntegrationChange, IntegrationState),
  /** How far the long work of a page is, from 0 to 1; null where that is not known, undefined once nothing runs. */
  'integration.showProgress': command(
    z.object({ pageId: z.uuid(), fraction: z.number().min(0).max(1).nullable().optional() }),
    nothing
  ),
  /** How many notices of the server are unread. */
  'integration.showUnread': command(z.object({ count: z.int().min(0).max(9999) }), nothing),
  /** Shows nothing while the topic is off. */
  'integration.notify': command(NativeNotification, nothing),

  /** Returns the misspelled words of a text field; an empty list for a language without a dictionary. */
  'spelling.check': query(
    z.object({
      /** The `lang` of the field, if set (BCP 47). */
      fieldLanguage: z.string().max(35).nullable(),
      appLanguage: z.string().max(35),
      words: z.array(z.string().max(1000)).max(5000)
    }),
    z.array(z.string())
  ),

  /** The text of the diagnostics, with what the page knows; what tells of a person is taken out of all of it. */
  'diagnostics.write': query(z.object({ sections: z.array(DiagnosticSection).max(20) }), z.string()),
  /** An error of the page, kept for the diagnostics without what its message may quote. */
  'diagnostics.addFailure': command(
    z.object({ name: z.string().max(100), message: z.string().max(2000), stack: z.string().max(20_000) }),
    nothing
  )
} as const;

export type ShellContract = typeof shellContract;
export type Shell = Caller<ShellContract>;
export type ShellHandlers = Handlers<ShellContract>;
