import { paths } from '#shared/contract/paths.ts';
import { Part } from '#renderer/feature-api/parts.ts';
import { ModelFacts, ModelTable } from '#renderer/features/content/model-facts.tsx';
import { QuestionList } from '#renderer/features/content/question-list.tsx';
import { quoteLimit } from '#renderer/features/content/describe-model-facts.ts';
import { ContentPage, type ContentSection } from '#renderer/features/content/content-page.tsx';
import { Rewrites } from '#renderer/features/content/rewrites.tsx';
import { TemplateRow } from '#renderer/features/content/template-row.tsx';
import { Pitfalls } from '#renderer/features/content/pitfalls.tsx';
import { WorkedExample } from '#renderer/features/content/worked-example.tsx';
import { Link } from '#renderer/lib/router.ts';
import { buttonClasses } from '#renderer/ui/buttons/button-classes.ts';
import { modelTableCaption } from '../model-table-caption.ts';
import { pitfalls, questions, rewrites } from './seller-advice.ts';
import { maker, sellerTemplates, slate } from './seller-examples.ts';

export { questions } from './seller-advice.ts';

const sections: readonly ContentSection[] = [
  {
    id: 'apply',
    title: 'Apply',
    content: (
      <>
        <p>
          You can sell as soon as you have applied. We review your first listings before they go on sale; most
          later ones are published at once. After your first sale, you set up payouts on your earnings page.
        </p>
        <Part part="SellerApplication" />
      </>
    )
  },
  {
    id: 'worth',
    title: 'What makes a prompt worth paying for',
    content: (
      <>
        <p>
          Prompt text is free on every forum. Buyers pay for a prompt that saves them a day of work. It has
          five properties.
        </p>
        <ol>
          <li>
            <strong>It has one slot.</strong> A buyer changes one field, at most two, and the rest still
            works.
          </li>
          <li>
            <strong>It is complete.</strong> Subject, action with an end, light, camera, sound. Nothing is
            left for the model to make up.
          </li>
          <li>
            <strong>It fits its model.</strong> The model supports its length, ratio and resolution. The fit
            check reports no problems.
          </li>
          <li>
            <strong>It is tested.</strong> You ran it on a named model and day, more than once, with more than
            one subject.
          </li>
          <li>
            <strong>It is free of other people’s rights.</strong> No brand, no film, no living person, no
            protected character.
          </li>
        </ol>
        <Rewrites rewrites={rewrites} />
      </>
    )
  },
  {
    id: 'examples',
    title: 'Two prompts built to be reused',
    content: (
      <>
        <WorkedExample example={slate}>
          The slot is the main subject. Open it and put a shoe or a bottle there: no other word has to change.
        </WorkedExample>
        <WorkedExample example={maker}>
          Two slots that belong together: the maker, and what they make. Light, bench and the final look stay
          the same.
        </WorkedExample>
      </>
    )
  },
  {
    id: 'prepare',
    title: 'Prepare a prompt in seven steps',
    content: (
      <ol>
        <li>Build it with a real subject in the slot, until the fit check reports no problems.</li>
        <li>Render it three times. If one of three fails, the prompt is not done.</li>
        <li>
          Open “Make a matrix” with the slot as its field and at least five values. Read the fit check of
          each, and render two.
        </li>
        <li>
          Open “Compare models” and note what other models lose. Say which ones you tested; do not claim that
          it works everywhere.
        </li>
        <li>
          Save it as a template. Name it after the result, not after the technique, and say in the description
          which field to change.
        </li>
        <li>Write down the model, the day, and what went wrong in the takes you discarded. Buyers ask.</li>
        <li>Export it, import the file on another device, and check that nothing changed.</li>
      </ol>
    )
  },
  {
    id: 'cost',
    title: 'What testing costs you',
    content: (
      <>
        <p>
          Vendors charge by the second, so testing is your main cost. The price of Gemini Omni 1.2 Flash is{' '}
          {quoteLimit('gemini-omni-1.2-flash', 'Price')}, and of Runway Gen-4.5{' '}
          {quoteLimit('runway-gen4.5', 'Price')}. The fit check multiplies the price by your length. If your
          plan costs something else, enter it under “Models and prices”. Test short clips at low resolution,
          and render the final one once.
        </p>
        <ModelTable
          caption={modelTableCaption}
          modelIds={['gemini-omni-1.2-flash', 'runway-gen4.5', 'kling-2.6', 'kling-4', 'seedance-2']}
        />
        <ModelFacts modelId="gemini-omni-1.2-flash" />
      </>
    )
  },
  { id: 'trouble', title: 'What goes wrong, and the fix', content: <Pitfalls pitfalls={pitfalls} /> },
  {
    id: 'templates',
    title: 'Templates with a clear slot',
    content: (
      <>
        <p>Open one to see what stays the same when the subject changes.</p>
        <TemplateRow ids={sellerTemplates} />
      </>
    )
  },
  { id: 'questions', title: 'Questions', content: <QuestionList questions={questions} /> }
];

export function Page() {
  return (
    <ContentPage
      title="Become a seller of prompts worth paying for"
      lead="Apply once, then sell any prompt from the builder. This page shows what makes one worth paying for."
      actions={
        <>
          <a href="#apply" className={buttonClasses('primary')}>
            Apply
          </a>
          <Link to={paths.builder.getHref()} className={buttonClasses('secondary')}>
            Build a prompt
          </Link>
          <Link to={paths.marketplace.getHref()} className={buttonClasses('secondary')}>
            See the marketplace
          </Link>
        </>
      }
      sections={sections}
    />
  );
}
