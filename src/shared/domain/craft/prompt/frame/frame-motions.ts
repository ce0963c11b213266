// The mark that each camera movement leaves on the viewfinder: the way the camera goes, seen from behind it.

/** Movements in which the camera does not travel; they are marked where they look. */
export const stillMovements: readonly string[] = ['static', 'locked-off', 'rack-focus'];

/** SVG path data in a square of 100 by 100, drawn from where the move starts to where it ends. */
export const motionPaths: Readonly<Record<string, string>> = {
  static: 'M44 50H56M50 44V56',
  'locked-off': 'M42 50H58M50 42V58',
  'rack-focus': 'M32 68L44 56M56 44L68 32',
  handheld: 'M36 52C41 45 44 57 49 50S57 44 63 52',
  gimbal: 'M26 56C40 46 60 62 74 48',
  steadicam: 'M24 66C40 60 44 42 74 40',
  'slow-dolly-in': 'M32 74L47 56',
  'dolly-in': 'M22 82L47 55',
  'dolly-out': 'M47 55L22 82',
  'dolly-zoom': 'M22 82L42 60M78 82L58 60',
  'push-in': 'M50 86V58',
  'pull-back': 'M50 58V86',
  'slow-zoom-in': 'M28 32L40 42M72 68L60 58',
  'zoom-in': 'M18 22L40 42M82 78L60 58',
  'zoom-out': 'M40 42L18 22M60 58L82 78',
  'crash-zoom': 'M10 12L42 44M90 88L58 56',
  'pan-left': 'M74 50C62 44 38 44 26 50',
  'pan-right': 'M26 50C38 44 62 44 74 50',
  'whip-pan': 'M12 52C30 44 70 44 88 52',
  'tilt-up': 'M50 74C45 62 45 38 50 26',
  'tilt-down': 'M50 26C45 38 45 62 50 74',
  'truck-left': 'M78 66H22',
  'truck-right': 'M22 66H78',
  'lateral-tracking-move': 'M20 58H80',
  'tracking-move': 'M20 64C40 58 60 58 80 64',
  'leading-tracking-move': 'M50 46C52 58 48 68 50 84',
  'following-tracking-move': 'M50 84C48 68 52 58 50 46',
  'pedestal-up': 'M34 78V24',
  'pedestal-down': 'M34 24V78',
  'crane-up': 'M24 80C26 50 44 28 76 24',
  'crane-down': 'M76 24C44 28 26 50 24 80',
  'jib-move': 'M24 66C40 34 62 32 78 46',
  orbit: 'M28 58A24 10 0 1 0 72 58',
  arc: 'M24 62Q50 82 76 62',
  '360-degree-orbit': 'M50 68A26 12 0 1 1 52 68',
  'drone-flyover': 'M50 88C46 66 54 44 50 16',
  'aerial-descent': 'M78 14C66 30 56 44 50 70',
  'fpv-flythrough': 'M10 30C30 80 44 20 58 48S84 66 90 40',
  'slider-move': 'M34 60H66',
  roll: 'M36 34A24 24 0 1 1 30 58'
};

/** For a movement in a creator's own words. */
export const freeMotionPath = 'M26 64C42 52 58 52 74 38';
