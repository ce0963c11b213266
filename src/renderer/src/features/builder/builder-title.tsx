/** The screen's one first heading, wherever the layout puts it. */
import { say } from '#renderer/lib/messages/say.ts';
import texts from '#renderer/messages/en/builder.json';
export function BuilderTitle({ className }: { readonly className: string }) {
  return (
    <h1 tabIndex={-1} className={className}>
      {say(texts, 'builder.title')}
    </h1>
  );
}
