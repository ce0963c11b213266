import { Ellipsis, Heart } from 'lucide-react';
import type { MouseEvent } from 'react';
import type { Template } from '#shared/domain/craft/template/template.ts';
import { t } from '#renderer/lib/messages/translate.ts';
import { isUnmodifiedClick } from '#renderer/lib/interaction/is-unmodified-click.ts';
import texts from '#renderer/messages/en/library.json';
import { Button, IconButton } from '#renderer/ui/buttons/button.tsx';
import { MenuButton } from '#renderer/ui/menus/menu.tsx';
import { CardFacts } from './card-facts.tsx';
import { listTemplateActions, useTemplateActions } from '../store/template-actions.ts';
import { Highlighted } from './highlighted.tsx';
import { SelectBox } from './select-box.tsx';
import { TemplatePoster } from '../details/template-poster.tsx';

type Props = {
  readonly template: Template;
  readonly search: string;
  /** Its details, as an address. */
  readonly href: string;
  readonly isSelected: boolean;
  readonly onMenu: (event: MouseEvent<HTMLElement>, template: Template) => void;
};

export function TemplateCard({ template, search, href, isSelected, onMenu }: Props) {
  const actions = useTemplateActions();
  const { id, name, description } = template;

  /** With Shift or the command key the whole card is for choosing, not for opening. */
  function chooseInstead(event: MouseEvent<HTMLElement>) {
    if (
      isUnmodifiedClick(event) ||
      (event.target instanceof Element && event.target.closest('button, label'))
    )
      return;
    event.preventDefault();
    event.stopPropagation();
    actions.select(template, event.shiftKey ? 'extend' : 'toggle');
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the same is on the card's own buttons
    <li
      data-template={id}
      onClickCapture={chooseInstead}
      onContextMenu={(event) => onMenu(event, template)}
      className={`group/card relative flex flex-col gap-3 rounded-panel border bg-n2 p-3 select-none ${isSelected ? 'border-daylight-11 outline-1 outline-daylight-11' : 'border-n6'}`}
    >
      <TemplatePoster template={template} />
      <SelectBox template={template} isSelected={isSelected} />
      <div className="grid grow content-start gap-1">
        <h3 className="min-w-0 truncate text-ui font-semibold" data-tip={name.length > 32 ? name : undefined}>
          <a
            href={href}
            onClick={(event) => {
              event.preventDefault();
              actions.open(template);
            }}
            className="rounded-tag hover:underline"
          >
            <Highlighted text={name} search={search} />
          </a>
        </h3>
        <p
          dir="auto"
          className="[text-align:match-parent] line-clamp-2 min-h-10 text-ui break-words text-n11"
        >
          <Highlighted text={description} search={search} />
        </p>
      </div>
      <CardFacts template={template} search={search} />
      <CardButtons template={template} />
    </li>
  );
}

function CardButtons({ template }: { readonly template: Template }) {
  const actions = useTemplateActions();
  const { name, usageCount, isFavorite } = template;
  return (
    <div className="flex items-center gap-1">
      <Button
        variant="primary"
        aria-label={t(texts, 'library.useName', { name })}
        onClick={() => actions.use(template)}
      >
        {t(texts, 'library.use')}
      </Button>
      <span className="min-w-0 grow truncate ps-1 text-label text-n10">
        {usageCount === 0 ? null : t(texts, 'library.used', { count: usageCount })}
      </span>
      <IconButton
        label={t(texts, isFavorite ? 'library.unfavoriteName' : 'library.favoriteName', { name })}
        icon={Heart}
        isPressed={isFavorite}
        onClick={() => actions.toggleFavorite(template)}
      />
      <MenuButton
        label={t(texts, 'library.moreOf', { name })}
        icon={Ellipsis}
        variant="ghost"
        isIconOnly
        align="end"
        items={listTemplateActions(template, actions)}
      />
    </div>
  );
}
