import { choiceLabel } from '#shared/domain/craft/prompt/prompt-fields.ts';
import { matchRanges } from '#shared/domain/craft/template/search/match-ranges.ts';
import type { Template } from '#shared/domain/craft/template/template.ts';
import { t } from '#renderer/lib/messages/translate.ts';
import texts from '#renderer/messages/en/library.json';
import { Tag } from '#renderer/ui/feedback/tag.tsx';
import { Highlighted } from './highlighted.tsx';

type Props = { readonly template: Template; readonly search: string };

/** What the shot is made of; tags only where the search found them. */
export function CardFacts({ template, search }: Props) {
  const { category, tags, promptData, isUserCreated } = template;
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
      {isUserCreated ? <Tag>{t(texts, 'library.yours')}</Tag> : null}
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
