// Descriptions of the public pages for search engines and link previews; other pages are not indexed.
import type { ListedPageName } from '../paths.ts';

/** One or two plain sentences of 50 to 160 characters. */
export const pageDescriptions: Readonly<Record<ListedPageName, string>> = {
  builder:
    'Compose a structured prompt for an AI video model, see what the model refuses before you pay, and copy it as text or JSON. Works offline.',
  library:
    'Templates for AI video prompts, each briefed like a real shot: subject, action, place, camera, sound. Search, filter, open one and make it yours.',
  download:
    'Download Reelwright for Windows, macOS and Linux. See file sizes, checksums and release notes, and learn how to install and verify each file.',
  status:
    'How Reelwright’s server works right now: API, database, payments, mail and background jobs, and the days with trouble of the last 90 days.',
  terms:
    'The licenses of prompts that are sold here, and the terms for sellers and for opening a purchase: those in force and the earlier ones.',
  contact:
    'Write to the people who run this server: about the app, the marketplace or your rights. What you type is kept until it has gone.',
  showcase:
    'Videos that people made with prompts, each with the prompt behind it. Open one in the builder, change a field and see what changes.',
  marketplace:
    'Prompts for AI video models that people sell: search by model, length, ratio, sound and price, and see what is inside before you pay.',
  about:
    'What Reelwright is: an offline builder for AI video prompts that keeps your work on your own device and knows what each video model takes.',
  howTo:
    'From an idea to a prompt that renders, step by step: story, camera, look, sound, the fit check, clips for long ideas, and copying for your model.',
  faq: 'Plain answers about Reelwright: where your prompts are kept, which video models it knows, what works offline, and what it does not do.',
  becomeSeller:
    'Apply to sell video prompts on Reelwright, and read how to prepare prompts that are worth paying for.',
  jsonPrompting:
    'JSON prompting for video models, honestly: what it helps with and what it does not, with a live editor, a schema and examples for each model.',
  videoPrompts:
    'How to write a prompt for an AI video model: the parts of a shot, worked examples to open and change, and what each model takes today.',
  runwayPrompts:
    'Prompts for Runway: what its models take today, how they like to be written to, and worked examples that you can open and change.',
  soraPrompts:
    'Sora’s API has ended. What that means for the prompts you wrote for it, and how to move them to a model that still renders.',
  veoPrompts:
    'Prompts for Google’s Veo 3 and its successors: clip lengths, resolutions, sound and dialogue as they are today, with examples to open.',
  cinematicPrompts:
    'Cinematic AI video prompts: lens, light, grade and camera move in words that models follow, with worked examples to open and change.',
  commercialPrompts:
    'AI video prompts for adverts and product films: one promise, one action, one end frame, with worked examples to open and change.',
  socialPrompts:
    'AI video prompts for vertical clips: a first second that holds, one clear action and an end, with worked examples to open and change.'
};
