import { Lock, LockOpen } from 'lucide-react';
import type { PromptField } from '#shared/domain/craft/prompt/prompt.ts';
import { IconButton } from '#renderer/ui/button.tsx';
import { t } from '#renderer/lib/messages/translate.ts';
import texts from '#renderer/messages/en/builder.json';
import { useBuilder, useBuilderActions } from '../builder-context.ts';

/** Keeps a field out of random fill's way. */
export function LockButton({ name, label }: { readonly name: PromptField; readonly label: string }) {
  const isLocked = useBuilder((state) => state.lockedFields.includes(name));
  const { toggleLock } = useBuilderActions();
  return (
    <IconButton
      label={t(texts, 'builder.lock', { field: label })}
      icon={isLocked ? Lock : LockOpen}
      isPressed={isLocked}
      {...(isLocked ? {} : { className: 'text-n10' })}
      onClick={() => toggleLock(name)}
    />
  );
}
