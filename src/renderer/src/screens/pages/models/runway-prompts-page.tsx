import { paths } from '#shared/contract/paths.ts';
import { ModelFacts } from '#renderer/features/content/model-facts.tsx';
import { QuestionList } from '#renderer/features/content/question-list.tsx';
import { quoteLimit } from '#renderer/features/content/describe-model-facts.ts';
import { ContentPage, type ContentSection } from '#renderer/features/content/content-page.tsx';
import { Rewrites } from '#renderer/features/content/rewrites.tsx';
import { TemplateRow } from '#renderer/features/content/template-row.tsx';
import { Pitfalls } from '#renderer/features/content/pitfalls.tsx';
import { WorkedExample } from '#renderer/features/content/worked-example.tsx';
import { NextSteps } from '#renderer/features/content/next-steps.tsx';
import { Link } from '#renderer/lib/router.ts';
import { questions, runwayRewrites, runwayTroubles } from './runway-prompts-advice.ts';
import { dog, ink, portrait, runner, runwayTemplates } from './runway-prompts-examples.ts';

export { questions };

const sections: readonly ContentSection[] = [
  {
    id: 'today',
    title: 'What Runway takes today',
    content: (
      <>
        <p>
          Two models of Runway’s own matter for prompts. Gen-4.5 works from words alone, or from words and a
          picture. Gen-4 Turbo always starts from a picture.
        </p>
        <ModelFacts modelId="runway-gen4.5" />
        <ModelFacts modelId="runway-gen4_turbo" />
      </>
    )
  },
  {
    id: 'order',
    title: 'One sentence first, then a few short ones',
    content: (
      <>
        <p>Runway’s guide gives a pattern that is worth knowing by heart:</p>
        <p>
          <strong>[Camera] shot of [subject] [action] in [place].</strong>
        </p>
        <ol>
          <li>
            <strong>The framing opens the sentence.</strong> “A low-angle shot of” settles where everything
            else will stand.
          </li>
          <li>
            <strong>One subject, few words.</strong> Later sentences may call it “the subject”. That is plain,
            and it cannot be mistaken for somebody new.
          </li>
          <li>
            <strong>The action in the -ing form.</strong> “Crossing a salt flat” flows on from the subject and
            keeps it one shot.
          </li>
          <li>
            <strong>The camera’s own move gets a sentence.</strong> One move. “A slow dolly in.”
          </li>
          <li>
            <strong>Style and light last.</strong> One style, one grade, one mood, at most two effects.
          </li>
        </ol>
        <p>
          In the builder, write the action as “crossing …” or “lifting …”. Then open “Compare models” and
          choose a Runway model: the text it writes has this shape, and you copy it from there.
        </p>
      </>
    )
  },
  {
    id: 'positive',
    title: 'Say what is there',
    content: (
      <>
        <p>
          Elsewhere a negative is at worst a wasted word. With Runway it does harm: naming a thing, even to
          forbid it, puts the thing on the table. So every “no” needs a replacement.
        </p>
        <ul>
          <li>No people: “a deserted street”.</li>
          <li>No camera shake: “a locked-off camera”.</li>
          <li>No text: “a clean frame”.</li>
          <li>No cuts: “one continuous take”.</li>
          <li>No clouds: “a clear sky”.</li>
        </ul>
        <p>
          In the text that “Compare models” writes for Runway, these five are turned round for you. What it
          knows no positive word for is left out, and the loss report says so.
        </p>
      </>
    )
  },
  {
    id: 'examples',
    title: 'Worked examples',
    content: (
      <>
        <WorkedExample example={runner}>
          The pattern to the letter. The camera follows, so the runner stays in the picture while the ground
          moves.
        </WorkedExample>
        <WorkedExample example={ink}>
          A camera that stands still leaves all movement to the subject. The action says where it ends: when
          it fills the frame.
        </WorkedExample>
        <WorkedExample example={dog}>
          Three small actions in {dog.data.duration} s, upright. The strip of light is the reason for all of
          them.
        </WorkedExample>
        <WorkedExample example={portrait}>
          For a picture you bring. Add the picture at Runway; the words only say what moves.
        </WorkedExample>
      </>
    )
  },
  { id: 'rewrites', title: 'Before and after', content: <Rewrites rewrites={runwayRewrites} /> },
  {
    id: 'picture',
    title: 'Starting from a picture',
    content: (
      <>
        <p>
          With a picture, the prompt has one task: motion. Who moves, how, and what the camera does. Leave out
          clothes, hair, furniture and light, because they are in the picture already.
        </p>
        <p>
          A picture also opens more ratios. From text Gen-4.5 takes{' '}
          {quoteLimit('runway-gen4.5', 'Aspect ratio')}; Gen-4 Turbo, which needs one, takes{' '}
          {quoteLimit('runway-gen4_turbo', 'Aspect ratio')}. Give it a picture of the same ratio, or the edges
          are lost before anything moves.
        </p>
      </>
    )
  },
  {
    id: 'longer',
    title: 'Longer than one clip, and with sound',
    content: (
      <>
        <p>
          Plan several clips and cut them. The <Link to={paths.plan.getHref()}>clip plan</Link> divides a long
          prompt into lengths that Runway takes and repeats subject, place and look in each, so that the parts
          match.
        </p>
        <p>
          Sound comes later, in the edit, or from another model. If a line has to be spoken on screen, look at{' '}
          <Link to={paths.veoPrompts.getHref()}>Veo and Gemini Omni</Link>.
        </p>
      </>
    )
  },
  {
    id: 'wrong',
    title: 'What goes wrong, and what helps',
    content: <Pitfalls pitfalls={runwayTroubles} />
  },
  {
    id: 'templates',
    title: 'Templates that fit',
    content: (
      <>
        <p>
          Written for Veo, with sound. Choose a Runway model after opening one: the fit check lists what
          changes, and what would not be heard.
        </p>
        <TemplateRow ids={runwayTemplates} />
      </>
    )
  },
  { id: 'questions', title: 'Questions', content: <QuestionList questions={questions} /> }
];

export function Page() {
  return (
    <ContentPage
      title="Runway prompts, short and in positive words"
      lead="One continuous shot, said simply, without a single “no”. What Runway’s models take today, the pattern its guide teaches, and examples to open and change."
      actions={<NextSteps build="Build a prompt" also="examples" />}
      sections={sections}
    />
  );
}
