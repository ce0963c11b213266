import { Copy, Download } from 'lucide-react';
import { t } from '#renderer/lib/messages/translate.ts';
import texts from '#renderer/messages/en/account.json';
import { Button } from '#renderer/ui/button.tsx';
import { Callout } from '#renderer/ui/callout.tsx';
import { useAccountDependencies } from './dependencies.tsx';

type Props = { readonly codes: readonly string[]; readonly onAcknowledge: () => void };

/** Shown this once: the server keeps only what they are checked by. */
export function RecoveryCodes({ codes, onAcknowledge }: Props) {
  const { copy, download } = useAccountDependencies();
  const text = `${codes.join('\n')}\n`;
  return (
    <div className="grid gap-3">
      <Callout tone="warning">{t(texts, 'account.codes.once')}</Callout>
      <ul
        aria-label={t(texts, 'account.codes.title')}
        className="grid gap-1 rounded-card border border-n6 bg-n1 p-3 font-mono text-ui sm:grid-cols-2"
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-2">
        <Button icon={Copy} onClick={() => void copy(text)}>
          {t(texts, 'account.codes.copy')}
        </Button>
        <Button icon={Download} onClick={() => void download('reelwright-recovery-codes.txt', text)}>
          {t(texts, 'account.codes.download')}
        </Button>
        <Button variant="primary" onClick={onAcknowledge}>
          {t(texts, 'account.codes.kept')}
        </Button>
      </div>
    </div>
  );
}
