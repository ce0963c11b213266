// The parts a model invents where the prompt leaves them out.
import { sentence } from '../../../../kit/sentence.ts';
import { defaultPromptData } from '../../prompt/default-prompt.ts';
import { choiceLabel } from '../../prompt/prompt-fields.ts';
import { writeChoice, writeChoices } from '../../prompt/text/wording.ts';
import { memoizeByPrompt } from './prompt-texts.ts';
import type { FitRule } from './fit-rule.ts';

const missingSubject: FitRule = {
  id: 'missing-subject',
  severity: 'warning',
  check: memoizeByPrompt((data) =>
    writeChoice(data.mainSubject) === ''
      ? [{ fields: ['mainSubject'], message: sentence`Add a main subject.`, fix: null }]
      : []
  )
};

const missingAction: FitRule = {
  id: 'missing-action',
  severity: 'warning',
  check: memoizeByPrompt((data) =>
    writeChoice(data.action) === ''
      ? [{ fields: ['action'], message: sentence`Add an action.`, fix: null }]
      : []
  )
};

const missingCamera: FitRule = {
  id: 'missing-camera',
  severity: 'warning',
  check: memoizeByPrompt((data) => {
    if (writeChoice(data.cameraMovement) !== '' || writeChoices(data.shotTypes).length > 0) return [];
    const shot = defaultPromptData.shotTypes[0] ?? 'medium-shot';
    return [
      {
        fields: ['shotTypes', 'cameraMovement'],
        message: sentence`Choose a shot type or a camera movement, or the model picks its own.`,
        fix: {
          label: sentence`Use a ${choiceLabel(shot).toLowerCase()}`,
          data: { ...data, shotTypes: [shot] }
        }
      }
    ];
  })
};

const missingStyle: FitRule = {
  id: 'missing-style',
  severity: 'warning',
  check: memoizeByPrompt((data) => {
    if (writeChoice(data.cinematicStyle) !== '') return [];
    const { cinematicStyle } = defaultPromptData;
    return [
      {
        fields: ['cinematicStyle'],
        message: sentence`Choose a cinematic style, or the model picks its own.`,
        fix: {
          label: sentence`Use ${choiceLabel(cinematicStyle).toLowerCase()}`,
          data: { ...data, cinematicStyle }
        }
      }
    ];
  })
};

export const completenessRules: readonly FitRule[] = [
  missingSubject,
  missingAction,
  missingCamera,
  missingStyle
];
