/** The frame at the video's position, as an image; null before the video has loaded. */
export async function drawFrame(video: HTMLVideoElement): Promise<Blob | null> {
  // Until then it still shows the frame before.
  if (video.seeking) {
    await new Promise((resolve) => video.addEventListener('seeked', resolve, { once: true }));
  }
  const canvas = document.createElement('canvas');
  canvas.width = video.videoWidth;
  canvas.height = video.videoHeight;
  if (canvas.width === 0) return null;
  canvas.getContext('2d')?.drawImage(video, 0, 0);
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/png'));
}
