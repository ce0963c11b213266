import { X } from 'lucide-react';
import { t } from '#renderer/lib/messages/translate.ts';
import texts from '#renderer/messages/en/first-run.json';
import { IconButton } from '#renderer/ui/buttons/button.tsx';
import { MenuButton } from '#renderer/ui/menus/menu.tsx';
import type { Model } from '#shared/domain/craft/model/model.ts';

type Props = {
  readonly models: readonly Model[];
  readonly onChoose: (model: Model) => void;
  readonly onDismiss: () => void;
};

/** Asked once, in one line: what follows is written and checked for that model. */
export function ModelQuestionLine({ models, onChoose, onDismiss }: Props) {
  return (
    <div
      role="group"
      aria-label={t(texts, 'first-run.model.question')}
      className="flex min-w-0 flex-1 items-center gap-x-2"
    >
      <p className="min-w-0 text-ui min-[360px]:whitespace-nowrap font-medium text-n12">
        {t(texts, 'first-run.model.question')}
      </p>
      <MenuButton
        label={t(texts, 'first-run.model.choose')}
        disabled={models.length === 0}
        className="min-w-0 shrink"
        items={models.map((model) => ({
          id: model.id,
          label: model.label,
          onSelect: () => onChoose(model)
        }))}
      />
      <span className="ms-auto">
        <IconButton icon={X} label={t(texts, 'first-run.model.skip')} onClick={onDismiss} />
      </span>
    </div>
  );
}
