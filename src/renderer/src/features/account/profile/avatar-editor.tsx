import { ImageUp, Trash2 } from 'lucide-react';
import { useRef, useState } from 'react';
import type { ContractError } from '#shared/contract/errors.ts';
import type { Account, PublicPerson } from '#shared/domain/people/account.ts';
import type { Result } from '#shared/kit/result.ts';
import { t } from '#renderer/lib/messages/translate.ts';
import texts from '#renderer/messages/en/account.json';
import { translateError } from '#renderer/messages/translated-names.ts';
import { Button } from '#renderer/ui/buttons/button.tsx';
import { FormProblem } from '#renderer/ui/fields/form-problem.tsx';
import { useOfflineReason } from '../form/form-parts.tsx';
import { useAccountDependencies } from '../session/dependencies.tsx';
import { Avatar } from './avatar.tsx';

const accepted = 'image/jpeg,image/png,image/webp';
const maxAvatarBytes = 8_000_000;

export function AvatarEditor({ profile }: { readonly profile: PublicPerson }) {
  const reason = useOfflineReason();
  const { profiles } = useAccountDependencies();
  const chooser = useRef<HTMLInputElement>(null);
  const { problem, isBusy, run, setProblem } = useSaving();
  const take = async (file: File | undefined) => {
    if (file === undefined) return;
    if (file.size > maxAvatarBytes) return setProblem(t(texts, 'account.avatar.tooLarge'));
    const bytes = new Uint8Array(await file.arrayBuffer());
    await run(() => profiles.saveAvatar({ bytes }));
  };
  return (
    <div className="flex flex-wrap items-center gap-4">
      <Avatar name={profile.displayName} url={profile.avatarUrl} />
      <div className="grid min-w-0 flex-1 basis-52 gap-2">
        <div className="flex flex-wrap gap-2">
          <input
            ref={chooser}
            type="file"
            accept={accepted}
            hidden
            aria-label={t(texts, 'account.avatar.choose')}
            onChange={({ currentTarget }) => {
              void take(currentTarget.files?.[0]);
              currentTarget.value = '';
            }}
          />
          <Button icon={ImageUp} isBusy={isBusy} reason={reason} onClick={() => chooser.current?.click()}>
            {t(texts, 'account.avatar.choose')}
          </Button>
          {profile.avatarUrl === null ? null : (
            <Button
              icon={Trash2}
              variant="ghost"
              reason={reason}
              onClick={() => void run(() => profiles.removeAvatar())}
            >
              {t(texts, 'account.avatar.remove')}
            </Button>
          )}
        </div>
        <p className="text-label text-n11">{t(texts, 'account.avatar.hint')}</p>
        <FormProblem problem={problem} />
      </div>
    </div>
  );
}

function useSaving() {
  const { store } = useAccountDependencies();
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const run = async (call: () => Promise<Result<Account, ContractError>>) => {
    setIsBusy(true);
    const answer = await call();
    setIsBusy(false);
    setProblem(answer.ok ? null : translateError(answer.error));
    if (answer.ok) store.getState().take(answer.value);
  };
  return { problem, isBusy, run, setProblem };
}
