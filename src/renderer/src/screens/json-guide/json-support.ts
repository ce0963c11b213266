import { type Sentence, sentence } from '#shared/kit/sentence.ts';
import { findFamily, type ModelFamily } from '#shared/domain/craft/model/model-family.ts';
import type { Fact, Model } from '#shared/domain/craft/model/model.ts';

/** The support of a model family for pasted JSON. */
export type JsonSupport = {
  /** `prose`: its guide writes sentences. `habit`: its users paste JSON. `unstated`: nobody we read says. */
  readonly verdict: 'prose' | 'habit' | 'unstated';
  readonly advice: Sentence;
  /** The source; null for an unstated fact. */
  readonly fact: Fact<null>;
};

const readIn = (source: string, confidence: 'A' | 'B' | 'C'): NonNullable<Fact<null>> => ({
  value: null,
  source,
  confidence,
  checkedOn: '2026-11-20'
});

const unstated: JsonSupport = {
  verdict: 'unstated',
  advice: sentence`Nothing we read says whether JSON helps here. Paste the text first, and compare.`,
  fact: null
};

const kling: JsonSupport = {
  verdict: 'prose',
  advice: sentence`The guides give an order for sentences: subject, movement, scene, then camera, light and mood.`,
  fact: readIn('Kling’s four-part formula, as a guide repeats it', 'C')
};

/** Sources: models.md §2.1. Dated like the registry, since guides change as often as models do. */
export const jsonSupportByFamily: Readonly<Record<ModelFamily, JsonSupport>> = {
  veo: {
    verdict: 'habit',
    advice: sentence`People paste JSON with a timeline into Veo, and guides by users recommend it. Google’s own guide is written in sentences: camera, subject, action, context, style, and sound last.`,
    fact: readIn('Google Cloud’s prompting guide for Veo 3.1', 'A')
  },
  omni: {
    verdict: 'prose',
    advice: sentence`It takes plain sentences. Some hosts read the length and the ratio from the text itself.`,
    fact: readIn('the pages of hosts that offer Gemini Omni', 'B')
  },
  sora: {
    verdict: 'prose',
    advice: sentence`OpenAI’s guide was written in prose with labelled sections, and Sora has ended.`,
    fact: readIn('openai-cookbook, sora2_prompting_guide.ipynb', 'A')
  },
  runway: {
    verdict: 'prose',
    advice: sentence`Runway’s own guide asks for simple sentences in positive words and shows no JSON. The guide at opten.space says that JSON is ignored.`,
    fact: readIn('help.runwayml.com, Gen-4 Prompting Guide', 'A')
  },
  kling,
  'kling-multi': {
    ...kling,
    advice: sentence`Each shot is told in two to five sentences. Its list of shots is a part of the request to the API; JSON in the prompt itself is only text.`,
    fact: readIn('guides to Kling 3, and integrators’ code for its API', 'B')
  },
  seedance: {
    verdict: 'habit',
    advice: sentence`Its users paste a beat sheet: what holds for the whole clip first, then a timeline. The JSON below has that form.`,
    fact: readIn('a guide to Seedance 2 by its users', 'C')
  },
  luma: unstated,
  pika: unstated,
  hailuo: unstated,
  minimax: unstated,
  wan: unstated,
  ltx: unstated,
  grok: unstated,
  vidu: unstated
};

/** Nothing is stated about a family that this version does not know. */
export const findJsonSupport = (model: Pick<Model, 'family'>): JsonSupport =>
  findFamily(jsonSupportByFamily, model, unstated);
