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
import { grades, moves, pitfalls, rewrites } from './cinematic-advice.ts';
import { modelTableCaption } from '../model-table-caption.ts';
import { cinematicTemplates, diner, ridge, tram } from './cinematic-examples.ts';

export const questions: readonly Question[] = [
  {
    question: 'Does writing “cinematic” do anything?',
    answer:
      'By itself, little: it says nothing that a model can draw, and the fit check tells you so where nothing concrete stands beside it. Name the light, the framing and the move, and leave the word out.'
  },
  {
    question: 'Should I name a film, a director or a camera?',
    answer:
      'Better not. Names of films and people may be refused, date badly, and bring faces and costumes along that you did not ask for. Describe what you like about them: hard side light, long static shots, a palette of three colours.'
  },
  {
    question: 'Do focal lengths work?',
    answer:
      'Sometimes, as a hint. What a lens does can be said more safely: “wide and close, so that the room bends at the edges”, or “from far away, the background pressed up behind her”. Both can stand under additional parameters.'
  },
  {
    question: 'Can I get 21:9?',
    answer:
      'Only from models that take it; the table on this page shows which. On the others, render 16:9, keep heads and hands away from the top and bottom, and crop.'
  },
  {
    question: 'How do I keep one look over a whole scene?',
    answer:
      'Write style, grade and setting once and leave them alone; change only the action and the shot. For a scene that is longer than a clip, “Plan clips” cuts it into clips your model can render and repeats the subject, the setting and the look in each.'
  }
];

const sections: readonly ContentSection[] = [
  {
    id: 'order',
    title: 'What to write, in which order',
    content: (
      <>
        <p>
          A shot feels like cinema when it was decided. Six decisions are enough, and each answers a question
          that a crew would ask before they unload the van.
        </p>
        <ol>
          <li>
            <strong>What turns?</strong> One sentence with a before and an after. Without it the model makes a
            portrait that breathes.
          </li>
          <li>
            <strong>Who, exactly?</strong> Age, one garment, one thing that is worn or damaged. Three details
            hold a person together over a scene; ten get mixed up.
          </li>
          <li>
            <strong>What do they do, and when is it over?</strong> Verbs for hands and eyes, and a last
            clause.
          </li>
          <li>
            <strong>Where does the light come from?</strong> Time of day, source, side. This is the sentence
            that most prompts lack.
          </li>
          <li>
            <strong>Where do we stand, and do we move?</strong> One shot size and one move for each shot.
          </li>
          <li>
            <strong>What is heard?</strong> One close sound, one from far away, and music only if you mean it.
          </li>
        </ol>
        <p>
          You do not have to remember which model wants the camera first and which the subject. “Compare
          models” writes your fields in the order that each family’s guide asks for; the examples below show
          three of them.
        </p>
      </>
    )
  },
  {
    id: 'before-after',
    title: 'Before and after',
    content: (
      <>
        <p>Field by field. The fit check has nothing against what stands under “After”.</p>
        <Rewrites rewrites={rewrites} />
      </>
    )
  },
  {
    id: 'camera',
    title: 'Six camera moves and what they say',
    content: (
      <>
        <p>
          A move is a sentence about who knows what. Choose it for that, not for energy. The marks are the
          ones you see in the viewfinder.
        </p>
        <FrameList entries={moves} />
      </>
    )
  },
  {
    id: 'light',
    title: 'Six grades, and the light they need',
    content: (
      <>
        <p>
          A grade only colours the light that is there. Pair it with a source in the setting: blue hour wants
          a lamp, golden hour wants a side.
        </p>
        <FrameList entries={grades} />
      </>
    )
  },
  {
    id: 'examples',
    title: 'Worked examples',
    content: (
      <>
        <WorkedExample example={tram}>
          One person, one object, one room with one lamp. Change the object first: it changes the whole story.
        </WorkedExample>
        <WorkedExample example={ridge}>
          For a model without sound, so nothing is said about it. The action ends when the sun appears, which
          is also where the crane arrives.
        </WorkedExample>
        <WorkedExample example={diner}>
          Three shots in one clip. Each repeats the people, the place and the look, so that a cut does not
          change the actors.
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
          Wide ratios and long takes are where models differ most. Runway Gen-4.5, for one, makes clips of{' '}
          {quoteLimit('runway-gen4.5', 'Clip length')}; Kling 3 makes {quoteLimit('kling-3', 'Clip length')}{' '}
          and cuts between shots inside of one clip.
        </p>
        <ModelTable
          caption={modelTableCaption}
          modelIds={[
            'gemini-omni-flash',
            'veo-3.1',
            'runway-gen4.5',
            'kling-3',
            'kling-4',
            'seedance-2',
            'luma-ray-3.2'
          ]}
        />
        <ModelFacts modelId="kling-4" />
      </>
    )
  },
  { id: 'trouble', title: 'What goes wrong, and the fix', content: <Pitfalls pitfalls={pitfalls} /> },
  {
    id: 'templates',
    title: 'Templates to start from',
    content: <TemplateRow ids={cinematicTemplates} />
  },
  { id: 'questions', title: 'Questions', content: <QuestionList questions={questions} /> }
];

export function Page() {
  return (
    <ContentPage
      title="Cinematic prompts, decided shot by shot"
      lead="Lens, light, grade and camera move in words that video models can follow, with three whole prompts to open and change."
      actions={<NextSteps build="Build a shot" also="templates" />}
      sections={sections}
    />
  );
}
