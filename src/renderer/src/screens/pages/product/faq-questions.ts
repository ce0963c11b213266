import { formatEnglishDay } from '#renderer/features/content/english-day.tsx';
import { builtInRegistry } from '#shared/domain/craft/model/registry/registry.ts';
import { historyLimit } from '#shared/domain/craft/prompt/history/history-list.ts';
import { stepLimit } from '#shared/domain/craft/prompt/journal/journal.ts';
import { builtInTemplates } from '#shared/domain/craft/template/catalog/catalog.ts';
import type { Question } from '#renderer/features/content/question-list.tsx';
import { buildExample } from '#renderer/features/content/worked-example.tsx';

export const beginning: readonly Question[] = [
  {
    question: 'What is Reelwright, in one sentence?',
    answer:
      'A builder for video prompts: you fill in what a film crew would ask for, and it writes the prompt that a video model reads.'
  },
  {
    question: 'Does it make the video?',
    answer:
      'No. You take the prompt to the model of your choice and render there. Reelwright is connected to no video model and knows nothing of your accounts with them.'
  },
  {
    question: 'What does it cost?',
    answer:
      'Building prompts costs nothing. What stands in the marketplace has a price of its seller’s, and you see it, with the license and how your money comes back, before you pay. What a model charges for a clip is between you and its vendor.'
  },
  {
    question: 'Where do I begin?',
    answer: `With a template, if you like to see how it is done: ${builtInTemplates.length} come with the app, and each opens in the builder ready to change. With an empty builder, if you have a picture in your head: write the concept, the subject, the action and the place, and copy. The rest has sound defaults.`
  },
  {
    question: 'Does an AI write the words?',
    answer:
      'No. Fixed rules put your own fields into sentences. The same fields always give the same prompt, and nothing is sent anywhere to get it. Random fill draws from lists and templates that come with the app.'
  }
];

export const models: readonly Question[] = [
  {
    question: 'Which models does it know?',
    answer: `${builtInRegistry.models.length} of ${new Set(builtInRegistry.models.map(({ vendor }) => vendor)).size} vendors, some of them ended and kept so that old prompts can be moved. The page on AI video prompts lists those that can be asked today.`
  },
  {
    question: 'How do you know what a model takes?',
    answer: `Each limit was read somewhere and carries its source, the day it was read, and whether the vendor, an integrator or a guide says it. What nobody states is shown as unknown. The list that comes with this version is of ${formatEnglishDay(builtInRegistry.version)}; a newer one can be brought in from a file, and in the browser from the server that the app came from.`
  },
  {
    question: 'What is the fit check?',
    answer:
      'A line under the finished prompt. It says what your model would refuse, what will probably not come out, and what will have no effect, with a change that takes one click where there is one. It never stops you from copying.'
  },
  {
    question: 'Can it promise that the clip comes out right?',
    answer:
      'No, and nobody can. It catches what vendors state they refuse, and what guides warn of. Models draw from chance, so render a short, cheap clip first.'
  },
  {
    question: 'Is the copied prompt made for my model?',
    answer:
      '“Copy prompt” gives a text in the order that Google’s guide for Veo teaches. For the form of one model, open “Compare models” and copy there: it uses that model’s order and its way of marking speech, and tells you what was moved, shortened or left out.'
  },
  {
    question: 'My idea is longer than a clip. What now?',
    answer:
      'Open the clip plan. It cuts the prompt into clips that your model takes, repeats subject, place and look in each of them, and shares out the dialogue. You can change the order, the lengths and the words.'
  },
  {
    question: 'Why does it say that Veo 3 has ended? It is the default.',
    answer:
      'Prompts store the name veo-3, and the app keeps to what was stored. The model of that name is no longer answered, so the fit check offers to move the prompt to one that is. You see what would change before it does.'
  }
];

