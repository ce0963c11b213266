// The frame sizes of the vendors that ask for pixels instead of a resolution and a ratio.
import { isSameResolution } from '../../model/nearest.ts';

/** Width and height in pixels. */
export type FrameSize = readonly [width: number, height: number];
export type FrameSizes = readonly (readonly [resolution: string, aspectRatio: string, ...FrameSize])[];

/** From the vendors' SDKs and documentation; see models.md §1.2 and its sources. */
export const frameSizes = {
  runway: [
    ['720p', '16:9', 1280, 720],
    ['720p', '9:16', 720, 1280],
    ['720p', '4:3', 1104, 832],
    ['720p', '3:4', 832, 1104],
    ['720p', '1:1', 960, 960],
    ['720p', '21:9', 1584, 672]
  ],
  sora: [
    ['720p', '16:9', 1280, 720],
    ['720p', '9:16', 720, 1280],
    ['1024p', '7:4', 1792, 1024],
    ['1024p', '4:7', 1024, 1792]
  ],
  ltx: [
    ['720p', '16:9', 1280, 720],
    ['720p', '9:16', 720, 1280],
    ['1080p', '16:9', 1920, 1080],
    ['1080p', '9:16', 1080, 1920],
    ['1440p', '16:9', 2560, 1440],
    ['1440p', '9:16', 1440, 2560],
    ['4K', '16:9', 3840, 2160],
    ['4K', '9:16', 2160, 3840]
  ]
} as const satisfies Readonly<Record<string, FrameSizes>>;

/** `isExact` is false where the vendor has the ratio in another resolution only; undefined where it has it in none. */
export function findFrameSize(
  sizes: FrameSizes,
  resolution: string,
  aspectRatio: string
): { readonly size: FrameSize; readonly isExact: boolean } | undefined {
  const framed = sizes.filter(([, ratio]) => ratio === aspectRatio.trim());
  const exact = framed.find(([known]) => isSameResolution(known, resolution));
  const found = exact ?? framed[0];
  return found === undefined ? undefined : { size: [found[2], found[3]], isExact: exact !== undefined };
}
