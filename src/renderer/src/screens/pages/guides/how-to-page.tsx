import { paths } from '#shared/contract/paths.ts';
import { ModelFacts, ModelTable } from '#renderer/features/content/model-facts.tsx';
import { QuestionList } from '#renderer/features/content/question-list.tsx';
import { ContentPage, type ContentSection } from '#renderer/features/content/content-page.tsx';
import { Rewrites } from '#renderer/features/content/rewrites.tsx';
import { TemplateRow } from '#renderer/features/content/template-row.tsx';
import { Pitfalls } from '#renderer/features/content/pitfalls.tsx';
import { WorkedExample } from '#renderer/features/content/worked-example.tsx';
import { Link } from '#renderer/lib/router.ts';
import { buttonClasses } from '#renderer/ui/buttons/button-classes.ts';
import { pitfalls, questions, rewrites } from './how-to-advice.ts';
import { busStop, howToTemplates, roughIdea } from './how-to-examples.ts';
import { modelTableCaption } from '../model-table-caption.ts';

export { questions } from './how-to-advice.ts';

const sections: readonly ContentSection[] = [
  {
    id: 'short',
    title: 'The short way',
    content: (
      <ol>
        <li>
          Open the <Link to={paths.builder.getHref()}>builder</Link>. Pick a template from the{' '}
          <Link to={paths.library.getHref()}>library</Link>, roll a “Random fill”, or begin with nothing.
        </li>
        <li>Fill in the four story fields: concept, main subject, action, setting.</li>
        <li>Choose one shot, one camera movement, one grade.</li>
        <li>Say what is heard. If your model makes no sound, leave it empty.</li>
        <li>Choose your model under Output and read the fit check. Click the fixes you agree with.</li>
        <li>Press “Copy prompt” and paste it where your model runs.</li>
      </ol>
    )
  },
  {
    id: 'story',
    title: '1. Turn the idea into a story',
    content: (
      <>
        <p>
          Most prompts begin like this: “{roughIdea}”. It names a wish and leaves the shot to chance. Take it
          apart into four fields, in this order, because each one limits the next.
        </p>
        <Rewrites rewrites={rewrites} />
        <p>
          When a field will not come, leave it and go on. The shot checklist beside the form shows what is
          still open.
        </p>
      </>
    )
  },
  {
    id: 'camera',
    title: '2. Put the camera somewhere',
    content: (
      <>
        <p>
          Choose the shot by what must be seen: a face, hands, a place. Choose the movement by what changes: a
          dolly in when somebody understands, a locked-off frame when the world moves and the camera should
          not. One movement a shot; with several shots, mind that each needs about three seconds.
        </p>
        <p>
          The viewfinder draws your ratio, grade and camera path as you choose them. It is a sketch of the
          decision and not a preview of the clip: no video model runs in this app.
        </p>
      </>
    )
  },
  {
    id: 'look-and-sound',
    title: '3. Look, speech and sound',
    content: (
      <>
        <p>
          Style and grade are one choice each; two fight. Effects are for what is really in the air or in
          front of the lens: snow, haze, shallow depth of field.
        </p>
        <p>
          Write speech as in a play: the speaker, a colon, the words. About two words a second fit. Then name
          one close sound and one from far away; a model that makes sound and is told nothing about it makes
          some up.
        </p>
      </>
    )
  },
  {
    id: 'example',
    title: 'What comes of it',
    content: (
      <WorkedExample example={busStop}>
        The rough idea from above, as the four fields and a few choices. Open it and press undo when you are
        done: your own prompt comes back.
      </WorkedExample>
    )
  },
  {
    id: 'fit',
    title: '4. Check it against your model',
    content: (
      <>
        <p>
          Choose the model under Output. The fit check then tells you three kinds of things: what the model
          refuses, what is likely to waste an attempt, and what is good to know. It never stops you, and each
          fix is one step that undo takes back.
        </p>
        <p>
          Not sure which model? “Compare models” writes the same prompt for up to four of them side by side
          and says what gets lost in each. There you also copy the text in a model’s own form, its JSON or the
          body of an API request.
        </p>
        <ModelTable
          caption={modelTableCaption}
          modelIds={['gemini-omni-flash', 'veo-3.1', 'runway-gen4.5', 'kling-3', 'seedance-2']}
        />
        <p>Every limit has a source and a day. For the model of the example above:</p>
        <ModelFacts modelId="gemini-omni-flash" />
      </>
    )
  },
  {
    id: 'long',
    title: '5. Longer than one clip',
    content: (
      <p>
        Write the whole scene and set its full length. “Plan clips” then divides it into clips that your model
        can make: the action and the dialogue are shared out, subject, setting and look are repeated in each,
        and every clip is checked. Split a clip, merge two, change a length, copy them one by one, or take the
        plan away as a storyboard, a shot list or subtitles.
      </p>
    )
  },
  {
    id: 'take-away',
    title: '6. Copy, keep, hand on',
    content: (
      <ul>
        <li>
          <strong>Copy</strong> as text, JSON, compact JSON, Veo JSON or Markdown. What you copied last is
          what the button does next time. If you wonder whether to use JSON, read{' '}
          <Link to={paths.jsonPrompting.getHref()}>what it helps with</Link>.
        </li>
        <li>
          <strong>Keep</strong> it: every copied prompt goes into the history, which holds the last fifty.
          “Save as template” puts it beside the built-in ones.
        </li>
        <li>
          <strong>Hand it on</strong> as a file with “Export prompt”. Whoever imports it sees what would
          change first.
        </li>
      </ul>
    )
  },
  { id: 'trouble', title: 'What goes wrong, and the fix', content: <Pitfalls pitfalls={pitfalls} /> },
  {
    id: 'templates',
    title: 'Three to practise on',
    content: <TemplateRow ids={howToTemplates} />
  },
  { id: 'questions', title: 'Questions', content: <QuestionList questions={questions} /> }
];

export function Page() {
  return (
    <ContentPage
      title="From an idea to a prompt that renders"
      lead="Six steps, one example. You need no account and no model to follow along, only an idea."
      actions={
        <Link to={paths.builder.getHref()} className={buttonClasses('primary')}>
          Open the builder
        </Link>
      }
      sections={sections}
    />
  );
}
