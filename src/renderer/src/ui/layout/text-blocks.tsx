import { useMemo } from 'react';
import { splitTextBlocks, type TextBlock } from '#shared/kit/text-blocks.ts';

/** Plain text, shown with its paragraphs and lists. */
export function TextBlocks({ text }: { readonly text: string }) {
  const blocks = useMemo(() => splitTextBlocks(text), [text]);
  return (
    <div className="grid max-w-read gap-3 text-read wrap-anywhere">
      {blocks.map((block) => (
        <Block key={block.line} block={block} />
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
  const items = block.items.map(({ line, text }) => <li key={line}>{text}</li>);
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
