import { Check, Ellipsis, Heart } from 'lucide-react';
import type { MouseEvent } from 'react';
import type { Template } from '#shared/domain/craft/template/template.ts';
import { t } from '#renderer/lib/messages/translate.ts';
import { isUnmodifiedClick } from '#renderer/lib/interaction/is-unmodified-click.ts';
import texts from '#renderer/messages/en/library.json';
import { Button, IconButton } from '#renderer/ui/buttons/button.tsx';
import { MenuButton } from '#renderer/ui/menus/menu.tsx';
import { listTemplateActions, useTemplateActions } from '../store/template-actions.ts';
import { Highlighted } from './highlighted.tsx';
import { TemplatePoster } from '../details/template-poster.tsx';
import { UnconfirmedMark } from '#renderer/feature-api/sync/unconfirmed-mark.tsx';
import { useNewPromptModel } from '#renderer/feature-api/use-model-registry.ts';
import type { PromptData } from '#shared/domain/craft/prompt/prompt.ts';
import { listTemplateChanges } from '#shared/domain/craft/template/search/fits-first.ts';
import { choiceLabel } from '#shared/domain/craft/prompt/prompt-fields.ts';
import { matchRanges } from '#shared/domain/craft/template/search/match-ranges.ts';
import { Tag } from '#renderer/ui/feedback/tag.tsx';

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

type FactsProps = { readonly template: Template; readonly search: string };

/** Marks a template that opens for the chosen model unchanged. */
function FitTag({ data }: { readonly data: PromptData }) {
  const model = useNewPromptModel();
  if (model === null) return null;
  const count = listTemplateChanges(data, model).length;
  return (
    <Tag tone={count === 0 ? 'success' : 'warning'} className="max-w-full">
      <span className="truncate">
        {count === 0
          ? t(texts, 'library.fits', { model: model.label })
          : t(texts, 'library.adapts', { model: model.label, count })}
      </span>
    </Tag>
  );
}

/** The facts of a shot; tags only where the search found them. */
function CardFacts({ template, search }: FactsProps) {
  const { id, category, tags, promptData, isUserCreated } = template;
  const found = tags
    .map(choiceLabel)
    .filter((tag) => tag !== category && matchRanges(tag, search).length > 0);
  return (
    <p className="flex flex-wrap gap-1">
      <Tag>{promptData.duration} s</Tag>
      {promptData.aspectRatio === '' ? null : <Tag>{promptData.aspectRatio}</Tag>}
      <Tag>{promptData.frameRate} fps</Tag>
      <Tag className="max-w-full">
        <span className="truncate">
          <Highlighted text={category} search={search} />
        </span>
      </Tag>
      <FitTag data={promptData} />
      {isUserCreated ? <Tag>{t(texts, 'library.yours')}</Tag> : null}
      <UnconfirmedMark entity="templates" id={id} label={t(texts, 'library.unconfirmed')} />
      {found.map((tag) => (
        <Tag key={tag} className="max-w-full">
          <span className="truncate">
            <Highlighted text={tag} search={search} />
          </span>
        </Tag>
      ))}
    </p>
  );
}

type SelectProps = { readonly template: Template; readonly isSelected: boolean };

/** On the poster: seen when the card is pointed at, in focus or chosen, and always where nothing can point. */
function SelectBox({ template, isSelected }: SelectProps) {
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
