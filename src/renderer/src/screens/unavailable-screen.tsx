import { type ClosedPageName, paths } from '#shared/contract/paths.ts';
import { Link } from '#renderer/lib/router.ts';
import { buttonClasses } from '#renderer/ui/button-classes.ts';
import { say } from '#renderer/lib/messages/say.ts';
import texts from '#renderer/messages/en/screens.json';
import { namePage } from '#renderer/messages/names.ts';
import { waysOut } from './ways-out.ts';

/** An address whose screen is closed to whoever came: what it is for, why it is closed, and what works instead. */
export function UnavailableScreen({ name }: { readonly name: ClosedPageName }) {
  const { state } = paths[name];
  return (
    <div className="mx-auto grid w-full max-w-xl grow content-center gap-4 p-6">
      <p className="slug-line text-n10">{say(texts, `screens.standing.${state}`)}</p>
      <h1 className="text-title" tabIndex={-1}>
        {namePage(name)}
      </h1>
      <p className="text-lead text-n11">{say(texts, `screens.purpose.${name}`)}</p>
      <p className="text-read text-n11">{say(texts, `screens.why.${state}`)}</p>
      <p className="text-read text-n11">{say(texts, `screens.instead.${waysOut[name]}`)}</p>
      <p className="flex flex-wrap gap-2 pt-2">
        <Link to={paths.builder.getHref()} className={buttonClasses('primary')}>
          {say(texts, 'screens.go.builder')}
        </Link>
      </p>
    </div>
  );
}
