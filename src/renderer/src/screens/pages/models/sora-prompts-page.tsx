import { EnglishDay, formatEnglishDay } from '#renderer/features/content/english-day.tsx';
import { paths } from '#shared/contract/paths.ts';
import { ModelFacts, ModelTable } from '#renderer/features/content/model-facts.tsx';
import { QuestionList } from '#renderer/features/content/question-list.tsx';
import { quoteEnd } from '#renderer/features/content/describe-model-facts.ts';
import { ContentPage, type ContentSection } from '#renderer/features/content/content-page.tsx';
import { Rewrites } from '#renderer/features/content/rewrites.tsx';
import { TemplateRow } from '#renderer/features/content/template-row.tsx';
import { Pitfalls } from '#renderer/features/content/pitfalls.tsx';
import { WorkedExample } from '#renderer/features/content/worked-example.tsx';
import { Link } from '#renderer/lib/router.ts';
import { buttonClasses } from '#renderer/ui/buttons/button-classes.ts';
import { modelTableCaption } from '../model-table-caption.ts';
import { questions, soraRewrites, soraTroubles } from './sora-prompts-advice.ts';
import {
  nightMarket,
  nightMarketChanges,
  nightMarketOnKling,
  nightMarketOnOmni,
  soraDestinations,
  soraTemplates
} from './sora-prompts-examples.ts';

export { questions };

const end = quoteEnd('sora-2');

const sections: readonly ContentSection[] = [
  {
    id: 'ended',
    title: 'What ended, and when',
    content: (
      <>
        <p>
          OpenAI ended Sora 2 and Sora 2 Pro on <EnglishDay day={end} />. Requests to the API are no longer
          answered, and no other model of OpenAI is named as a replacement. For the record, this is what Sora
          took:
        </p>
        <ModelFacts modelId="sora-2" />
        <ModelFacts modelId="sora-2-pro" />
      </>
    )
  },
  {
    id: 'move',
    title: 'Move a prompt in four steps',
    content: (
      <>
        <ol>
          <li>
            <strong>Paste it.</strong> In the <Link to={paths.builder.getHref()}>builder</Link> choose “Paste
            a prompt”. Sora’s headings, its list of actions and its speakers are put into fields, and you see
            what was understood before anything changes.
          </li>
          <li>
            <strong>Choose a model.</strong> Under Output, choose the one you have access to. “Compare models”
            shows two to four of them side by side, with what each would lose.
          </li>
          <li>
            <strong>Settle what does not fit.</strong> The fit check lists every length, ratio and resolution
            that the new model refuses, each with a change that takes one click.
          </li>
          <li>
            <strong>Copy from the comparison.</strong> There the text is written anew in the order and the
            dialogue form of that model. Render one clip and look at it before you move the next twenty.
          </li>
        </ol>
      </>
    )
  },
  {
    id: 'examples',
    title: 'One prompt, moved',
    content: (
      <>
        <p>First as Sora read it. It still opens in the builder, which will tell you what you just read.</p>
        <WorkedExample example={nightMarket}>
          A style line, the scene in prose, then blocks. This is the form that OpenAI’s guide asked for.
        </WorkedExample>
        <p>To move it to Gemini Omni, these settings have to change:</p>
        <SoraChanges />
        <WorkedExample example={nightMarketOnOmni}>
          The same fields, the same words. The headings are gone, and speech and sound stand in one line at
          the end.
        </WorkedExample>
        <WorkedExample example={nightMarketOnKling}>
          Kling takes the whole length. Each line carries its speaker and voice in brackets.
        </WorkedExample>
      </>
    )
  },
  {
    id: 'where',
    title: 'Where to move',
    content: (
      <>
        <p>
          Choose by what your prompts lived from: dialogue, length, an unusual ratio, or a picture to start
          from.
        </p>
        <ModelTable caption={modelTableCaption} modelIds={soraDestinations} />
        <p>
          More on two of them: <Link to={paths.veoPrompts.getHref()}>Veo and Gemini Omni</Link>,{' '}
          <Link to={paths.runwayPrompts.getHref()}>Runway</Link>. For all of them:{' '}
          <Link to={paths.videoPrompts.getHref()}>how to write a video prompt</Link>.
        </p>
      </>
    )
  },
  {
    id: 'keep',
    title: 'What to keep from Sora’s way of writing',
    content: (
      <>
        <p>Much of what its guide taught was sound, and none of it was about Sora alone.</p>
        <ul>
          <li>
            <strong>Length and size are settings.</strong> They were never read from the words. Keep them out
            of the prose unless the new model wants them there.
          </li>
          <li>
            <strong>One camera move, one action a shot.</strong> Still the surest way to get what you wrote.
          </li>
          <li>
            <strong>Steady names for speakers.</strong> “The cook” in the scene is “the cook” in the dialogue,
            letter for letter.
          </li>
          <li>
            <strong>Few words to a line.</strong> Four seconds hold one or two short exchanges.
          </li>
        </ul>
      </>
    )
  },
  { id: 'rewrites', title: 'Before and after', content: <Rewrites rewrites={soraRewrites} /> },
  {
    id: 'wrong',
    title: 'What goes wrong on the way',
    content: <Pitfalls pitfalls={soraTroubles} />
  },
  {
    id: 'templates',
    title: 'Start over from a template',
    content: <TemplateRow ids={soraTemplates} />
  },
  { id: 'questions', title: 'Questions', content: <QuestionList questions={questions} /> }
];

export function Page() {
  return (
    <ContentPage
      title="Sora’s API has ended. Your prompts need not"
      lead={`Nothing has answered to Sora since ${formatEnglishDay(end)}. Here is how to take a prompt apart, what to keep of it, and how it reads on a model that still renders.`}
      actions={
        <>
          <Link to={paths.builder.getHref()} className={buttonClasses('primary')}>
            Move a prompt
          </Link>
          <a href="#examples" className={buttonClasses('secondary')}>
            See one moved
          </a>
        </>
      }
      sections={sections}
    />
  );
}

/** The changes of the worked example for its new model, with reasons. */
function SoraChanges() {
  return (
    <dl className="grid rounded-panel border border-n6 bg-n2 px-4">
      {nightMarketChanges.map(({ field, label, before, after, why }) => (
        <div
          key={field}
          className="grid gap-1 border-n6 py-3 not-first:border-t min-[640px]:grid-cols-[9rem_minmax(0,1fr)] min-[640px]:gap-4"
        >
          <dt className="text-label text-n10 min-[640px]:pt-0.5">{label}</dt>
          <dd className="text-read">
            <del className="text-n10">{before}</del> <span aria-hidden="true">→</span>{' '}
            <ins className="font-medium no-underline">{after}</ins>
            <span className="block text-ui text-n11">{String(why)}</span>
          </dd>
        </div>
      ))}
    </dl>
  );
}
