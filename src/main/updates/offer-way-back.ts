// After two failed starts in a row of a new version: what the user can do, in plain words, before anything is opened.
import { app, dialog } from 'electron';
import type { ShellLabel } from '#shared/contract/shell-labels.ts';
import { findOlderData, type OlderData, restoreOlderData } from '../storage/salvage/restore-older-schema.ts';
import { logFailure } from '../diagnostics/log-failure.ts';
import { shellLabel } from '../system/shell-labels.ts';
import { hasPreviousAppImage, restorePreviousAppImage } from './replace-app-image.ts';
import { keepVersion } from './start-record.ts';
import type { UpdateMemory } from './update-memory.ts';

type Choice = 'goBack' | 'tryAgain' | 'keep';

type Situation = {
  readonly version: string;
  readonly previous: string;
  readonly data: OlderData;
  /** True while the file of the previous version is there. */
  readonly hasFile: boolean;
};

type Place = { readonly folder: string; readonly appImage: string | undefined; readonly now: number };

/** True where the app goes back, and ends with this. `folder` is the data folder. */
export function offerWayBack(memory: UpdateMemory, { folder, appImage, now }: Place): boolean {
  const { confirmed, tried } = memory.recall();
  if (confirmed === null || tried === null) return false;
  const situation: Situation = {
    version: tried.version,
    previous: confirmed.version,
    data: findOlderData(folder, confirmed.schema),
    hasFile: appImage !== undefined && hasPreviousAppImage(appImage)
  };
  const choice = ask(situation);
  if (choice === 'keep') memory.remember(keepVersion(memory.recall()));
  if (choice !== 'goBack') return false;
  try {
    // The data first: the older version refuses a database that it does not know.
    if (situation.data.kind === 'backup') restoreOlderData(folder, situation.data.backup, now);
    memory.remember({ skippedVersion: tried.version, tried: null });
    if (appImage !== undefined && situation.hasFile) {
      restorePreviousAppImage(appImage);
      app.relaunch({ execPath: appImage });
    }
    app.exit();
    return true;
  } catch (error) {
    logFailure('Going back failed', error);
    dialog.showErrorBox(say('wayBack.title', situation), say('wayBack.failed', situation));
    return false;
  }
}

function ask(situation: Situation): Choice {
  const choices = listChoices(situation);
  const index = dialog.showMessageBoxSync({
    type: 'warning',
    title: say('wayBack.title', situation),
    message: say('wayBack.title', situation),
    detail: listSentences(situation)
      .map((id) => say(id, situation))
      .join('\n\n'),
    buttons: choices.map(([, label]) => say(label, situation)),
    defaultId: choices.findIndex(([choice]) => choice === 'tryAgain'),
    cancelId: choices.findIndex(([choice]) => choice === 'tryAgain'),
    noLink: true
  });
  return choices[index]?.[0] ?? 'tryAgain';
}

/** Without the file there is something to do only where data has to come back. */
function listChoices({ data, hasFile }: Situation): (readonly [Choice, ShellLabel])[] {
  const back = hasFile
    ? data.kind !== 'none' && (['goBack', 'wayBack.goBack'] as const)
    : data.kind === 'backup' && (['goBack', 'wayBack.restore'] as const);
  return [...(back === false ? [] : [back]), ['tryAgain', 'wayBack.tryAgain'], ['keep', 'wayBack.keep']];
}

function listSentences({ data, hasFile }: Situation): ShellLabel[] {
  if (data.kind === 'none') return ['wayBack.happened', 'wayBack.noBackup'];
  const ofData =
    data.kind === 'backup' ? (['wayBack.backup', 'wayBack.newer'] as const) : (['wayBack.readable'] as const);
  return ['wayBack.happened', ...ofData, hasFile ? 'wayBack.file' : 'wayBack.noFile'];
}

function say(id: ShellLabel, { version, previous, data }: Situation): string {
  const date = data.kind === 'backup' ? new Date(data.backup.createdAt).toLocaleString(app.getLocale()) : '';
  return shellLabel(id)
    .replaceAll('$version', version)
    .replaceAll('$previous', previous)
    .replaceAll('$date', date);
}
