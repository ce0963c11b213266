import { isMessage, readMessage } from '#shared/domain/sync/messages.ts';
import type { Mutation } from '#shared/domain/sync/mutation.ts';
import { type CreatedDocument, readCreated } from '#shared/domain/sync/read-created.ts';
import { promptFileName } from '#shared/domain/craft/transfer/file-name.ts';
import { type Services, useServices } from '#renderer/feature-api/services.ts';
import { t } from '#renderer/lib/messages/translate.ts';
import texts from '#renderer/messages/en/sync.json';
import { Button } from '#renderer/ui/buttons/button.tsx';

type Props = { readonly mutation: Mutation; readonly change: string };

/** The choices for a template or prompt that the server refused, beside dismissing it. */
export function RefusedActions({ mutation, change }: Props) {
  const services = useServices();
  if (isMessage(mutation)) return <CopyMessage mutation={mutation} change={change} />;
  const created = readCreated(mutation);
  if (created === undefined) return null;
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

/** To send it some other way. */
function CopyMessage({ mutation, change }: Props) {
  const { copy } = useServices();
  const { message, entry } = readMessage(mutation.change);
  const text = message?.message ?? [entry?.title, entry?.videoUrl, entry?.note].join('\n');
  return (
    <Button
      aria-label={t(texts, 'sync.messages.copyNamed', { change })}
      onClick={() => void copy(text, () => t(texts, 'sync.messages.copied'))}
    >
      {t(texts, 'sync.messages.copy')}
    </Button>
  );
}

/** As a pack, which keeps all of a template and can be imported again. */
async function saveFile({ download, preferences }: Services, created: CreatedDocument): Promise<void> {
  const { writePackFile } = await import('#shared/domain/craft/transfer/pack-file.ts');
  const name = promptFileName(created.prompt).replace(/\.vprompt$/u, '.vpack');
  const templatesOffered = preferences.getState().preferences.privacy.shareTemplates;
  await download(name, writePackFile(created.content, { templatesOffered }));
}
