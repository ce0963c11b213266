import { isMessage, readMessage } from '#shared/domain/sync/messages/messages.ts';
import type { Mutation } from '#shared/domain/sync/mutation.ts';
import {
  type CreatedDocument,
  readCreated,
  readCreatedDraft,
  readTypedText
} from '#shared/domain/sync/read-created.ts';
import { paths } from '#shared/contract/paths.ts';
import type { SavedListingDraft } from '#shared/domain/market/saved-listing-draft.ts';
import { promptFileName } from '#shared/domain/craft/transfer/file-name.ts';
import { writeIntoContactForm } from '#renderer/feature-api/waiting-messages.ts';
import { type Services, useServices } from '#renderer/feature-api/services.ts';
import { t } from '#renderer/lib/messages/translate.ts';
import texts from '#renderer/messages/en/sync.json';
import { translateError } from '#renderer/messages/translated-names.ts';
import { Button } from '#renderer/ui/buttons/button.tsx';
import { useSync } from './sync-context.ts';

type Props = { readonly mutation: Mutation; readonly change: string };

/** Actions for a change that the server refused, besides dismissing it. Its text is stored nowhere else. */
export function RefusedActions({ mutation, change }: Props) {
  const created = readCreated(mutation);
  if (created !== undefined) return <OpenCreated created={created} change={change} />;
  return (
    <>
      <EditAgain mutation={mutation} change={change} />
      <CopyText mutation={mutation} change={change} />
    </>
  );
}

function OpenCreated({ created, change }: Pick<Props, 'change'> & { readonly created: CreatedDocument }) {
  const services = useServices();
  return (
    <>
      <Button
        aria-label={t(texts, 'sync.openNamed', { change })}
        onClick={() => services.openPrompt(created.prompt)}
      >
        {t(texts, 'sync.open')}
      </Button>
      <Button
        aria-label={t(texts, 'sync.saveFileNamed', { change })}
        onClick={() => void saveFile(services, created)}
      >
        {t(texts, 'sync.saveFile')}
      </Button>
    </>
  );
}

/** Opens a refused draft or message so that the user can edit and send it again. */
function EditAgain({ mutation, change }: Props) {
  const services = useServices();
  const { removeChange } = useSync().getState();
  const draft = readCreatedDraft(mutation);
  const { message } = isMessage(mutation) ? readMessage(mutation.change) : {};
  if (draft !== undefined)
    return (
      <Button
        aria-label={t(texts, 'sync.openDraftNamed', { change })}
        onClick={() => void openDraft(services, draft, () => removeChange(mutation.id))}
      >
        {t(texts, 'sync.openDraft')}
      </Button>
    );
  if (message === undefined) return null;
  const edit = async () => {
    writeIntoContactForm(message, services.now());
    await removeChange(mutation.id);
    services.goTo(paths.contact.getHref());
  };
  return (
    <Button aria-label={t(texts, 'sync.messages.editNamed', { change })} onClick={() => void edit()}>
      {t(texts, 'sync.messages.edit')}
    </Button>
  );
}

/** Saves the draft under a new id as an unsent one, then dismisses the refused change. */
async function openDraft(
  { platform, goTo, notify }: Services,
  draft: SavedListingDraft,
  dismiss: () => Promise<void>
): Promise<void> {
  const id = crypto.randomUUID();
  const saved = await platform.device.listingDrafts.save({ ...draft, id, revision: 0 });
  if (!saved.ok) return notify({ type: 'error', title: translateError(saved.error) });
  await dismiss();
  const page = draft.itemIds === null ? paths.createListing : paths.createBundle;
  goTo(`${page.getHref()}?draft=${encodeURIComponent(id)}`);
}

/** Copies the text of a refused change. */
function CopyText({ mutation, change }: Props) {
  const { copy } = useServices();
  const words = isMessage(mutation) ? readMessageText(mutation) : readTypedText(mutation);
  if (words === '') return null;
  return (
    <Button
      aria-label={t(texts, 'sync.copyNamed', { change })}
      onClick={() => void copy(words, () => t(texts, 'sync.copied'))}
    >
      {t(texts, 'sync.copy')}
    </Button>
  );
}

function readMessageText({ change }: Mutation): string {
  const { message, entry } = readMessage(change);
  return message?.['message'] ?? [entry?.title, entry?.videoUrl, entry?.note].join('\n');
}

/** As a pack, which keeps all of a template and can be imported again. */
async function saveFile({ download, preferences }: Services, created: CreatedDocument): Promise<void> {
  const { writePackFile } = await import('#shared/domain/craft/transfer/pack-file.ts');
  const name = promptFileName(created.prompt).replace(/\.vprompt$/u, '.vpack');
  const templatesOffered = preferences.getState().preferences.privacy.shareTemplates;
  await download(name, writePackFile(created.content, { templatesOffered }));
}
