import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { unwrap } from '#renderer/lib/query-client.tsx';
import { keepSignedInHint } from '#renderer/lib/signed-in-hint.ts';
import { t } from '#renderer/lib/messages/translate.ts';
import texts from '#renderer/messages/en/account.json';
import { translateError } from '#renderer/messages/translated-names.ts';
import { Button } from '#renderer/ui/button.tsx';
import { FormProblem } from '#renderer/ui/form-problem.tsx';
import { useAccountDependencies } from './dependencies.tsx';

const names: Readonly<Record<string, string>> = { google: 'Google', github: 'GitHub', discord: 'Discord' };

/** The other services that this server was given keys for; nothing where there are none. */
export function OAuthButtons({ returnTo }: { readonly returnTo: string }) {
  const { account } = useAccountDependencies();
  const [problem, setProblem] = useState<string | null>(null);
  const { data: providers = [] } = useQuery({
    queryKey: ['account.listProviders'],
    queryFn: () => unwrap(account.listProviders())
  });
  if (providers.length === 0) return null;
  const enter = async (provider: string) => {
    const answer = await account.startProvider({ provider, returnTo });
    if (!answer.ok) return setProblem(translateError(answer.error));
    // Back here, whoever it is now is asked for; a refusal there takes the hint away again.
    keepSignedInHint(true);
    location.assign(answer.value.url);
  };
  return (
    <div className="grid gap-2">
      <FormProblem problem={problem} />
      {providers.map((provider) => (
        <Button key={provider} onClick={() => void enter(provider)}>
          {t(texts, 'account.provider.do', { name: names[provider] ?? provider })}
        </Button>
      ))}
    </div>
  );
}
