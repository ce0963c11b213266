import { BlobSource, Input, MATROSKA, MP4, QTFF, WEBM } from 'mediabunny';
import { checkVideo, type VideoProblem } from '#shared/domain/market/media/check-video.ts';

/** Reads the container's header, as the server does (`server/media/video-worker.ts`). */
export async function findVideoProblem(file: Blob): Promise<VideoProblem | null> {
  const input = new Input({ source: new BlobSource(file), formats: [MP4, WEBM, QTFF, MATROSKA] });
  try {
    const format = await input.getFormat();
    const video = await input.getPrimaryVideoTrack();
    if (video === null) return 'unsupported_media';
    const audio = await input.getPrimaryAudioTrack();
    return checkVideo({
      container: format === WEBM ? 'webm' : format === MP4 ? 'mp4' : 'other',
      codec: await video.getCodec(),
      codecString: await video.getCodecParameterString(),
      audioCodec: audio === null ? undefined : await audio.getCodec(),
      width: await video.getDisplayWidth(),
      height: await video.getDisplayHeight(),
      durationSeconds: await input.computeDuration()
    });
  } catch {
    return 'unsupported_media';
  } finally {
    input.dispose();
  }
}
