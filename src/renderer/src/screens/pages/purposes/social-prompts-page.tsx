import { FrameList } from '#renderer/features/content/frame-list.tsx';
import { ModelFacts, ModelTable } from '#renderer/features/content/model-facts.tsx';
import { type Question, QuestionList } from '#renderer/features/content/question-list.tsx';
import { quoteLimit } from '#renderer/features/content/describe-model-facts.ts';
import { ContentPage, type ContentSection } from '#renderer/features/content/content-page.tsx';
import { Rewrites } from '#renderer/features/content/rewrites.tsx';
import { TemplateRow } from '#renderer/features/content/template-row.tsx';
import { Pitfalls } from '#renderer/features/content/pitfalls.tsx';
import { WorkedExample } from '#renderer/features/content/worked-example.tsx';
import { NextSteps } from '#renderer/features/content/next-steps.tsx';
import { modelTableCaption } from '../model-table-caption.ts';
import { pitfalls, rewrites } from './social-advice.ts';
import { cat, knife, marble, socialTemplates } from './social-examples.ts';
import { verticalFrames } from './vertical-frames.ts';

export const questions: readonly Question[] = [
  {
    question: 'Which models take 9:16?',
    answer:
      'Most, but not all; the table on this page shows it for the ones you are likely to meet. Set the ratio in the builder and the fit check tells you whether your model refuses it.'
  },
  {
    question: 'Can I turn a 16:9 prompt into 9:16?',
    answer:
      'Change the aspect ratio, then the shot: one size closer. Then read the setting again, because a tall frame shows what is above and below. Rendering anew looks better than cropping a wide clip.'
  },
  {
    question: 'What works better, a spoken hook or a silent one?',
    answer:
      'We have no figures to show you, and your audience may differ from any we could find. Make both: copy the prompt once with the line and once with the dialogue emptied, and compare what people do. Many watch without sound, so the picture should carry the idea either way.'
  },
  {
    question: 'Do I have to say that a clip was generated?',
    answer:
      'Many platforms ask for a label and some laws do. Read the rules of the place where you publish. A clip that shows a real person needs that person’s consent.'
  },
  {
    question: 'How do I make a series out of one clip?',
    answer:
      'Save the prompt as a template when it works. Keep style, grade, setting and shot; change subject and action. A matrix gives you up to three fields in every combination, each checked.'
  }
];

const sections: readonly ContentSection[] = [
  {
    id: 'shape',
    title: 'Eight seconds, three parts',
    content: (
      <>
        <p>
          A short vertical clip is not a short film. Write the end first, then the hook, then the one thing
          between them.
        </p>
        <ol>
          <li>
            <strong>End.</strong> What is the last picture, and why would somebody send it on? Put it into the
            last clause of the action.
          </li>
          <li>
            <strong>First second.</strong> Something is already happening, close, in the middle of the frame.
            A claim, a hand, an odd object.
          </li>
          <li>
            <strong>Middle.</strong> One action that gets from the first to the last picture. If you need
            “then” twice, it is two clips.
          </li>
          <li>
            <strong>Face or object.</strong> Choose one. Both in a tall frame make both small.
          </li>
          <li>
            <strong>Light.</strong> Bright, from one side, the background a step darker. It has to be read on
            a small screen in the sun.
          </li>
          <li>
            <strong>Sound.</strong> One line or one sound, at the moment of the action.
          </li>
        </ol>
      </>
    )
  },
  {
    id: 'before-after',
    title: 'Before and after',
    content: <Rewrites rewrites={rewrites} />
  },
  {
    id: 'frames',
    title: 'Shots that suit a tall frame',
    content: (
      <>
        <p>Tall frames like one thing, close, with a short way to go.</p>
        <FrameList entries={verticalFrames} />
      </>
    )
  },
  {
    id: 'examples',
    title: 'Worked examples',
    content: (
      <>
        <WorkedExample example={knife}>
          A spoken hook. The claim comes first, the proof is one cut of a knife, the look is the end. Change
          the trade and the claim together.
        </WorkedExample>
        <WorkedExample example={marble}>
          A silent loop. Nothing but the marble moves, and it leaves where the next round begins.
        </WorkedExample>
        <WorkedExample example={cat}>
          A reaction. The joke is in the concept; the action only shows it, in three steps that fit the
          length.
        </WorkedExample>
      </>
    )
  },
  {
    id: 'models',
    title: 'What models take today',
    content: (
      <>
        <p>
          For vertical clips, look at the ratio and the sound. Seedance 2 makes{' '}
          {quoteLimit('seedance-2', 'Clip length')} and takes {quoteLimit('seedance-2', 'Aspect ratio')}.
        </p>
        <ModelTable
          caption={modelTableCaption}
          modelIds={[
            'veo-3.1',
            'gemini-omni-flash',
            'seedance-2',
            'kling-3',
            'runway-gen4.5',
            'wan-2.7',
            'hailuo-2.3'
          ]}
        />
        <ModelFacts modelId="seedance-2" />
      </>
    )
  },
  { id: 'trouble', title: 'What goes wrong, and the fix', content: <Pitfalls pitfalls={pitfalls} /> },
  {
    id: 'publish',
    title: 'Before you publish',
    content: (
      <ul>
        <li>Watch it once without sound and once on a phone at arm’s length.</li>
        <li>Look at the first frame alone: it is what people see while they decide.</li>
        <li>Count fingers, ears and wheels. Render again if one is wrong; viewers look for it.</li>
        <li>Add captions and names in the editing app, above the lowest fifth.</li>
        <li>Keep the prompt with the clip. The history in the builder holds the last fifty.</li>
      </ul>
    )
  },
  {
    id: 'templates',
    title: 'Templates to start from',
    content: <TemplateRow ids={socialTemplates} />
  },
  { id: 'questions', title: 'Questions', content: <QuestionList questions={questions} /> }
];

export function Page() {
  return (
    <ContentPage
      title="Social media prompts for vertical clips"
      lead="A first second that holds, one clear action and an end worth sending on, with three whole prompts to open and change."
      actions={<NextSteps build="Build a clip" also="templates" />}
      sections={sections}
    />
  );
}
