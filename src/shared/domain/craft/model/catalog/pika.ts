// Pika.
import type { Model } from '../model.ts';
import { exactly, isCurrent, knownModel, lifecycleFrom, negativesIn, readFrom } from './fact-source.ts';

const hosts = readFrom('Comfy-Org/docs built-in-nodes', 'B', '2026-08-21');

export const pikaModels: readonly Model[] = [
  knownModel({
    id: 'pika-2.2',
    label: 'Pika 2.2',
    vendor: 'Pika',
    family: 'pika',
    target: 'pika-2.2',
    lifecycle: lifecycleFrom(hosts, isCurrent()),
    durations: hosts(exactly(5, 10)),
    resolutions: hosts(['720p', '1080p']),
    aspectRatios: hosts(['16:9', '9:16', '1:1', '4:3', '3:4', '3:2', '2:3', '5:4', '4:5', '21:9', '9:21']),
    audio: hosts('none'),
    negativePrompt: hosts(negativesIn('field')),
    notes: ['Any ratio of width to height from 0.4 to 2.5 will do; the usual ones are listed.']
  })
];
