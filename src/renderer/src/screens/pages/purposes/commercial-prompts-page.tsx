import { ModelFacts, ModelTable } from '#renderer/features/content/model-facts.tsx';
import { type Question, QuestionList } from '#renderer/features/content/question-list.tsx';
import { quoteLimit } from '#renderer/features/content/describe-model-facts.ts';
import { ContentPage, type ContentSection } from '#renderer/features/content/content-page.tsx';
import { Rewrites } from '#renderer/features/content/rewrites.tsx';
import { TemplateRow } from '#renderer/features/content/template-row.tsx';
import { Pitfalls } from '#renderer/features/content/pitfalls.tsx';
import { WorkedExample } from '#renderer/features/content/worked-example.tsx';
import { NextSteps } from '#renderer/features/content/next-steps.tsx';
import { pitfalls, rewrites } from './commercial-advice.ts';
import { bakery, commercialTemplates, dripper, headphones } from './commercial-examples.ts';
import { modelTableCaption } from '../model-table-caption.ts';

export const questions: readonly Question[] = [
  {
    question: 'Can a model show my real product?',
    answer:
      'Not from words alone. It draws something that fits your description. For the real thing, start from a photo of it on a model that takes a picture, or film the product and use generated clips for the world around it. Reelwright writes the words; it does not send pictures.'
  },
  {
    question: 'May I use the clip in an advert?',
    answer:
      'That is between you and the model’s vendor, and some places require you to say that a picture was generated. Read the terms of the plan you pay for before you book media.'
  },
  {
    question: 'How do I get my logo and claim in?',
    answer:
      'In the edit. Ask for an empty, evenly lit area where they will stand, and keep camera and subject out of it for the last two seconds.'
  },
  {
    question: 'How long should a spot be?',
    answer:
      'As long as one clip, to begin with. Longer spots are cut from several: set the full length in the builder, choose “Plan clips”, and it divides the story into clips that your model can make, with the product and the place repeated in each.'
  },
  {
    question: 'What will an attempt cost?',
    answer:
      'The fit check shows it for models whose price is known, with the day the price was read, and you can enter your own price under “Models and prices”. Plan for several attempts a shot.'
  }
];

const sections: readonly ContentSection[] = [
  {
    id: 'shape',
    title: 'One promise, one action, one end frame',
    content: (
      <>
        <p>A spot has one job. Write it in this order, and stop when a line does not serve the promise.</p>
        <ol>
          <li>
            <strong>Promise</strong> goes into the concept: what is different after the product than before
            it. SignedInUser should be able to retell it without naming a feature.
          </li>
          <li>
            <strong>Product</strong> goes into the main subject: shape, material, finish, one detail. Say
            where it stands in the frame.
          </li>
          <li>
            <strong>Proof</strong> goes into the action: the one movement that shows the promise kept. Steam
            rises. A crease falls out. A shoulder drops.
          </li>
          <li>
            <strong>End frame</strong> is the last clause of the action and one phrase of the setting: what is
            still, and which area stays empty for your words.
          </li>
          <li>
            <strong>Light</strong> decides what it costs to look at. One hard window for food and drink, one
            large soft source for glass and metal, a dark field behind anything that shines.
          </li>
          <li>
            <strong>Sound</strong>: one close sound that only this product makes. It sells better than music
            that anybody could have.
          </li>
        </ol>
        <p>
          Why the promise first? Because everything after it can be held against it. A detail that does not
          serve it is a detail that the model may get wrong for nothing.
        </p>
      </>
    )
  },
  {
    id: 'before-after',
    title: 'Before and after',
    content: <Rewrites rewrites={rewrites} />
  },
  {
    id: 'examples',
    title: 'Worked examples',
    content: (
      <>
        <WorkedExample example={dripper}>
          Product alone. Nothing in the frame moves fast, so the shape holds, and the last drop is the end
          frame.
        </WorkedExample>
        <WorkedExample example={headphones}>
          Problem and relief in one shot. The sound does the selling: it fades when the headphones close. The
          dark glass behind her is room for your words.
        </WorkedExample>
        <WorkedExample example={bakery}>
          A place instead of a product, in three shots of one clip. For a shop, a studio, a workshop: change
          the trade, keep the three steps.
        </WorkedExample>
      </>
    )
  },
  {
    id: 'shots',
    title: 'Four shots that carry most spots',
    content: (
      <ul>
        <li>
          <strong>Hero.</strong> Close-up, slow dolly in, one light from the side. The product does one small
          thing.
        </li>
        <li>
          <strong>Hand.</strong> Insert shot, locked off. Part of a hand does what a customer will do. Keep it
          under two verbs.
        </li>
        <li>
          <strong>Change.</strong> MediaFile close-up, push in. A face before and after, without a cut.
        </li>
        <li>
          <strong>World.</strong> Wide shot, tracking move. The product is small, and everything else says who
          it is for.
        </li>
      </ul>
    )
  },
  {
    id: 'versions',
    title: 'Many versions from one brief',
    content: (
      <>
        <p>
          A campaign needs the same idea for three seasons and two formats. Build one prompt until it renders
          well, then open “Make a matrix”: choose up to three fields, such as main subject, color grading and
          aspect ratio, and give each its values. Every combination is checked against your model before you
          pay for it, and you can take them away as one file.
        </p>
        <p>
          For another format, change the aspect ratio first and read the fit check: not every model takes
          every ratio. Then look at the setting again, because a tall frame shows more floor and ceiling than
          your text describes.
        </p>
      </>
    )
  },
  {
    id: 'models',
    title: 'What models take today',
    content: (
      <>
        <p>
          For spots, clip length and sound decide. Gemini Omni 1.1 Flash makes{' '}
          {quoteLimit('gemini-omni-flash', 'Clip length')} with sound; Runway Gen-4.5 makes{' '}
          {quoteLimit('runway-gen4.5', 'Clip length')} without.
        </p>
        <ModelTable
          caption={modelTableCaption}
          modelIds={['gemini-omni-flash', 'veo-3.1', 'kling-3', 'seedance-2', 'runway-gen4.5', 'luma-ray-2']}
        />
        <ModelFacts modelId="gemini-omni-flash" />
      </>
    )
  },
  { id: 'trouble', title: 'What goes wrong, and the fix', content: <Pitfalls pitfalls={pitfalls} /> },
  {
    id: 'templates',
    title: 'Templates to start from',
    content: <TemplateRow ids={commercialTemplates} />
  },
  { id: 'questions', title: 'Questions', content: <QuestionList questions={questions} /> }
];

export function Page() {
  return (
    <ContentPage
      title="Commercial prompts that sell one thing"
      lead="One promise, one action, one end frame: how to brief a video model for adverts and product films, with three whole prompts to open and change."
      actions={<NextSteps build="Build a spot" also="templates" />}
      sections={sections}
    />
  );
}
