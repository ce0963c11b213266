import { choiceLabel } from '#shared/domain/prompt/prompt-fields.ts';
import { Tag } from '#renderer/ui/tag.tsx';
import { useBuilder } from '../builder-context.ts';

/** Frame, camera move, frame rate and resolution in four small words. */
export function ShotTags() {
  const ratio = useBuilder(({ document }) => document.data.aspectRatio);
  const move = useBuilder(({ document }) => document.data.cameraMovement);
  const frameRate = useBuilder(({ document }) => document.data.frameRate);
  const resolution = useBuilder(({ document }) => document.data.resolution);
  const tags = [ratio, choiceLabel(move).toLowerCase(), `${frameRate} fps`, resolution];
  return (
    <ul aria-label="Shot settings" className="flex flex-wrap gap-1.5">
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
