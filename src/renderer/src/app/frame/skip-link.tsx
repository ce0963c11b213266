import { t } from '#renderer/lib/messages/translate.ts';
import texts from '#renderer/messages/en/app.json';

/** The first stop of the Tab key: past everything that is the same on every screen. */
export function SkipLink() {
  return (
    <a
      href="#main"
      onClick={(event) => {
        // The address stays as it is.
        event.preventDefault();
        document.getElementById('main')?.focus();
      }}
      className="absolute start-2 top-2 z-menu -translate-y-20 rounded-control bg-n12 px-3 py-2 text-ui font-semibold text-n1 focus:translate-y-0"
    >
      {t(texts, 'app.skip')}
    </a>
  );
}
