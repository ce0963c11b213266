import { paths } from '#shared/contract/paths.ts';
import { Link } from '#renderer/lib/router.ts';
import { buttonClasses } from '#renderer/ui/buttons/button-classes.ts';

type NextStepsProps = {
  /** The label of the link to the builder. */
  readonly build: string;
  /** The examples are the section of that name on the same page. */
  readonly also: 'templates' | 'examples';
};

/** The two ways on from the head of a page: to the builder, and to something to begin from. */
export function NextSteps({ build, also }: NextStepsProps) {
  return (
    <>
      <Link to={paths.builder.getHref()} className={buttonClasses('primary')}>
        {build}
      </Link>
      {also === 'templates' ? (
        <Link to={paths.library.getHref()} className={buttonClasses('secondary')}>
          Browse templates
        </Link>
      ) : (
        <a href="#examples" className={buttonClasses('secondary')}>
          See worked examples
        </a>
      )}
    </>
  );
}