export const work: readonly Question[] = [
  {
    question: 'Where are my prompts kept?',
    answer:
      'On your device: in the browser’s storage for this site, or in a database file of the desktop app. There is no copy elsewhere unless you make one.'
  },
  {
    question: 'When is my work saved?',
    answer:
      'As you type, within a second or so. The status bar says when it is safe. You can switch that off in the settings; then you save yourself, and the app asks before you leave.'
  },
  {
    question: 'How far does undo go?',
    answer: `${stepLimit} steps of the open prompt, also after a restart. It takes back random fill, clearing, templates and examples you opened, and it brings back deleted prompts and templates of your own.`
  },
  {
    question: 'What is in the history?',
    answer: `The last ${historyLimit} prompts you copied or saved, with the text as it was. When one more comes, the oldest goes. What you want for good, save as a template or export.`
  },
  {
    question: 'How do I move to another computer?',
    answer:
      '“Export everything” in the settings writes one file with all that this device keeps; restore it from the settings over there. One prompt goes as a .vprompt file, several as a .vpack. You see what a file would change before anything does.'
  },
  {
    question: 'Can I lose everything?',
    answer:
      'Yes, in a browser: if you clear the data of this site, or if the browser runs out of space and clears it. Keep an export of what you would miss. The desktop app makes backups by itself and repairs a damaged file as far as it can.'
  },
  {
    question: 'Can I bring in prompts I wrote elsewhere?',
    answer:
      'Yes. “Paste a prompt” reads prose, labelled lists, JSON and YAML into fields, says how sure it is of each, and shows what it could not place.'
  }
];

export const privacy: readonly Question[] = [
  {
    question: 'Do I need an account?',
    answer:
      'No. Building, saving and exporting work without one. An account belongs to the marketplace: it gives you a profile there and keeps what you bought; it holds none of your own prompts.'
  },
  {
    question: 'Who can read my prompts?',
    answer:
      'Whoever can use your device. Reelwright sends them nowhere. Once you paste a prompt into a model, the terms of its vendor apply.'
  },
  {
    question: 'Do you measure what I do?',
    answer:
      'Not unless you switch it on in the settings, which say what would be recorded and where it would go. It never includes what you write. Switching it off deletes what was recorded on your device.'
  },
  {
    question: 'Do you keep what I search for in the marketplace?',
    answer:
      'Only searches that found nothing, as a count for each day without who searched, so that we see what is missing. The phrase itself is stored once it was searched three times on a day, unless it looks like an address or a number of yours, and each count is deleted after 90 days.'
  },
  {
    question: 'May I use the clips commercially?',
    answer:
      'That is for the terms of the model you render with to say, and they differ. Reelwright has no part in it.'
  }
];

export const practical: readonly Question[] = [
  {
    question: 'Does it work without a connection?',
    answer:
      'Yes, once it has loaded: building, checking, templates, history, files and these pages. What needs a connection is fetching a newer version or a newer list of models.'
  },
  {
    question: 'Does it work on a phone?',
    answer:
      'Yes. The fields, the finished prompt and the JSON are tabs there, and a bar at the bottom copies. Planning many clips is more pleasant on a large screen.'
  },
  {
    question: 'Can I use it with the keyboard alone, or with a screen reader?',
    answer:
      'It is built for both: the command palette reaches every command, what can be dragged can also be moved by buttons or keys, and changes are announced. Press ? for the list of shortcuts. If something is in your way, that is a fault.'
  },
  {
    question: 'Which languages does it speak?',
    answer:
      'The interface is there in English and Spanish; these pages are in English. Dialogue can be in any of fourteen languages, in its own script, whatever the interface speaks.'
  },
  {
    question: 'Can I sell or buy prompts here?',
    answer:
      'You can buy: search the marketplace, see what is inside each listing, pay, and open the prompt in the builder. You can sell too: apply once with a verified account.'
  }
];

export const umbrella = buildExample('The forgotten umbrella', {
  concept: 'A tram driver finds the last umbrella of the day',
  mainSubject: 'a tram driver in a dark green uniform, her cap pushed back',
  action: 'lifts a red umbrella from an empty seat, shakes it once and hangs it beside twenty others',
  setting: 'in an empty tram at the depot, late evening, the ceiling lamps going out one by one',
  cameraMovement: 'lateral-tracking-move',
  shotTypes: ['medium-wide-shot'],
  colorGrading: 'teal-and-orange',
  mood: 'cozy',
  musicStyle: 'no-music',
  soundEffects: ['drops fall on a rubber floor'],
  ambientSounds: 'a depot fan, rain on a metal roof',
  duration: 8,
  resolution: '1080p',
  model: 'veo-3.1'
});
