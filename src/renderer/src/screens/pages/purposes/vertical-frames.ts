import type { FrameEntry } from '#renderer/features/content/frame-list.tsx';

/** Choices that a frame taller than wide makes good use of. */
export const verticalFrames: readonly FrameEntry[] = [
  {
    name: 'Medium close-up, handheld',
    text: 'Somebody talks to you. Head and shoulders fill the frame, and the small shake says that it is real.',
    fields: { aspectRatio: '9:16', cameraMovement: 'handheld', colorGrading: 'bright-and-airy' }
  },
  {
    name: 'Close-up, locked off',
    text: 'Hands, food, mechanisms. Nothing moves but the thing itself, which is also what loops best.',
    fields: { aspectRatio: '9:16', cameraMovement: 'locked-off', colorGrading: 'vibrant' }
  },
  {
    name: 'Full shot, tilt up',
    text: 'An outfit, a tower, a cake. The tall frame is the reason for the move: it ends at the top.',
    fields: { aspectRatio: '9:16', cameraMovement: 'tilt-up', colorGrading: 'pastel' }
  },
  {
    name: 'Point of view, push in',
    text: 'We walk towards it ourselves. Say what is at the end of the way, and that we stop there.',
    fields: { aspectRatio: '9:16', cameraMovement: 'push-in', colorGrading: 'warm' }
  }
];
