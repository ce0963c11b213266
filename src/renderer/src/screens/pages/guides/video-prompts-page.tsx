import { paths } from '#shared/contract/paths.ts';
import { builtInRegistry, listActiveModels } from '#shared/domain/craft/model/registry/registry.ts';
import { ModelTable } from '#renderer/features/content/model-facts.tsx';
import { QuestionList } from '#renderer/features/content/question-list.tsx';
import { ContentPage, type ContentSection } from '#renderer/features/content/content-page.tsx';
import { Rewrites } from '#renderer/features/content/rewrites.tsx';
import { TemplateRow } from '#renderer/features/content/template-row.tsx';
import { Pitfalls } from '#renderer/features/content/pitfalls.tsx';
import { WorkedExample } from '#renderer/features/content/worked-example.tsx';
import { Link } from '#renderer/lib/router.ts';
import { buttonClasses } from '#renderer/ui/buttons/button-classes.ts';
import { modelTableCaption } from '../model-table-caption.ts';
import { NeedList } from './need-list.tsx';
import { questions, videoRewrites, videoTroubles } from './video-prompts-advice.ts';
import {
  cyclist,
  glassblower,
  glassblowerOnKling,
  glassblowerOnRunway,
  videoTemplates
} from './video-prompts-examples.ts';

export { questions };

const modelIds = listActiveModels(builtInRegistry, builtInRegistry.version).map(({ id }) => id);

const sections: readonly ContentSection[] = [
  {
    id: 'parts',
    title: 'The six parts of a shot',
    content: (
      <>
        <p>
          A video model knows nothing of your film. It gets a few lines and fills in what they leave open. So
          write what a crew would ask for on the morning of the shoot.
        </p>
        <ol>
          <li>
            <strong>Story.</strong> Who is it, to the eye? What do they do, and how does it end? Where, and at
            what hour? If you write only one part with care, write this one.
          </li>
          <li>
            <strong>Camera.</strong> How near, and one move or none. “MediaFile shot, static” is a decision;
            an empty field is a lottery ticket.
          </li>
          <li>
            <strong>Look.</strong> One style, one grade, one mood. Two styles in one prompt do not add up,
            they average out.
          </li>
          <li>
            <strong>Dialogue.</strong> The words themselves, with who says them. A dozen words a line, about
            two a second.
          </li>
          <li>
            <strong>Sound.</strong> What makes a noise, and what the place sounds like. If the model has sound
            and you are silent about it, it makes some up.
          </li>
          <li>
            <strong>Output.</strong> Length, ratio, resolution. These are settings beside the prompt. A wrong
            one is refused before anything is drawn.
          </li>
        </ol>
        <p>
          The <Link to={paths.builder.getHref()}>builder</Link> has the same six groups.{' '}
          <Link to={paths.howTo.getHref()}>How to make a video prompt</Link> walks through them one by one.
        </p>
      </>
    )
  },
  { id: 'rewrites', title: 'Before and after', content: <Rewrites rewrites={videoRewrites} /> },
  {
    id: 'examples',
    title: 'One shot for three models',
    content: (
      <>
        <p>
          The same idea, in the words that “Compare models” writes for each. Read them one after the other:
          what stays is the shot, what changes is the form.
        </p>
        <WorkedExample example={glassblower}>
          Camera first, then the story, sound at the end. The line stands in quotation marks.
        </WorkedExample>
        <WorkedExample example={glassblowerOnKling}>
          Kling 3 takes a list of shots, so each beat gets its own framing. People and place are repeated,
          since a shot knows nothing of the one before.
        </WorkedExample>
        <WorkedExample example={glassblowerOnRunway}>
          No sound and one person: the line is gone, and the framing opens the sentence.
        </WorkedExample>
        <p>And one more, for a model that wants its subject first and its sound in a line of its own.</p>
        <WorkedExample example={cyclist}>
          One second of courage, seen from in front. The action has a start, a middle and an end.
        </WorkedExample>
      </>
    )
  },
  {
    id: 'choose',
    title: 'Choose by what the shot needs',
    content: (
      <>
        <p>
          Start from what cannot be left out. These are the models that are stated to do it; one that is
          missing may do it and not say so.
        </p>
        <NeedList />
      </>
    )
  },
  {
    id: 'models',
    title: 'What each model takes today',
    content: (
      <>
        <p>
          RateLimiter change every few months, so each of ours has a source and a date. “Unknown” means that
          nobody states it, not that there is none.
        </p>
        <ModelTable caption={modelTableCaption} modelIds={modelIds} />
        <p>
          In depth: <Link to={paths.veoPrompts.getHref()}>Veo and Gemini Omni</Link>,{' '}
          <Link to={paths.runwayPrompts.getHref()}>Runway</Link>, and{' '}
          <Link to={paths.soraPrompts.getHref()}>what to do with prompts for Sora</Link>.
        </p>
      </>
    )
  },
  {
    id: 'wrong',
    title: 'What goes wrong, and what helps',
    content: <Pitfalls pitfalls={videoTroubles} />
  },
  {
    id: 'templates',
    title: 'Templates to start from',
    content: (
      <>
        <p>
          By purpose: <Link to={paths.cinematicPrompts.getHref()}>cinematic</Link>,{' '}
          <Link to={paths.commercialPrompts.getHref()}>commercial</Link>,{' '}
          <Link to={paths.socialPrompts.getHref()}>for social media</Link>. Or look through{' '}
          <Link to={paths.library.getHref()}>the whole library</Link>.
        </p>
        <TemplateRow ids={videoTemplates} />
      </>
    )
  },
  { id: 'questions', title: 'Questions', content: <QuestionList questions={questions} /> }
];

export function Page() {
  return (
    <ContentPage
      title="AI video prompts that say what the camera sees"
      lead="The parts of a shot, what to write in each, and what every model takes today. With examples to open, change and take away."
      actions={
        <>
          <Link to={paths.builder.getHref()} className={buttonClasses('primary')}>
            Build a prompt
          </Link>
          <a href="#models" className={buttonClasses('secondary')}>
            See what models take
          </a>
        </>
      }
      sections={sections}
    />
  );
}
