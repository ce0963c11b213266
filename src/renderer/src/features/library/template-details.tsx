import { Ellipsis, Heart, Link } from 'lucide-react';
import { choiceLabel } from '#shared/domain/prompt/prompt-fields.ts';
import type { Template } from '#shared/domain/template/template.ts';
import { formatMoment } from '#renderer/lib/messages/format.ts';
import { say } from '#renderer/lib/messages/say.ts';
import texts from '#renderer/messages/en/library.json';
import { Button, IconButton } from '#renderer/ui/button.tsx';
import { Dialog } from '#renderer/ui/dialog.tsx';
import { MenuButton } from '#renderer/ui/menu.tsx';
import { Tag } from '#renderer/ui/tag.tsx';
import { useDeeds } from './deeds.ts';
import { useLibraryTools } from './library-tools.ts';
import { PromptFieldList } from './prompt-field-list.tsx';
import { listTemplateActions } from './template-actions.ts';
import { TemplatePoster } from './template-poster.tsx';

type Props = { readonly template: Template; readonly onClose: () => void };

/** Everything a template holds, and everything that can be done with it. */
export function TemplateDetails({ template, onClose }: Props) {
  const { renderFit } = useLibraryTools();
  const { name, description, promptData } = template;
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={name}
      description={description}
      size="l"
      footer={<DetailButtons template={template} />}
    >
      <div className="grid gap-5 min-[768px]:grid-cols-[minmax(0,20rem)_minmax(0,1fr)]">
        <div className="grid content-start gap-4">
          <TemplatePoster template={template} />
          <Facts template={template} />
          {renderFit(promptData)}
        </div>
        <PromptFieldList data={promptData} />
      </div>
    </Dialog>
  );
}

function Facts({ template }: { readonly template: Template }) {
  const { category, tags, usageCount, isUserCreated, createdAt, updatedAt } = template;
  return (
    <div className="grid gap-2 text-ui">
      <p className="text-n11">
        {category}
        {' · '}
        {usageCount === 0
          ? say(texts, 'library.neverUsed')
          : say(texts, 'library.used', { count: usageCount })}
      </p>
      <ul aria-label={say(texts, 'library.tagsOf')} className="flex flex-wrap gap-1 empty:hidden">
        {tags.map((tag) => (
          <li key={tag} className="max-w-full">
            <Tag className="max-w-full">
              <span className="truncate">{choiceLabel(tag)}</span>
            </Tag>
          </li>
        ))}
      </ul>
      {isUserCreated ? (
        <p className="text-label text-n10">
          {say(texts, updatedAt === createdAt ? 'library.made' : 'library.madeAndEdited', {
            made: formatMoment(createdAt),
            edited: formatMoment(updatedAt)
          })}
        </p>
      ) : null}
    </div>
  );
}

function DetailButtons({ template }: { readonly template: Template }) {
  const deeds = useDeeds();
  const { name, isFavorite } = template;
  const elsewhere = ['use', 'open', 'favorite', 'link', 'select'];
  return (
    <>
      <div className="me-auto flex gap-1">
        <IconButton
          label={say(texts, isFavorite ? 'library.unfavoriteName' : 'library.favoriteName', { name })}
          icon={Heart}
          isPressed={isFavorite}
          onClick={() => deeds.toggleFavorite(template)}
        />
        <IconButton
          label={say(texts, 'library.copyLink')}
          icon={Link}
          onClick={() => deeds.copyLink(template)}
        />
        <MenuButton
          label={say(texts, 'library.moreOf', { name })}
          icon={Ellipsis}
          variant="ghost"
          isIconOnly
          items={listTemplateActions(template, deeds).filter(({ id }) => !elsewhere.includes(id))}
        />
      </div>
      {template.isUserCreated ? (
        <Button onClick={() => deeds.edit(template)}>{say(texts, 'library.edit')}</Button>
      ) : (
        <Button onClick={() => deeds.copy(template)}>{say(texts, 'library.duplicate')}</Button>
      )}
      <Button
        variant="primary"
        aria-label={say(texts, 'library.useName', { name })}
        onClick={() => deeds.use(template)}
      >
        {say(texts, 'library.use')}
      </Button>
    </>
  );
}
