// The process of one video: reads its container and writes it anew, with picture and sound as they are and without
// metadata. An entry of the server's build.
import {
  BufferSource,
  BufferTarget,
  Conversion,
  EncodedPacketSink,
  Input,
  type InputVideoTrack,
  MATROSKA,
  MP4,
  Mp4OutputFormat,
  Output,
  QTFF,
  WEBM,
  WebMOutputFormat
} from 'mediabunny';
import { checkVideo } from '#shared/domain/market/media/check-video.ts';
import { readFile, readTask, writeAnswer } from './media-worker.ts';

readTask();
const bytes = await readFile();
const input = openFile(bytes);
const format = await input.getFormat();
const container = format === WEBM ? 'webm' : format === MP4 ? 'mp4' : 'other';
const video = await input.getPrimaryVideoTrack();
const audio = await input.getPrimaryAudioTrack();

if (video === null) writeAnswer({ refusal: 'unsupported_media' });
else {
  const facts = {
    width: await video.getDisplayWidth(),
    height: await video.getDisplayHeight(),
    durationSeconds: await input.computeDuration()
  };
  const problem = checkVideo({
    ...facts,
    container,
    codec: await video.getCodec(),
    codecString: await video.getCodecParameterString(),
    audioCodec: audio === null ? undefined : await audio.getCodec()
  });
  if (problem !== null) writeAnswer({ refusal: problem });
  else {
    const copy = await copyTracks();
    if (await isWhole(video, copy)) writeAnswer(facts, copy);
    else writeAnswer({ refusal: 'unsupported_media' });
  }
}

function openFile(file: Uint8Array<ArrayBuffer>): Input {
  return new Input({ source: new BufferSource(file), formats: [MP4, WEBM, QTFF, MATROSKA] });
}

async function copyTracks(): Promise<Uint8Array<ArrayBuffer>> {
  const target = new BufferTarget();
  const output = new Output({
    format: container === 'webm' ? new WebMOutputFormat() : new Mp4OutputFormat({ fastStart: 'in-memory' }),
    target
  });
  const conversion = await Conversion.init({
    input,
    output,
    tracks: 'primary',
    copy: { mode: 'forced', shiftTolerance: Infinity },
    tags: {}
  });
  await conversion.execute();
  if (target.buffer === null) throw new Error('Nothing was written');
  return new Uint8Array(target.buffer);
}

/** The index of a file that was cut off promises frames that the copy does not have. */
async function isWhole(original: InputVideoTrack, copy: Uint8Array<ArrayBuffer>): Promise<boolean> {
  const copied = await openFile(copy).getPrimaryVideoTrack();
  if (copied === null) return false;
  return Math.abs((await measureSpan(original)) - (await measureSpan(copied))) < 0.01;
}

/** Seconds from the first frame to the last. */
async function measureSpan(track: InputVideoTrack): Promise<number> {
  const last = await new EncodedPacketSink(track).getPacket(Infinity, { metadataOnly: true });
  return (last?.timestamp ?? 0) - (await track.getFirstTimestamp());
}
