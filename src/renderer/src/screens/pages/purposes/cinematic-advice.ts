import type { FieldRewrite } from '#renderer/features/content/rewrites.tsx';
import type { FrameEntry } from '#renderer/features/content/frame-list.tsx';
import type { Pitfall } from '#renderer/features/content/pitfalls.tsx';

export const rewrites: readonly FieldRewrite[] = [
  {
    field: 'concept',
    before: 'A cinematic, epic scene of a soldier coming home, masterpiece, 8k.',
    after: 'A soldier comes home and nobody is there to open the door.',
    why: 'Praise names nothing that can be lit or framed. A situation does, and it also tells the model what the last image is about.'
  },
  {
    field: 'action',
    before: 'He is sad and looks around the room.',
    after: 'He sets his bag down, runs a thumb along the dusty table and leaves the lamp off.',
    why: 'A model cannot photograph a feeling. It can photograph a thumb in dust. The last clause gives the action an end, so the clip stops where you want it to.'
  },
  {
    field: 'setting',
    before: 'In a house, moody lighting.',
    after:
      'In a farmhouse kitchen an hour after sunset, light only from the hall behind him, sheets over the chairs.',
    why: 'Name the source of the light, its side and what it leaves dark. “Moody” is what you get from that, not what you ask for.'
  },
  {
    field: 'cameraMovement',
    before: 'Dynamic camera, zooming, panning and orbiting.',
    after: 'Slow dolly in.',
    why: 'One move a shot. Several are drawn as a blend of all of them, which nobody has ever seen a camera do.'
  },
  {
    field: 'ambientSounds',
    before: 'Epic music.',
    after: 'A clock in the next room, wind under the door.',
    why: 'Where a model makes sound, silence about it means that it makes some up. Two sounds with a place make a room.'
  }
];

export const moves: readonly FrameEntry[] = [
  {
    name: 'Slow dolly in',
    text: 'Somebody understands something. Start wider than feels right: the shot needs somewhere to go.',
    fields: { cameraMovement: 'slow-dolly-in' }
  },
  {
    name: 'Locked off',
    text: 'The frame waits and the world moves in it. The steadiest choice, and the best for faces and hands.',
    fields: { cameraMovement: 'locked-off' }
  },
  {
    name: 'Handheld',
    text: 'We are there with them. Add what the hand does: “breathing”, “catching up late”.',
    fields: { cameraMovement: 'handheld' }
  },
  {
    name: 'Lateral tracking move',
    text: 'Travels beside a walker. Give it a foreground that passes by, such as railings, or it will look like a slide.',
    fields: { cameraMovement: 'lateral-tracking-move' }
  },
  {
    name: 'Crane up',
    text: 'Leaves somebody small in a large place. Say what comes into view at the top.',
    fields: { cameraMovement: 'crane-up' }
  },
  {
    name: 'Rack focus',
    text: 'Changes what matters without a cut. Name both things, the near one and the far one.',
    fields: { cameraMovement: 'rack-focus' }
  }
];

export const grades: readonly FrameEntry[] = [
  {
    name: 'Blue hour',
    text: 'Twilight with a lamp or two. Cool shadows, skin kept warm by whatever is lit.',
    fields: { colorGrading: 'blue-hour', mood: 'melancholic' }
  },
  {
    name: 'Golden hour',
    text: 'Low sun from one side, long shadows. Say which side, and keep it in every shot of the scene.',
    fields: { colorGrading: 'golden-hour', mood: 'nostalgic' }
  },
  {
    name: 'Bleach bypass',
    text: 'Silver kept in the print: hard contrast, little colour. War, winter, concrete.',
    fields: { colorGrading: 'bleach-bypass', mood: 'gritty' }
  },
  {
    name: 'Teal and orange',
    text: 'Skin against its opposite. Works when something warm is in the frame to carry it.',
    fields: { colorGrading: 'teal-and-orange', mood: 'dramatic' }
  },
  {
    name: 'Black-and-white',
    text: 'Shape and light only. Take every colour word out of the rest of the prompt.',
    fields: { colorGrading: 'black-and-white', mood: 'mysterious' }
  },
  {
    name: 'Earthy',
    text: 'Ochre, moss, clay. Period rooms and outdoor work, where nothing should look new.',
    fields: { colorGrading: 'earthy', mood: 'calm' }
  }
];

export const pitfalls: readonly Pitfall[] = [
  {
    sign: 'It looks like a trailer, not like a scene.',
    fix: 'Take out praise and pace words. Give one person one thing to do, and let the shot run until it is done.'
  },
  {
    sign: 'The picture is sharp from front to back.',
    fix: 'Put something close to the lens and something far behind it in the setting, then add “shallow depth of field” to the visual effects. A lens number alone may do nothing.'
  },
  {
    sign: 'The face changes halfway through.',
    fix: 'Use a slower move and a closer shot, and describe the person in one fixed phrase. In the next shot, repeat that phrase word for word.'
  },
  {
    sign: 'The light jumps between two shots of one scene.',
    fix: 'Copy the setting from shot to shot with its light source. The clip plan does this for you: it repeats subject, setting and look in every clip.'
  },
  {
    sign: 'Black bars were drawn into the picture.',
    fix: 'Remove “letterbox” and “anamorphic bars”. Choose a wide ratio where the model has one, or crop when you edit.'
  }
];
