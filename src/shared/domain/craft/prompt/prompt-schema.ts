// Prompt data as JSON Schema: derived from the schema the product itself reads with, so that it cannot say otherwise.
import * as z from 'zod';
import { type Sentence, sentence } from '../../../kit/sentence.ts';
import { type FieldDescription, promptFields } from './prompt-fields.ts';
import { PromptData, type PromptField } from './prompt.ts';

/** A key of the schema, for people. */
export type SchemaKey = {
  readonly name: PromptField;
  readonly group: FieldDescription['group'];
  /** "text", "list of texts", "number" or "true or false". */
  readonly type: Sentence;
  readonly meaning: Sentence;
};

/** JSON Schema, draft 2020-12. Ranges and choices are advice: a prompt outside of them is one all the same. */
export function buildPromptSchema(): Record<string, unknown> {
  const { properties = {}, ...schema } = z.toJSONSchema(PromptData);
  const described = promptFields.map((field) => {
    const derived = properties[field.name];
    const own = typeof derived === 'object' ? derived : {};
    return [field.name, { ...own, ...describe(field) }] as const;
  });
  const { $schema, ...rest } = schema;
  return {
    $schema,
    title: 'Reelwright prompt',
    description: 'One shot for a video model. Keys that are not listed may be added and are kept.',
    ...rest,
    required: promptFields.map(({ name }) => name),
    properties: { ...Object.fromEntries(described), schemaVersion: describeVersion(properties.schemaVersion) }
  };
}

/** The keys in their order, with the types the schema gives them. */
export function listSchemaKeys(): SchemaKey[] {
  const { properties = {} } = z.toJSONSchema(PromptData);
  return promptFields.map(({ name, group }) => ({
    name,
    group,
    type: nameType(properties[name]),
    meaning: fieldMeanings[name]
  }));
}

const describeVersion = (derived: unknown): Record<string, unknown> => ({
  ...(typeof derived === 'object' ? derived : {}),
  title: 'Schema version',
  description: 'The version of this schema that the prompt was written by; 1 where it is missing.'
});

function describe(field: FieldDescription): Record<string, unknown> {
  const { name, label } = field;
  const meaning = String(fieldMeanings[name]);
  if (field.kind === 'number') {
    const { low, high } = field.range;
    return { title: label, description: `${meaning} Usually ${low} to ${high}.`, examples: field.choices };
  }
  if (field.kind === 'list') {
    return { title: label, description: meaning, examples: [field.choices.slice(0, 2)] };
  }
  const examples = field.kind === 'choice' ? { examples: field.choices } : {};
  return { title: label, description: meaning, ...examples };
}

const typeNames = new Map([
  ['string', sentence`text`],
  ['number', sentence`number`],
  ['boolean', sentence`true or false`],
  ['array', sentence`list of texts`]
]);

function nameType(property: z.core.JSONSchema._JSONSchema | undefined): Sentence {
  const type = typeof property === 'object' ? property.type : undefined;
  return (typeof type === 'string' ? typeNames.get(type) : undefined) ?? sentence`anything`;
}

// The purpose of each field in one sentence, for readers and writers of the JSON schema.
const fieldMeanings: Readonly<Record<PromptField, Sentence>> = {
  concept: sentence`The idea of the shot in one sentence, before any detail.`,
  mainSubject: sentence`Who or what the shot is about, described so that it looks the same in every take.`,
  action: sentence`What happens, with an end that can be seen.`,
  setting: sentence`Where and when it happens, and what the light is like there.`,
  cameraMovement: sentence`How the camera moves. One move for a shot.`,
  shotTypes: sentence`How near the camera is, in the order of the shots.`,
  transitions: sentence`How one shot leads to the next. It means nothing where there is only one shot.`,
  cinematicStyle: sentence`The kind of film it should look like.`,
  colorGrading: sentence`The colours of the finished picture.`,
  mood: sentence`The feeling the picture and the sound share.`,
  visualEffects: sentence`What lies over the picture: grain, haze, rain, slow motion.`,
  language: sentence`The language that is spoken. The instructions themselves stay as you wrote them.`,
  dialogue: sentence`What is said, a line for each speaker: “Keeper: It was meant for me.”`,
  voiceStyle: sentence`How it is said.`,
  subtitles: sentence`Whether words may appear in the picture.`,
  musicStyle: sentence`The music, or “no-music” where there is to be none.`,
  soundEffects: sentence`Sounds that belong to something that happens.`,
  ambientSounds: sentence`What is heard all the time.`,
  audioMix: sentence`What is in front: voices, music or effects.`,
  duration: sentence`The length of the clip in seconds.`,
  frameRate: sentence`Frames per second.`,
  resolution: sentence`The size of the picture.`,
  aspectRatio: sentence`The shape of the picture, width to height.`,
  quality: sentence`1 to 10, to choose between the tiers of a model. No model has such a setting itself.`,
  model: sentence`The model the prompt is written for.`,
  additionalParams: sentence`Everything that has no field of its own, in plain sentences.`
};
