import { EnglishDay } from '#renderer/features/content/english-day.tsx';
import { paths } from '#shared/contract/paths.ts';
import { ModelFacts } from '#renderer/features/content/model-facts.tsx';
import { QuestionList } from '#renderer/features/content/question-list.tsx';
import {
  getModel,
  quoteCrossRules,
  quoteEnd,
  quoteLimit
} from '#renderer/features/content/describe-model-facts.ts';
import { ContentPage, type ContentSection } from '#renderer/features/content/content-page.tsx';
import { Rewrites } from '#renderer/features/content/rewrites.tsx';
import { TemplateRow } from '#renderer/features/content/template-row.tsx';
import { Pitfalls } from '#renderer/features/content/pitfalls.tsx';
import { WorkedExample } from '#renderer/features/content/worked-example.tsx';
import { NextSteps } from '#renderer/features/content/next-steps.tsx';
import { Link } from '#renderer/lib/router.ts';
import { courier, key, keyOnOmni, kiln, veoTemplates } from './veo-prompts-examples.ts';
import { questions, veoRewrites, veoTroubles } from './veo-prompts-advice.ts';

export { questions };

const extension = getModel('veo-3.1').extension?.value;

const sections: readonly ContentSection[] = [
  {
    id: 'today',
    title: 'What Veo takes today',
    content: (
      <>
        <p>
          Guides still say Veo 3, and so do most saved prompts. The model behind the name ended on{' '}
          <EnglishDay day={quoteEnd('veo-3')} />. Veo 3.1 answers in its place and may end from{' '}
          <EnglishDay day={quoteEnd('veo-3.1')} /> on; Google names Gemini Omni as the model to use by
          default. What you learn here about order, sound and dialogue holds for all three.
        </p>
        <ModelFacts modelId="veo-3.1" />
        <ModelFacts modelId="gemini-omni-flash" />
        <p>
          Two of these limits hang together: Veo 3.1 delivers {quoteCrossRules('veo-3.1')}. Where you want
          another length, choose a resolution that is not named there.
        </p>
      </>
    )
  },
  {
    id: 'order',
    title: 'What to write, in which order',
    content: (
      <>
        <p>
          Google’s guide puts the camera first. That is also how a crew reads a brief: where do we stand, whom
          do we see, what happens.
        </p>
        <ol>
          <li>
            <strong>Camera.</strong> One framing and one move: “a two-shot with a slow dolly in”. Said first,
            it decides what there is room for.
          </li>
          <li>
            <strong>Subject.</strong> Two or three things one can see. Clothes and objects hold better from
            clip to clip than character.
          </li>
          <li>
            <strong>Action.</strong> One thing that happens and comes to an end. Without an end, the last
            second wanders.
          </li>
          <li>
            <strong>Place and light.</strong> Where, at what hour, what the light comes from.
          </li>
          <li>
            <strong>Look.</strong> A style, a grade, a mood. One of each: two styles average out.
          </li>
          <li>
            <strong>Sound, last.</strong> Who says what, then effects, then what the place sounds like.
          </li>
        </ol>
        <p>
          You need not keep this order yourself. Fill in the fields of the builder in any order; the finished
          prompt comes out in this one.
        </p>
      </>
    )
  },
  { id: 'rewrites', title: 'Before and after', content: <Rewrites rewrites={veoRewrites} /> },
  {
    id: 'examples',
    title: 'Worked examples',
    content: (
      <>
        <p>
          Each is a whole prompt with its fields filled in, shown in the words that “Compare models” writes
          for its model. Open one and change it; undo brings back what you had.
        </p>
        <WorkedExample example={key}>
          Two people, one gesture, two short lines. The gesture ends, so the clip can.
        </WorkedExample>
        <WorkedExample example={kiln}>
          Nobody speaks, and the sound carries the clip. At 6 s it has to be 720p.
        </WorkedExample>
        <WorkedExample example={courier}>
          Upright, to the lens. The object appears while she talks about it, not after.
        </WorkedExample>
        <WorkedExample example={keyOnOmni}>
          The first example again, moved to the model that Google names. The story is the same; the length and
          the ratio now stand in the words, since some hosts read them there, and all sound goes into one line
          at the end.
        </WorkedExample>
      </>
    )
  },
  {
    id: 'sound',
    title: 'Sound and dialogue',
    content: (
      <>
        <p>
          Veo makes sound by itself. Where you say nothing about it, it makes some up. So say something, even
          if it is “a quiet room” or “no music”.
        </p>
        <ul>
          <li>
            Put the speaker before the line, by what one sees of them: “The woman in yellow: Keep it locked.”
            A name means nothing to a model that has never met Anna.
          </li>
          <li>
            Count words. People say a little over two a second, so about 18 fit into 8 s. Take fewer where
            something happens between the lines. The fit check counts for you.
          </li>
          <li>Stay under a dozen words a line. Longer ones tend to drift away from their voice.</li>
          <li>Name effects by cause: “a metal click” is heard, “cool sound design” is not.</li>
        </ul>
      </>
    )
  },
  {
    id: 'longer',
    title: 'Longer than one clip',
    content: (
      <>
        {extension === undefined ? null : (
          <p>
            Veo 3.1 can continue a clip by {extension.bySeconds} s at a time, up to {extension.upToSeconds} s
            in all{extension.resolution === null ? '' : `, in ${extension.resolution}`}. Each step starts from
            the one before, mistakes included.
          </p>
        )}
        <p>
          The other way is to cut, as films do. The <Link to={paths.plan.getHref()}>clip plan</Link> divides a
          long prompt into clips that the model takes, repeats the words on subject, place and look in each of
          them, and shares out the dialogue by how long it takes to say.
        </p>
      </>
    )
  },
  {
    id: 'wrong',
    title: 'What goes wrong, and what helps',
    content: <Pitfalls pitfalls={veoTroubles} />
  },
  {
    id: 'templates',
    title: 'Templates that fit',
    content: (
      <>
        <p>
          From the <Link to={paths.library.getHref()}>library</Link>, all written for Veo. They are stored for
          veo-3; the builder offers the move to a model of today.
        </p>
        <TemplateRow ids={veoTemplates} />
      </>
    )
  },
  { id: 'questions', title: 'Questions', content: <QuestionList questions={questions} /> }
];

export function Page() {
  return (
    <ContentPage
      title="Prompts for Veo 3 and what comes after it"
      lead={`What Veo takes today, which words go first, how to make people speak, and where your prompts go when a model ends. Clips are ${quoteLimit('veo-3.1', 'Clip length')} long, with sound.`}
      actions={<NextSteps build="Build a prompt" also="examples" />}
      sections={sections}
    />
  );
}
