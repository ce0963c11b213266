import { paths } from '#shared/contract/paths.ts';
import type { ListingPage } from '#shared/domain/market/listing.ts';
import { t } from '#renderer/lib/messages/translate.ts';
import { Link, useLocation } from '#renderer/lib/router.ts';
import { useSignedInHint } from '#renderer/lib/signed-in-hint.ts';
import texts from '#renderer/messages/en/marketplace.json';
import { buttonClasses } from '#renderer/ui/buttons/button-classes.ts';
import { ListEnd } from '#renderer/ui/layout/list-end.tsx';
import { QuestionForm } from './question-form.tsx';
import { QuestionItem } from './question-item.tsx';
import { useOwnQuestions, useQuestions } from './question-queries.ts';

/** Questions about a listing with the seller's answers, and the form to ask one. */
export function ListingQuestions({ listing: { slug } }: { readonly listing: ListingPage }) {
  const state = useQuestions(slug);
  const mine = useOwnQuestions(slug);
  const isSignedIn = useSignedInHint();
  const { data } = state;
  const questions = data?.pages.flatMap(({ items }) => items) ?? [];
  return (
    <section aria-labelledby="questions-title" className="grid grid-cols-1 gap-4">
      <h2 id="questions-title" className="text-lead">
        {t(texts, 'marketplace.questions.title')}
      </h2>
      {data !== undefined && questions.length === 0 ? (
        <p className="text-ui text-n11">
          {t(texts, mine?.isSeller ? 'marketplace.questions.noneYours' : 'marketplace.questions.none')}
        </p>
      ) : null}
      <ul className="grid grid-cols-1 divide-y divide-n6 empty:hidden">
        {questions.map((question) => (
          <QuestionItem key={question.id} question={question} mine={mine} />
        ))}
      </ul>
      <ListEnd
        state={state}
        isEmpty={questions.length === 0}
        words={{
          more: t(texts, 'marketplace.questions.more'),
          failed: t(texts, 'marketplace.questions.failed'),
          tryAgain: t(texts, 'marketplace.questions.tryAgain')
        }}
      />
      {isSignedIn ? null : <SignInToAsk />}
      {mine === undefined || mine.isSeller ? null : <QuestionForm slug={slug} />}
    </section>
  );
}

function SignInToAsk() {
  const { pathname, search } = useLocation();
  return (
    <Link
      to={`${paths.signIn.getHref()}?returnTo=${encodeURIComponent(`${pathname}${search}`)}`}
      className={`${buttonClasses('secondary')} justify-self-start`}
    >
      {t(texts, 'marketplace.questions.signIn')}
    </Link>
  );
}
