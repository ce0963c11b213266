// Runway: one shot of one subject in one sentence, then short supporting sentences about "the subject".
import type { PromptData } from '../../prompt/prompt.ts';
import { sections } from '../../prompt/text/write-prompt.ts';
import {
  follow,
  from,
  joinParts,
  type Part,
  type PromptSpan,
  sentence
} from '../../prompt/text/sentences.ts';
import { tidyText } from '../../prompt/text/tidy-text.ts';
import { articleFor, isPhrase, writeChoices } from '../../prompt/text/wording.ts';
import { writeCamera, writeLook } from '../../prompt/text/write-picture.ts';
import { writeStory } from '../../prompt/text/write-story.ts';

export function writeRunway(data: PromptData): PromptSpan[] {
  const concept = tidyText(data.concept);
  return joinParts([
    ...writeOpening(data),
    ...writeCamera({ ...data, shotTypes: [], transitions: '' }),
    ...(concept === '' ? [] : [sentence(from('concept', concept))]),
    ...writeLook(data),
    ...sections.additions(data)
  ]);
}

/** "A close-up of a red fox trotting through snow in a birch forest." where the words allow it. */
function writeOpening(data: PromptData): Part[] {
  const [shot] = writeChoices(data.shotTypes);
  const subject = tidyText(data.mainSubject).replace(/\.$/, '');
  const story = { ...data, concept: '' };
  const canFrame = shot !== undefined && isPhrase(shot) && subject !== '' && !/[.!?…。]/.test(subject);
  if (!canFrame)
    return [...writeCamera({ ...data, cameraMovement: '', transitions: '' }), ...writeStory(story)];
  const framed = sentence(
    articleFor(shot),
    from('shotTypes', shot),
    ' of ',
    from('mainSubject', lowerArticle(subject))
  );
  const [, action] = writeStory({ ...story, mainSubject: 'it', setting: '' });
  const [, setting] = writeStory({ ...story, mainSubject: 'it', action: '' });
  const place = setting === undefined ? [] : [setting];
  if (action === undefined) return [framed, ...place];
  if (action.joint === ', ') return [framed, follow(' ', ...action.spans), ...place];
  const actionSentence = action.joint === null ? action : sentence(nameSubject(action), ...action.spans);
  return [framed, ...place, actionSentence];
}

/** "circle each other" is told of several, "kneels" of one. */
function nameSubject({ spans: [verb] }: Part): string {
  return /^\p{L}*[^s\P{L}]s(?!\p{L})/u.test(verb?.text ?? '') ? 'the subject ' : 'the subjects ';
}

const lowerArticle = (subject: string): string =>
  subject.replace(/^(An?|The|Two|Three|Four|Several)(?=\s)/, (article) => article.toLowerCase());
