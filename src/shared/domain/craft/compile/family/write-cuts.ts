// Shots told one after the other as cuts: "A wide shot. Smash cut to a close-up."
import type { PromptData } from '../../prompt/prompt.ts';
import { from, type Part, sentence, type Wording } from '../../prompt/text/sentences.ts';
import { articleFor, isPhrase, writeChoice, writeChoices } from '../../prompt/text/wording.ts';
import { writeCamera } from '../../prompt/text/write-camera.ts';

export function writeCuts(data: PromptData): Part[] {
  const [first, ...others] = writeChoices(data.shotTypes);
  const transition = writeChoice(data.transitions);
  const canCut = isPhrase(transition) && !/\b(to|between|shots?)\b/i.test(transition);
  if (first === undefined || others.length === 0 || (transition !== '' && !canCut)) return writeCamera(data);
  const cut: Wording = transition === '' ? 'cut' : from('transitions', transition);
  return [
    ...writeCamera({ ...data, shotTypes: [first] }),
    ...others.map((shot) =>
      sentence(cut, ' to ', isPhrase(shot) ? articleFor(shot) : '', from('shotTypes', shot))
    )
  ];
}
