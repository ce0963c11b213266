import { EnglishDay } from '#renderer/features/content/english-day.tsx';
import { builtInRegistry } from '#shared/domain/craft/model/registry/registry.ts';
import { type Question, QuestionList } from '#renderer/features/content/question-list.tsx';
import { ContentPage, type ContentSection } from '#renderer/features/content/content-page.tsx';
import { buildExample, WorkedExample } from '#renderer/features/content/worked-example.tsx';
import { NextSteps } from '#renderer/features/content/next-steps.tsx';
import { ThirdPartyLicenses } from './licenses/third-party-licenses.tsx';

export const questions: readonly Question[] = [
  {
    question: 'Does Reelwright make videos?',
    answer:
      'No. It makes the prompt: the text or JSON that you paste into a video model or send to its API. Which model you use, and what it costs, stays between you and its vendor.'
  },
  {
    question: 'Does it use AI to write my prompt?',
    answer:
      'No. The finished prompt is put together from your own fields by fixed rules. The same fields always give the same words, and nothing is sent anywhere to get them.'
  },
  {
    question: 'Do I need an account?',
    answer:
      'No. Building, templates, history, import and export all work without one. An account is for the marketplace alone: buying today, a profile, and selling once it is open.'
  }
];

const example = buildExample('Lighthouse at dusk', {
  concept: 'A lighthouse comes on as the last boat turns home',
  mainSubject: 'a white lighthouse on a black rock',
  action:
    'its lamp wakes, sweeps once across the water, and finds a small fishing boat turning for the harbour',
  setting: 'on a rough northern coast just after sunset, wind on the water',
  cameraMovement: 'push-in',
  shotTypes: ['wide-shot'],
  colorGrading: 'teal-and-orange',
  mood: 'melancholic',
  ambientSounds: 'wind, slow surf, one distant horn',
  duration: 8,
  resolution: '1080p',
  model: 'veo-3.1'
});

const sections: readonly ContentSection[] = [
  {
    id: 'what',
    title: 'What it is',
    content: (
      <>
        <p>
          Reelwright is a builder for video prompts. You fill in what a crew would need to know: who is in the
          shot, what happens, where, how the camera moves, what it sounds like. Reelwright turns that into one
          finished prompt and shows you which words came from which field.
        </p>
        <WorkedExample example={example}>
          A dozen fields, one paragraph. Open it, change the place or the camera, and watch the words follow.
        </WorkedExample>
      </>
    )
  },
  {
    id: 'whom',
    title: 'Who it is for',
    content: (
      <ul>
        <li>People who make videos with AI models and are tired of guessing which words matter.</li>
        <li>People who use more than one model and do not want to write everything again for each.</li>
        <li>People who reuse their work: templates, history, files that can be handed on.</li>
      </ul>
    )
  },
  {
    id: 'models',
    title: 'What it knows about models',
    content: (
      <>
        <p>
          Video models change every few months, and many refuse settings only after you have paid. Reelwright
          carries a list of models with their limits: clip lengths, resolutions, aspect ratios, sound, prompt
          length. Each limit says where it was read and when. What nobody states is shown as unknown, not
          guessed. The list that comes with this version is of <EnglishDay day={builtInRegistry.version} />.
        </p>
        <p>
          While you write, the fit check says what your model would refuse or ignore and offers a fix where
          there is one. It never stops you.
        </p>
      </>
    )
  },
  {
    id: 'your-work',
    title: 'Where your work is kept',
    content: (
      <>
        <p>
          On your device: in your browser’s own storage, or in a file of the desktop app. Every change is
          saved as you make it, undo reaches back across a restart, and the last fifty prompts stay in your
          history. You can export everything at any time.
        </p>
        <p>
          Clearing the browser’s data for this site also clears your prompts, so keep an export of what you
          would miss. Nothing about how you use Reelwright is recorded unless you switch that on in the
          settings.
        </p>
      </>
    )
  },
  {
    id: 'offline',
    title: 'Without a connection',
    content: (
      <p>
        Once it has loaded, Reelwright works without a network: building, checking, templates, history, files.
        A new version is fetched in the background and waits until you agree to it.
      </p>
    )
  },
  { id: 'questions', title: 'Questions', content: <QuestionList questions={questions} /> },
  { id: 'licenses', title: 'Third-party licenses', content: <ThirdPartyLicenses /> }
];

export function Page() {
  return (
    <ContentPage
      title="Prompts for video models, written like a shot list"
      lead="Reelwright helps you say exactly what you want to see, in the form your video model understands. It works offline, needs no account and keeps your work on your own device."
      actions={<NextSteps build="Build a prompt" also="templates" />}
      sections={sections}
    />
  );
}
