// Other names of our choices, in the form of their ids.

const aliases: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  shotTypes: {
    pov: 'point-of-view-shot',
    'pov-shot': 'point-of-view-shot',
    'first-person-pov': 'point-of-view-shot',
    ecu: 'extreme-close-up',
    'extreme-close-up-shot': 'extreme-close-up',
    'extreme-closeup': 'extreme-close-up',
    cu: 'close-up',
    closeup: 'close-up',
    'close-up-shot': 'close-up',
    'close-shot': 'close-up',
    mcu: 'medium-close-up',
    'medium-closeup': 'medium-close-up',
    'medium-close-up-shot': 'medium-close-up',
    ms: 'medium-shot',
    'mid-shot': 'medium-shot',
    medium: 'medium-shot',
    ws: 'wide-shot',
    wide: 'wide-shot',
    'extreme-wide': 'extreme-wide-shot',
    'medium-wide': 'medium-wide-shot',
    establishing: 'establishing-shot',
    ots: 'over-the-shoulder-shot',
    'over-the-shoulder': 'over-the-shoulder-shot',
    'birds-eye-view': 'overhead-shot',
    'bird-s-eye-view': 'overhead-shot',
    overhead: 'overhead-shot',
    'top-down': 'top-down-shot',
    'top-down-view': 'top-down-shot',
    'low-angle': 'low-angle-shot',
    'high-angle': 'high-angle-shot',
    'eye-level': 'eye-level-shot',
    aerial: 'aerial-shot',
    'aerial-view': 'aerial-shot',
    'drone-footage': 'drone-shot',
    macro: 'macro-shot',
    'macro-close-up': 'macro-shot',
    'dutch-angle-shot': 'dutch-angle',
    'two-shot-framing': 'two-shot'
  },
  cameraMovement: {
    'hand-held': 'handheld',
    'static-shot': 'static',
    'locked-off-static': 'locked-off',
    'push-ins': 'push-in',
    'slow-dolly-forward': 'slow-dolly-in'
  },
  visualEffects: {
    'slow-mo': 'slow-motion',
    'shallow-focus': 'shallow-depth-of-field',
    timelapse: 'time-lapse'
  },
  colorGrading: {
    'black-n-white': 'black-and-white',
    'b-n-w': 'black-and-white',
    'teal-n-orange': 'teal-and-orange'
  },
  cinematicStyle: { 'sci-fi': 'science-fiction', 'stop-motion-animation': 'stop-motion', noir: 'film-noir' },
  soundEffects: {},
  language: {}
};

/** The id of the choice that goes by another name. */
export function findAlias(field: string, id: string): string | undefined {
  const known = aliases[field];
  return known !== undefined && Object.hasOwn(known, id) ? known[id] : undefined;
}

/** The other names of a field's choices. */
export const listAliases = (field: string): readonly string[] => Object.keys(aliases[field] ?? {});
