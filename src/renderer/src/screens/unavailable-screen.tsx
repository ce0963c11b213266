import { type ClosedPageName, type PageState, paths } from '#shared/contract/paths.ts';
import { Link } from '#renderer/lib/router.ts';
import { buttonClasses } from '#renderer/ui/button-classes.ts';
import { purposes } from './closed-page-purposes.ts';

const reasons: Record<Exclude<PageState, 'open'>, { readonly label: string; readonly text: string }> = {
  'signed-out': {
    label: 'Signed out',
    text: 'You are not signed in. Accounts belong to the marketplace, and this app is not connected to a marketplace server, so there is nothing to sign in to.'
  },
  'not-permitted': {
    label: 'Not permitted',
    text: 'Only administrators of a marketplace may open this, and you are not signed in as one.'
  },
  'not-connected': {
    label: 'Not connected',
    text: 'This needs a marketplace server, and this app is not connected to one.'
  }
};

/** An address whose screen is closed to whoever came: what it is for, why it is closed, and what works instead. */
export function UnavailableScreen({ name }: { readonly name: ClosedPageName }) {
  const { title, state } = paths[name];
  const { label, text } = reasons[state];
  const { purpose, instead, to } = purposes[name];
  return (
    <div className="mx-auto grid w-full max-w-xl grow content-center gap-4 p-6">
      <p className="slug-line text-n10">{label}</p>
      <h1 className="text-title" tabIndex={-1}>
        {title}
      </h1>
      <p className="text-lead text-n11">{purpose}</p>
      <p className="text-read text-n11">{text}</p>
      <p className="text-read text-n11">{instead}</p>
      <p className="flex flex-wrap gap-2 pt-2">
        <Link to={paths[to].getHref()} className={buttonClasses('primary')}>
          {destinations[to]}
        </Link>
        {to === 'builder' ? null : (
          <Link to={paths.builder.getHref()} className={buttonClasses('secondary')}>
            {destinations.builder}
          </Link>
        )}
      </p>
    </div>
  );
}

const destinations = {
  builder: 'Go to builder',
  library: 'Browse templates',
  faq: 'Read the answers'
} as const;
