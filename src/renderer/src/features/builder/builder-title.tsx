/** The screen's one first heading, wherever the layout puts it. */
import { t } from '#renderer/lib/messages/translate.ts';
import texts from '#renderer/messages/en/builder.json';
export function BuilderTitle({ className }: { readonly className: string }) {
  return (
    <h1 tabIndex={-1} className={className}>
      {t(texts, 'builder.title')}
    </h1>
  );
}
