// The request body of each vendor's text-to-video API, under the vendor's own field names.
import type { ModelFamily } from '../../model/model-family.ts';
import type { PromptField } from '../../prompt/prompt.ts';
import { withoutEmpty } from '../../prompt/text/veo3-data.ts';
import type { WrittenShot } from '../family/write-shots.ts';
import { findFrameSize, type FrameSizes, frameSizes } from './frame-size.ts';

export type PayloadRequest = {
  /** The vendor's id, or ours where nothing answers any more. */
  readonly model: string;
  readonly prompt: string;
  readonly negativePrompt: string;
  readonly duration: number;
  readonly resolution: string;
  readonly aspectRatio: string;
  readonly frameRate: number;
  /** Null where the model has no such switch. */
  readonly hasAudio: boolean | null;
  /** Empty for a prompt of one shot. */
  readonly shots: readonly WrittenShot[];
};

/** A request body, and the settings of the prompt that are in it. */
export type Payload = {
  readonly body: Record<string, unknown>;
  readonly carries: readonly PromptField[];
};

type ToPayload = (request: PayloadRequest) => Payload;

const plainSettings: readonly PromptField[] = ['duration', 'resolution', 'aspectRatio'];

const plain = (toBody: (request: PayloadRequest) => Record<string, unknown>): ToPayload => {
  return (request) => ({ body: withoutEmpty(toBody(request)), carries: plainSettings });
};

/** For vendors that take pixels; `joint` stands between width and height. */
const sized = (
  sizes: FrameSizes,
  joint: string,
  toBody: (request: PayloadRequest, size: string) => Record<string, unknown>,
  others: readonly PromptField[] = ['duration']
): ToPayload => {
  return (request) => {
    const frame = findFrameSize(sizes, request.resolution, request.aspectRatio);
    const carried: PromptField[] = frame?.isExact ? ['resolution', 'aspectRatio'] : ['aspectRatio'];
    return {
      body: withoutEmpty(toBody(request, frame?.size.join(joint) ?? '')),
      carries: frame === undefined ? others : [...others, ...carried]
    };
  };
};

const lowerCase = (resolution: string): string => resolution.toLowerCase();
const upperCase = (resolution: string): string => resolution.toUpperCase();

/** GoogleGenAI `models.generateVideos`. Audio and frame rate can be asked for on Google Cloud only. */
const veo = plain((request) => ({
  model: request.model,
  prompt: request.prompt,
  config: withoutEmpty({
    durationSeconds: request.duration,
    resolution: lowerCase(request.resolution),
    aspectRatio: request.aspectRatio,
    negativePrompt: request.negativePrompt
  })
}));

/** Gemini Interactions. */
const omni = plain((request) => ({
  model: request.model,
  input: request.prompt,
  response_format: withoutEmpty({
    type: 'video',
    aspect_ratio: request.aspectRatio,
    resolution: lowerCase(request.resolution),
    duration: `${request.duration}s`
  })
}));

const sora = sized(frameSizes.sora, 'x', ({ model, prompt, duration }, size) => ({
  model,
  prompt,
  seconds: String(duration),
  size
}));

const runway = sized(frameSizes.runway, ':', ({ model, prompt, duration }, ratio) => ({
  model,
  promptText: prompt,
  ratio,
  duration
}));

const klingModes: Readonly<Record<string, string>> = { '720p': 'std', '1080p': 'pro', '4k': '4k' };

const kling: ToPayload = (request) => {
  const mode = klingModes[lowerCase(request.resolution)];
  const isMultiShot = request.shots.length > 1;
  return {
    body: withoutEmpty({
      model_name: request.model,
      prompt: isMultiShot ? '' : request.prompt,
      negative_prompt: request.negativePrompt,
      duration: String(request.duration),
      aspect_ratio: request.aspectRatio,
      mode,
      sound: formatOnOff(request.hasAudio),
      ...(isMultiShot && {
        multi_shot: true,
        shot_type: 'customize',
        multi_prompt: request.shots.map(({ index, prompt, seconds }) => ({
          index,
          prompt,
          duration: String(seconds)
        }))
      })
    }),
    carries: mode === undefined ? ['duration', 'aspectRatio'] : plainSettings
  };
};

const formatOnOff = (isOn: boolean | null): string | null => (isOn === null ? null : isOn ? 'on' : 'off');

const seedance = plain((request) => ({
  model: request.model,
  content: [{ type: 'text', text: request.prompt }],
  ratio: request.aspectRatio,
  resolution: lowerCase(request.resolution),
  duration: request.duration,
  generate_audio: request.hasAudio
}));

/** Ray 2 is served by the Dream Machine API, later models by the Luma Agents API. */
const luma = plain((request) => {
  const { model, prompt } = request;
  const output = { duration: `${request.duration}s`, resolution: lowerCase(request.resolution) };
  return model.startsWith('ray-2')
    ? { model, prompt, aspect_ratio: request.aspectRatio, ...output }
    : { model, type: 'video', prompt, aspect_ratio: request.aspectRatio, video: withoutEmpty(output) };
});

const pika = plain((request) => ({
  prompt: request.prompt,
  negative_prompt: request.negativePrompt,
  aspect_ratio: request.aspectRatio,
  resolution: lowerCase(request.resolution),
  duration: request.duration
}));

const hailuo: ToPayload = ({ model, prompt, duration, resolution }) => ({
  body: withoutEmpty({ model, prompt, duration, resolution: upperCase(resolution) }),
  carries: ['duration', 'resolution']
});

const minimax = plain((request) => ({
  model: request.model,
  content: [{ type: 'text', text: request.prompt }],
  resolution: upperCase(request.resolution),
  ratio: request.aspectRatio,
  duration: request.duration
}));

/** The vendor rewrites prompts unless told not to. */
const wan = plain((request) => ({
  model: request.model,
  input: withoutEmpty({ prompt: request.prompt, negative_prompt: request.negativePrompt }),
  parameters: withoutEmpty({
    resolution: upperCase(request.resolution),
    ratio: request.aspectRatio,
    duration: request.duration,
    prompt_extend: false
  })
}));

const ltx = sized(
  frameSizes.ltx,
  'x',
  (request, resolution) => ({
    model: request.model,
    prompt: request.prompt,
    duration: request.duration,
    resolution,
    fps: request.frameRate,
    generate_audio: request.hasAudio
  }),
  ['duration', 'frameRate']
);

const grok = plain((request) => ({
  model: request.model,
  prompt: request.prompt,
  duration: request.duration,
  aspect_ratio: request.aspectRatio,
  resolution: lowerCase(request.resolution)
}));

const vidu = plain((request) => ({
  model: request.model,
  prompt: request.prompt,
  duration: request.duration,
  aspect_ratio: request.aspectRatio,
  resolution: lowerCase(request.resolution),
  audio: request.hasAudio
}));

/** For a family this version does not know: the names that most vendors use. */
export const plainPayload = plain((request) => ({
  model: request.model,
  prompt: request.prompt,
  duration: request.duration,
  aspect_ratio: request.aspectRatio,
  resolution: lowerCase(request.resolution)
}));

export const payloads: Readonly<Record<ModelFamily, ToPayload>> = {
  veo,
  omni,
  sora,
  runway,
  kling,
  'kling-multi': kling,
  seedance,
  luma,
  pika,
  hailuo,
  minimax,
  wan,
  ltx,
  grok,
  vidu
};
