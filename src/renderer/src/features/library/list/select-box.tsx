import { Check } from 'lucide-react';
import type { Template } from '#shared/domain/craft/template/template.ts';
import { t } from '#renderer/lib/messages/translate.ts';
import texts from '#renderer/messages/en/library.json';
import { useTemplateActions } from '../store/template-actions.ts';

type Props = { readonly template: Template; readonly isSelected: boolean };

/** On the poster: seen when the card is pointed at, in focus or chosen, and always where nothing can point. */
export function SelectBox({ template, isSelected }: Props) {
  const { select } = useTemplateActions();
  return (
    <label
      className={`absolute start-4 top-4 grid size-8 place-items-center rounded-control border group-focus-within/card:opacity-100 group-hover/card:opacity-100 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ring pointer-coarse:size-11 pointer-coarse:opacity-100 ${isSelected ? 'border-accent-8 bg-accent-9 text-accent-on' : 'border-n8 bg-n1 text-n12 opacity-0'}`}
    >
      <input
        type="checkbox"
        checked={isSelected}
        aria-label={t(texts, 'library.selectName', { name: template.name })}
        onChange={({ nativeEvent }) => {
          const isExtending = nativeEvent instanceof MouseEvent && nativeEvent.shiftKey;
          select(template, isExtending ? 'extend' : 'toggle');
        }}
        className="absolute inset-0 m-0 size-full appearance-none outline-none"
      />
      {isSelected ? <Check aria-hidden size={16} strokeWidth={3} className="pointer-events-none" /> : null}
    </label>
  );
}
