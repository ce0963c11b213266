import { Heart, Trash2 } from 'lucide-react';
import { choiceLabel } from '#shared/domain/prompt/prompt-fields.ts';
import type { Template } from '#shared/domain/template/template.ts';
import { focusNeighbour } from '#renderer/lib/focus-neighbour.ts';
import { Button, IconButton } from '#renderer/ui/button.tsx';
import { Tag } from '#renderer/ui/tag.tsx';
import { Highlighted } from './highlighted.tsx';
import { libraryContext } from './library-context.ts';
import { TemplatePoster } from './template-poster.tsx';

type Props = {
  readonly template: Template;
  readonly search: string;
  readonly onUse: (template: Template) => void;
};

export function TemplateCard({ template, search, onUse }: Props) {
  const { toggleFavorite, removeTemplate } = libraryContext.useStoreApi().getState();
  const { id, name, description, promptData, isFavorite, isUserCreated, usageCount } = template;
  return (
    <li className="flex flex-col gap-3 rounded-panel border border-n6 bg-n2 p-3">
      <TemplatePoster template={template} />
      <div className="grid grow content-start gap-1">
        <h3 className="truncate text-ui font-semibold" data-tip={name.length > 32 ? name : undefined}>
          <Highlighted text={name} search={search} />
        </h3>
        <p className="line-clamp-2 min-h-10 text-ui text-n11">
          <Highlighted text={description} search={search} />
        </p>
      </div>
      <p className="flex flex-wrap gap-1">
        <Tag>{promptData.duration} s</Tag>
        {promptData.aspectRatio === '' ? null : <Tag>{promptData.aspectRatio}</Tag>}
        <Tag>{promptData.frameRate} fps</Tag>
        {promptData.cinematicStyle === '' ? null : <Tag>{choiceLabel(promptData.cinematicStyle)}</Tag>}
      </p>
      <div className="flex items-center gap-2">
        <Button variant="primary" aria-label={`Use ${name}`} onClick={() => onUse(template)}>
          Use
        </Button>
        <span className="grow text-label text-n10">{usageCount === 0 ? null : `Used ${usageCount}×`}</span>
        {isUserCreated ? (
          <IconButton
            label={`Delete ${name}`}
            icon={Trash2}
            onClick={({ currentTarget }) => {
              focusNeighbour(currentTarget);
              void removeTemplate(id);
            }}
          />
        ) : null}
        <IconButton
          label={isFavorite ? `Remove ${name} from favourites` : `Add ${name} to favourites`}
          icon={Heart}
          isPressed={isFavorite}
          onClick={() => void toggleFavorite(id)}
        />
      </div>
    </li>
  );
}
