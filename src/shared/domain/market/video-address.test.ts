import { expect, test } from 'vitest';
import { readVideoAddress } from './video-address.ts';

const youtube = { host: 'youtube', id: 'dQw4w9WgXcQ', url: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ' };
const vimeo = { host: 'vimeo', id: '76979871', url: 'https://vimeo.com/76979871' };

test.each([
  ['https://www.youtube.com/watch?v=dQw4w9WgXcQ', youtube],
  ['https://youtube.com/watch?t=3&v=dQw4w9WgXcQ&list=x', youtube],
  ['https://m.youtube.com/shorts/dQw4w9WgXcQ', youtube],
  ['https://www.youtube.com/embed/dQw4w9WgXcQ?start=1', youtube],
  ['https://youtu.be/dQw4w9WgXcQ?si=abc', youtube],
  ['https://vimeo.com/76979871', vimeo],
  ['https://player.vimeo.com/video/76979871?h=1', vimeo]
])('the video at %s is known', (address, video) => {
  expect(readVideoAddress(address)).toEqual(video);
});

test.each([
  'http://www.youtube.com/watch?v=dQw4w9WgXcQ',
  'https://youtube.com.evil.example/watch?v=dQw4w9WgXcQ',
  'https://evil.example/?https://www.youtube.com/watch?v=dQw4w9WgXcQ',
  'https://user@www.youtube.com/watch?v=dQw4w9WgXcQ',
  'https://www.youtube.com:8443/watch?v=dQw4w9WgXcQ',
  'https://www.youtube.com/watch?v=dQw4w9WgXcQ"onload=1',
  'https://www.youtube.com/watch',
  'https://vimeo.com/about',
  'https://vimeo.com/76979871e',
  'javascript:alert(1)',
  'nothing'
])('no video is read from %s', (address) => {
  expect(readVideoAddress(address)).toBeUndefined();
});
