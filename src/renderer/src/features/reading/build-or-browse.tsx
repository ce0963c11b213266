import { paths } from '#shared/contract/paths.ts';
import { Link } from '#renderer/lib/router.ts';
import { buttonClasses } from '#renderer/ui/button-classes.ts';

/** The two ways on from a page: to the builder, under a name that fits the page, and to the templates. */
export function BuildOrBrowse({ build }: { readonly build: string }) {
  return (
    <>
      <Link to={paths.builder.getHref()} className={buttonClasses('primary')}>
        {build}
      </Link>
      <Link to={paths.library.getHref()} className={buttonClasses('secondary')}>
        Browse templates
      </Link>
    </>
  );
}
