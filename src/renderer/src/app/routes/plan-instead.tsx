import { useStore } from 'zustand';
import { paths } from '#shared/contract/paths.ts';
import type { Advice } from '#renderer/features/fit/fit-report.ts';
import { Link } from '#renderer/lib/router.ts';
import { buttonClasses } from '#renderer/ui/button-classes.ts';
import { say } from '#renderer/lib/messages/say.ts';
import texts from '#renderer/messages/en/app.json';
import { useApp } from '../model/model-context.ts';

/** Where the fit check would make a prompt shorter: the way to keep all of it. */
export function PlanInstead({ advice }: { readonly advice: Advice }) {
  const { builder } = useApp().model;
  const seconds = useStore(builder, ({ document }) => document.data.duration);
  const shorter = advice.remedy?.changes.duration;
  if (advice.moves.length > 0 || shorter === undefined || !(shorter < seconds)) return null;
  return (
    <Link to={paths.plan.getHref()} className={buttonClasses('ghost')}>
      {say(texts, 'app.planInstead')}
    </Link>
  );
}
