import { Copy, Download } from 'lucide-react';
import { say } from '#renderer/lib/messages/say.ts';
import texts from '#renderer/messages/en/account.json';
import { Button } from '#renderer/ui/button.tsx';
import { Notice } from '#renderer/ui/notice.tsx';
import { useAccountDependencies } from './dependencies.tsx';

type Props = { readonly codes: readonly string[]; readonly onKept: () => void };

/** Shown this once: the server keeps only what they are checked by. */
export function RecoveryCodes({ codes, onKept }: Props) {
  const { copy, download } = useAccountDependencies();
  const text = `${codes.join('\n')}\n`;
  return (
    <div className="grid gap-3">
      <Notice tone="warning">{say(texts, 'account.codes.once')}</Notice>
      <ul
        aria-label={say(texts, 'account.codes.title')}
        className="grid gap-1 rounded-card border border-n6 bg-n1 p-3 font-mono text-ui sm:grid-cols-2"
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-2">
        <Button icon={Copy} onClick={() => void copy(text)}>
          {say(texts, 'account.codes.copy')}
        </Button>
        <Button icon={Download} onClick={() => void download('reelwright-recovery-codes.txt', text)}>
          {say(texts, 'account.codes.download')}
        </Button>
        <Button variant="primary" onClick={onKept}>
          {say(texts, 'account.codes.kept')}
        </Button>
      </div>
    </div>
  );
}
