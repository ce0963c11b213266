import { paths } from '#shared/contract/paths.ts';
import { type Question, QuestionList } from '#renderer/features/content/question-list.tsx';
import { ContentPage, type ContentSection } from '#renderer/features/content/content-page.tsx';
import { WorkedExample } from '#renderer/features/content/worked-example.tsx';
import { Link } from '#renderer/lib/router.ts';
import { buttonClasses } from '#renderer/ui/buttons/button-classes.ts';
import { beginning, models, practical, privacy, umbrella, work } from './faq-questions.ts';

export const questions: readonly Question[] = [...beginning, ...models, ...work, ...privacy, ...practical];

const sections: readonly ContentSection[] = [
  {
    id: 'beginning',
    title: 'Beginning',
    content: (
      <>
        <QuestionList questions={beginning} />
        <p>
          This is what a filled builder makes. Open it, change one field and watch which words follow; undo
          brings back what you had.
        </p>
        <WorkedExample example={umbrella}>
          One subject, one action that ends, one light. That is most of what there is to know.
        </WorkedExample>
        <p>
          The whole way, step by step: <Link to={paths.howTo.getHref()}>how to make a video prompt</Link>.
        </p>
      </>
    )
  },
  {
    id: 'models',
    title: 'Models and prompts',
    content: (
      <>
        <QuestionList questions={models} />
        <p>
          More on <Link to={paths.videoPrompts.getHref()}>all models</Link>,{' '}
          <Link to={paths.veoPrompts.getHref()}>Veo</Link>,{' '}
          <Link to={paths.runwayPrompts.getHref()}>Runway</Link>,{' '}
          <Link to={paths.soraPrompts.getHref()}>the end of Sora</Link> and{' '}
          <Link to={paths.jsonPrompting.getHref()}>JSON prompting</Link>.
        </p>
      </>
    )
  },
  {
    id: 'your-work',
    title: 'Your work',
    content: <QuestionList questions={work} />
  },
  { id: 'privacy', title: 'Privacy and rights', content: <QuestionList questions={privacy} /> },
  { id: 'practical', title: 'Practical matters', content: <QuestionList questions={practical} /> }
];

export function Page() {
  return (
    <ContentPage
      title="Questions and plain answers"
      lead="What Reelwright does, what it leaves to others, and where your work is kept. Short answers, checked against the app as it is today."
      actions={
        <>
          <Link to={paths.builder.getHref()} className={buttonClasses('primary')}>
            Build a prompt
          </Link>
          <Link to={paths.howTo.getHref()} className={buttonClasses('secondary')}>
            Read how to begin
          </Link>
        </>
      }
      sections={sections}
    />
  );
}
