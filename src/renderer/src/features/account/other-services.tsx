import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ask } from '#renderer/lib/cached-queries.tsx';
import { keepSignedInHint } from '#renderer/lib/signed-in-hint.ts';
import { say } from '#renderer/lib/messages/say.ts';
import texts from '#renderer/messages/en/account.json';
import { sayError } from '#renderer/messages/names.ts';
import { Button } from '#renderer/ui/button.tsx';
import { FormProblem } from '#renderer/ui/form-problem.tsx';
import { useAccountDependencies } from './dependencies.tsx';

const names: Readonly<Record<string, string>> = { google: 'Google', github: 'GitHub', discord: 'Discord' };

/** The other services that this server was given keys for; nothing where there are none. */
export function OtherServices({ returnTo }: { readonly returnTo: string }) {
  const { account } = useAccountDependencies();
  const [problem, setProblem] = useState<string | null>(null);
  const { data: providers = [] } = useQuery({
    queryKey: ['account.listProviders'],
    queryFn: () => ask(account.listProviders())
  });
  if (providers.length === 0) return null;
  const enter = async (provider: string) => {
    const answer = await account.startProvider({ provider, returnTo });
    if (!answer.ok) return setProblem(sayError(answer.error));
    // Back here, whoever it is now is asked for; a refusal there takes the hint away again.
    keepSignedInHint(true);
    location.assign(answer.value.url);
  };
  return (
    <div className="grid gap-2">
      <FormProblem problem={problem} />
      {providers.map((provider) => (
        <Button key={provider} onClick={() => void enter(provider)}>
          {say(texts, 'account.provider.do', { name: names[provider] ?? provider })}
        </Button>
      ))}
    </div>
  );
}
