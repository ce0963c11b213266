// Declares a built-in template; the properties that all of them share are added here.
import { currentPromptVersion } from '../../prompt/default-prompt.ts';
import type { PromptData } from '../../prompt/prompt.ts';
import type { BuiltInTemplate } from '../template.ts';

type OwnFields = Omit<PromptData, 'audioMix' | 'model' | 'additionalParams' | 'schemaVersion'>;

/** Every preset is made for veo-3 and leaves the audio mix and additional parameters to its user (spec §3). */
export function builtIn(id: string, name: string, description: string, fields: OwnFields): BuiltInTemplate {
  const common = {
    audioMix: '',
    model: 'veo-3',
    additionalParams: '',
    schemaVersion: currentPromptVersion
  };
  return { id, name, description, data: { ...fields, ...common } };
}
