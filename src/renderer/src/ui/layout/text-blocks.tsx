import { useMemo } from 'react';
import { splitTextBlocks, type TextBlock } from '#shared/kit/text-blocks.ts';

/** A plain text that somebody wrote, with its paragraphs and lists. */
export function TextBlocks({ text }: { readonly text: string }) {
  const blocks = useMemo(() => splitTextBlocks(text), [text]);
  return (
    <div className="grid max-w-read gap-3 text-read wrap-anywhere">
      {blocks.map((block, place) => (
        // oxlint-disable-next-line react/no-array-index-key -- blocks have no other name, and hold no state
        <Block key={place} block={block} />
      ))}
    </div>
  );
}

function Block({ block }: { readonly block: TextBlock }) {
  if (block.kind === 'paragraph')
    return (
      <p dir="auto" className="whitespace-pre-line">
        {block.text}
      </p>
    );
  const items = block.items.map((item, place) => (
    // oxlint-disable-next-line react/no-array-index-key -- two items may be the same
    <li key={place}>{item}</li>
  ));
  return block.start === null ? (
    <ul dir="auto" className="grid list-disc gap-1 ps-5">
      {items}
    </ul>
  ) : (
    <ol dir="auto" start={block.start} className="grid list-decimal gap-1 ps-6">
      {items}
    </ol>
  );
}
