import { paths } from '#shared/contract/paths.ts';
import { permissions } from '#shared/domain/people/permissions.ts';
import { t } from '#renderer/lib/messages/translate.ts';
import { Link } from '#renderer/lib/router.ts';
import { namePage } from '#renderer/messages/translated-names.ts';
import texts from '#renderer/messages/en/screens.json';
import { buttonClasses } from '#renderer/ui/buttons/button-classes.ts';
import type { PageWithoutScreen } from '../features.ts';

/** A page whose service does not exist: what it is for, why it is empty, and what works instead. */
export function MissingServiceScreen({ name }: { readonly name: PageWithoutScreen }) {
  const role = permissions[paths[name].access].to;
  return (
    <div className="mx-auto grid w-full max-w-xl grow content-center gap-4 p-6">
      <p className="slug-line text-n10">{t(texts, `screens.state.${role}`)}</p>
      <h1 className="text-title" tabIndex={-1}>
        {namePage(name)}
      </h1>
      <p className="text-lead text-n11">{t(texts, `screens.purpose.${name}`)}</p>
      <p className="text-read text-n11">{t(texts, `screens.why.${role}`)}</p>
      <p className="text-read text-n11">{t(texts, `screens.instead.${role}`)}</p>
      <p className="flex flex-wrap gap-2 pt-2">
        <Link to={paths.builder.getHref()} className={buttonClasses('primary')}>
          {t(texts, 'screens.go.builder')}
        </Link>
      </p>
    </div>
  );
}
