import { choiceLabel } from '#shared/domain/craft/prompt/prompt-fields.ts';
import { Tag } from '#renderer/ui/tag.tsx';
import { t } from '#renderer/lib/messages/translate.ts';
import texts from '#renderer/messages/en/builder.json';
import { useBuilderLater } from '../builder-context.ts';

/** Frame, camera move, frame rate and resolution in four small words. */
export function ShotTags() {
  const ratio = useBuilderLater(({ document }) => document.data.aspectRatio);
  const move = useBuilderLater(({ document }) => document.data.cameraMovement);
  const frameRate = useBuilderLater(({ document }) => document.data.frameRate);
  const resolution = useBuilderLater(({ document }) => document.data.resolution);
  const tags = [ratio, choiceLabel(move).toLowerCase(), `${frameRate} fps`, resolution];
  return (
    <ul aria-label={t(texts, 'builder.shotSettings')} className="flex flex-wrap gap-1.5">
      {tags.map((tag, place) =>
        tag.trim() === '' ? null : (
          // oxlint-disable-next-line react/no-array-index-key -- four fixed places
          <li key={place} className="max-w-full">
            <Tag className="max-w-full overflow-hidden text-ellipsis">{tag}</Tag>
          </li>
        )
      )}
    </ul>
  );
}
