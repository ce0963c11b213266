import { FileUp } from 'lucide-react';
import { useState } from 'react';
import { readRegistry } from '#shared/domain/craft/model/registry/read-registry.ts';
import { readSignedModels } from '#shared/domain/craft/model/signed/check-signed-models.ts';
import { t } from '#renderer/lib/messages/translate.ts';
import { translate } from '#renderer/lib/messages/translate-sentence.ts';
import texts from '#renderer/messages/en/admin-models.json';
import { translateError } from '#renderer/messages/translated-names.ts';
import { Button } from '#renderer/ui/buttons/button.tsx';
import { useAdminDependencies } from '../frame/dependencies.tsx';
import { ReasonDialog } from '../frame/reason-dialog.tsx';
import { useModelListChanges } from './model-list-queries.ts';

type Props = {
  readonly onUploaded: (id: string) => void;
  /** Null once there is none. */
  readonly onProblem: (problem: string | null) => void;
};

/** Chooses a signed list, asks why, and uploads it as a draft. */
export function UploadButton({ onUploaded, onProblem }: Props) {
  const { files, isOnline } = useAdminDependencies();
  const change = useModelListChanges();
  const [isBusy, setIsBusy] = useState(false);
  const [file, setFile] = useState<string | null>(null);

  async function choose(): Promise<void> {
    const opened = await files.open();
    if (!opened.ok) return onProblem(translateError(opened.error));
    const [chosen] = opened.value;
    if (chosen === undefined) return;
    if (chosen.text === null) return onProblem(t(texts, 'admin-models.unreadable', { file: chosen.name }));
    const problem = findProblem(chosen.text);
    if (problem !== null) return onProblem(problem);
    onProblem(null);
    setFile(chosen.text);
  }
  const upload = async (text: string, reason: string) => {
    const answer = await change((modelLists) => modelLists.upload({ file: text, reason }));
    if (answer.ok) onUploaded(answer.value.id);
    return answer;
  };

  return (
    <>
      <Button
        icon={FileUp}
        variant="primary"
        isBusy={isBusy}
        reason={isOnline ? undefined : t(texts, 'admin-models.offline')}
        onClick={() => {
          setIsBusy(true);
          void choose().finally(() => setIsBusy(false));
        }}
      >
        {t(texts, 'admin-models.upload')}
      </Button>
      {file === null ? null : (
        <ReasonDialog
          title={t(texts, 'admin-models.uploadTitle')}
          description={t(texts, 'admin-models.uploadText')}
          action={t(texts, 'admin-models.uploadDo')}
          act={(reason) => upload(file, reason)}
          onDone={() => setFile(null)}
          onClose={() => setFile(null)}
        />
      )}
    </>
  );
}

/** Finds errors that can be described more precisely here than by the server; the server decides. */
function findProblem(file: string): string | null {
  const signed = readSignedModels(file);
  if (!signed.ok) return t(texts, 'admin-models.notSigned');
  const list = readRegistry(signed.value.list);
  return list.ok ? null : translate(list.error);
}
