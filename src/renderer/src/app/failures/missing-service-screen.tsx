import { paths } from '#shared/contract/paths.ts';
import { permissions } from '#shared/domain/people/permissions.ts';
import { say } from '#renderer/lib/messages/say.ts';
import { Link } from '#renderer/lib/router.ts';
import { namePage } from '#renderer/messages/names.ts';
import texts from '#renderer/messages/en/screens.json';
import { buttonClasses } from '#renderer/ui/button-classes.ts';
import type { PageWithoutScreen } from '../features.ts';

/** A page whose service does not exist: what it is for, why it is empty, and what works instead. */
export function MissingServiceScreen({ name }: { readonly name: PageWithoutScreen }) {
  const role = permissions[paths[name].access].to;
  return (
    <div className="mx-auto grid w-full max-w-xl grow content-center gap-4 p-6">
      <p className="slug-line text-n10">{say(texts, `screens.state.${role}`)}</p>
      <h1 className="text-title" tabIndex={-1}>
        {namePage(name)}
      </h1>
      <p className="text-lead text-n11">{say(texts, `screens.purpose.${name}`)}</p>
      <p className="text-read text-n11">{say(texts, `screens.why.${role}`)}</p>
      <p className="text-read text-n11">{say(texts, `screens.instead.${role}`)}</p>
      <p className="flex flex-wrap gap-2 pt-2">
        <Link to={paths.builder.getHref()} className={buttonClasses('primary')}>
          {say(texts, 'screens.go.builder')}
        </Link>
      </p>
    </div>
  );
}
