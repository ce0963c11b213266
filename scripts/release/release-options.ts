import { parseArgs } from 'node:util';
import { ReleaseChannel } from '#shared/domain/release/release-manifest.ts';
import { ReleaseVersion } from '#shared/domain/release/release-version.ts';

const usage = `npm run release -- --channel <stable|beta> --key <file>   builds and signs a release
  --from <folder>        takes installers that were built already, here or on other machines
  --to <folder>          where the release goes; dist/release by default
  --rollout <percent>    for how many it is at first; 100 by default
  --minimum-version <v>  older apps get it whatever the rollout; 0.0.0 by default
npm run release -- resign <folder> --key <file>           signs its manifests anew
  --rollout <percent>, --minimum-version <v>, --pause, --resume`;

/** The changes to the signed manifests; undefined leaves a value as it is. */
export type ManifestChange = {
  readonly rolloutPercent: number | undefined;
  readonly minimumVersion: string | undefined;
  readonly isPaused: boolean | undefined;
};

export type ReleaseOptions =
  | {
      readonly command: 'release';
      readonly channel: ReleaseChannel;
      readonly keyFile: string;
      readonly from: string | undefined;
      readonly to: string;
      readonly change: ManifestChange;
    }
  | {
      readonly command: 'resign';
      readonly folder: string;
      readonly keyFile: string;
      readonly change: ManifestChange;
    };

/** Throws the usage, or what is wrong with a value. */
export function readReleaseOptions(words: readonly string[]): ReleaseOptions {
  const { values, positionals } = parse(words);
  const { key: keyFile, channel, from, to = 'dist/release' } = values;
  const change = {
    rolloutPercent: readPercent(values.rollout),
    minimumVersion: readVersion(values['minimum-version']),
    isPaused: values.pause === values.resume ? undefined : values.pause === true
  };
  const [command, folder, more] = positionals;
  if (keyFile === undefined || more !== undefined) throw new Error(usage);
  if (command === 'resign' && folder !== undefined) return { command, folder, keyFile, change };
  const read = ReleaseChannel.safeParse(channel);
  if (command !== undefined || !read.success) throw new Error(usage);
  return { command: 'release', channel: read.data, keyFile, from, to, change };
}

function parse(words: readonly string[]) {
  const text = { type: 'string' } as const;
  const flag = { type: 'boolean' } as const;
  try {
    return parseArgs({
      args: [...words],
      allowPositionals: true,
      options: {
        channel: text,
        key: text,
        from: text,
        to: text,
        rollout: text,
        'minimum-version': text,
        pause: flag,
        resume: flag
      }
    });
  } catch (error) {
    throw new Error(usage, { cause: error });
  }
}

function readPercent(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  if (!/^(\d|[1-9]\d|100)$/.test(text)) throw new Error('--rollout takes a whole number from 0 to 100.');
  return Number(text);
}

function readVersion(text: string | undefined): string | undefined {
  if (text !== undefined && !ReleaseVersion.safeParse(text).success) {
    throw new Error('--minimum-version takes a version as 1.4.0 or 1.4.0-beta.2.');
  }
  return text;
}
