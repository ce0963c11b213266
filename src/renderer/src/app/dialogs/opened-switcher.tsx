import { useState } from 'react';
import { resetPrompt } from '#shared/domain/craft/prompt/default-prompt.ts';
import { Switcher } from '#renderer/features/commands/switcher.tsx';
import { t } from '#renderer/lib/messages/translate.ts';
import texts from '#renderer/messages/en/commands.json';
import { useApp } from '../model/model-context.ts';
import { listSwitcherItems } from './switcher-items.ts';

/** From anywhere to a template or a prompt of the history, by its name. */
export function OpenedSwitcher({ onClose }: { readonly onClose: () => void }) {
  const { model, flows } = useApp();
  const [{ templates, entries }] = useState(() => listSwitcherItems(model, flows));
  const start = (concept: string) =>
    flows.openPrompt(
      { name: '', data: { ...resetPrompt(), concept } },
      t(texts, 'commands.start', { concept })
    );
  return <Switcher templates={templates} entries={entries} onStart={start} onClose={onClose} />;
}
