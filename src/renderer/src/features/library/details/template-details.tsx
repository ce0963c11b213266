import { Ellipsis, Heart, Link as LinkIcon } from 'lucide-react';
import { type ReactNode, type RefObject, useRef } from 'react';
import { OpenInApp } from '#renderer/feature-api/open-in-app.tsx';
import { Part } from '#renderer/feature-api/parts.ts';
import { formatMoment } from '#renderer/lib/messages/format.ts';
import { t } from '#renderer/lib/messages/translate.ts';
import { Link } from '#renderer/lib/router.ts';
import texts from '#renderer/messages/en/library.json';
import { nameField, nameGroup, nameValue, translateOpenInApp } from '#renderer/messages/translated-names.ts';
import { Button, IconButton } from '#renderer/ui/buttons/button.tsx';
import { Dialog } from '#renderer/ui/overlays/dialog.tsx';
import { MenuButton } from '#renderer/ui/menus/menu.tsx';
import { appLinks } from '#shared/contract/app-links.ts';
import { choiceLabel, promptFields, promptGroups } from '#shared/domain/craft/prompt/prompt-fields.ts';
import type { PromptData } from '#shared/domain/craft/prompt/prompt.ts';
import { showValue } from '#shared/domain/craft/prompt/show-value.ts';
import { changeFilters, type TemplateFilters } from '#shared/domain/craft/template/search/filter.ts';
import type { Template } from '#shared/domain/craft/template/template.ts';
import { defaultLibraryView, hrefOf, writeView } from '../store/library-view-url.ts';
import { listTemplateActions, useTemplateActions } from '../store/template-actions.ts';
import { useConflictNotes } from '../editor/conflict-notes.tsx';
import { TemplatePoster } from './template-poster.tsx';

type FieldListProps = { readonly data: PromptData; readonly notes: ReadonlyMap<string, ReactNode> };

/** Every field of a prompt by its group; those left empty are named together at the end. */
function PromptFieldList({ data, notes }: FieldListProps) {
  const shown = promptFields.map((field) => ({
    name: field.name,
    group: field.group,
    label: nameField(field.name),
    value: nameValue(field.name, showValue(field, data).trim())
  }));
  const isShown = ({ name, value }: (typeof shown)[number]) => value !== '' || notes.has(name);
  const empty = shown.filter((field) => !isShown(field)).map(({ label }) => label);
  return (
    <div className="grid min-w-0 content-start gap-4">
      {promptGroups.map((promptGroup) => {
        const { id } = promptGroup;
        const label = nameGroup(promptGroup);
        const own = shown.filter((field) => field.group === id && isShown(field));
        if (own.length === 0) return null;
        return (
          <section key={id} aria-label={label} className="min-w-0">
            <h3 className="slug-line pb-1 text-n10">{label}</h3>
            <dl className="divide-y divide-n6 border-t border-n6 text-ui">
              {own.map((field) => (
                <div
                  key={field.name}
                  className="grid gap-x-3 py-1.5 min-[480px]:grid-cols-[9rem_minmax(0,1fr)]"
                >
                  <dt className="text-n10">{field.label}</dt>
                  <dd dir="auto" className="[text-align:match-parent] break-words whitespace-pre-line">
                    {field.value}
                    {notes.get(field.name)}
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        );
      })}
      {empty.length === 0 ? null : (
        <p className="text-label text-n10">{t(texts, 'library.emptyFields', { fields: empty.join(', ') })}</p>
      )}
    </div>
  );
}

type Props = { readonly template: Template; readonly onClose: () => void };

/** Everything a template holds, and everything that can be done with it. */
export function TemplateDetails({ template, onClose }: Props) {
  const { name, description, promptData } = template;
  const notes = useConflictNotes(template.id);
  const useButton = useRef<HTMLButtonElement>(null);
  return (
    <Dialog
      isOpen
      initialFocus={useButton}
      onClose={onClose}
      title={name}
      description={description}
      size="l"
      footer={<DetailButtons template={template} useButton={useButton} />}
    >
      <div className="grid gap-5 min-[768px]:grid-cols-[minmax(0,20rem)_minmax(0,1fr)]">
        <div className="grid content-start gap-4">
          <TemplatePoster template={template} />
          {[...notes.own.values()]}
          <Facts template={template} />
          <Part part="TemplateFit" data={promptData} />
        </div>
        <PromptFieldList data={promptData} notes={notes.prompt} />
      </div>
    </Dialog>
  );
}

/** All templates that share this with it. */
const linkTo = (shared: Partial<TemplateFilters>): string =>
  hrefOf(writeView({ ...defaultLibraryView, ...changeFilters(defaultLibraryView, shared) }));

function Facts({ template }: { readonly template: Template }) {
  const { category, tags, usageCount, isUserCreated, createdAt, updatedAt } = template;
  return (
    <div className="grid gap-2 text-ui">
      <p className="text-n11">
        <Link to={linkTo({ category })} className="rounded-tag underline hover:text-n12">
          {category}
        </Link>
        {' · '}
        {usageCount === 0 ? t(texts, 'library.neverUsed') : t(texts, 'library.used', { count: usageCount })}
      </p>
      <ul aria-label={t(texts, 'library.tagsOf')} className="flex flex-wrap gap-1 empty:hidden">
        {tags.map((tag) => (
          <li key={tag} className="max-w-full">
            <Link
              to={linkTo({ tags: [tag] })}
              className="inline-flex min-h-6 max-w-full items-center rounded-full border border-n8 px-2.5 text-label hover:bg-n4 pointer-coarse:min-h-11"
            >
              <span className="truncate">{choiceLabel(tag)}</span>
            </Link>
          </li>
        ))}
      </ul>
      {isUserCreated ? (
        <p className="text-label text-n10">
          {t(texts, updatedAt === createdAt ? 'library.made' : 'library.madeAndEdited', {
            made: formatMoment(createdAt),
            edited: formatMoment(updatedAt)
          })}
        </p>
      ) : null}
    </div>
  );
}

type ButtonsProps = {
  readonly template: Template;
  readonly useButton: RefObject<HTMLButtonElement | null>;
};

function DetailButtons({ template, useButton }: ButtonsProps) {
  const actions = useTemplateActions();
  const { name, isFavorite } = template;
  const elsewhere = ['use', 'open', 'favorite', 'link', 'select'];
  return (
    <>
      <div className="me-auto flex gap-1">
        <IconButton
          label={t(texts, isFavorite ? 'library.unfavoriteName' : 'library.favoriteName', { name })}
          icon={Heart}
          isPressed={isFavorite}
          onClick={() => actions.toggleFavorite(template)}
        />
        <IconButton
          label={t(texts, 'library.copyLink')}
          icon={LinkIcon}
          onClick={() => actions.copyLink(template)}
        />
        <MenuButton
          label={t(texts, 'library.moreOf', { name })}
          icon={Ellipsis}
          variant="ghost"
          isIconOnly
          items={listTemplateActions(template, actions).filter(({ id }) => !elsewhere.includes(id))}
        />
      </div>
      {template.isUserCreated ? (
        <Button onClick={() => actions.edit(template)}>{t(texts, 'library.edit')}</Button>
      ) : (
        <>
          <OpenInApp link={appLinks.template(template.id)} texts={translateOpenInApp()} />
          <Button onClick={() => actions.copy(template)}>{t(texts, 'library.duplicate')}</Button>
        </>
      )}
      <Button
        ref={useButton}
        variant="primary"
        aria-label={t(texts, 'library.useName', { name })}
        onClick={() => actions.use(template)}
      >
        {t(texts, 'library.use')}
      </Button>
    </>
  );
}
