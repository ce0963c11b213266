// Tables of the frame preview: tones of each color grade, light of each mood, and paths of camera movements.

/** Lightness 0 to 1, chroma 0 to 0.37, hue in degrees: the arguments of CSS `oklch()`. */
type Tone = readonly [lightness: number, chroma: number, hue: number];
export type GradeTones = readonly [highlight: Tone, midtone: Tone, shadow: Tone];

/** The position of the light (0 to 1 from the top left), its brightness and its saturation. */
export type MoodLight = readonly [x: number, y: number, lift: number, color: number];

// biome-ignore format: one grade per line reads as the table it is
export const gradeTones: Readonly<Record<string, GradeTones>> = {
  natural: [[0.88, 0.06, 95], [0.52, 0.06, 150], [0.2, 0.035, 250]],
  warm: [[0.83, 0.11, 58], [0.5, 0.12, 36], [0.2, 0.06, 18]],
  cool: [[0.8, 0.06, 235], [0.44, 0.06, 245], [0.15, 0.03, 260]],
  neutral: [[0.83, 0.02, 85], [0.53, 0.02, 230], [0.21, 0.015, 255]],
  'teal-and-orange': [[0.76, 0.13, 58], [0.44, 0.07, 200], [0.17, 0.045, 215]],
  'golden-hour': [[0.88, 0.13, 85], [0.62, 0.15, 55], [0.29, 0.09, 345]],
  'blue-hour': [[0.72, 0.07, 285], [0.4, 0.09, 262], [0.16, 0.06, 265]],
  'high-contrast': [[0.97, 0.04, 80], [0.4, 0.07, 258], [0.07, 0.02, 265]],
  'low-contrast': [[0.7, 0.03, 90], [0.52, 0.025, 200], [0.34, 0.02, 260]],
  desaturated: [[0.74, 0.022, 230], [0.5, 0.03, 225], [0.27, 0.02, 240]],
  muted: [[0.77, 0.05, 30], [0.53, 0.05, 150], [0.28, 0.03, 280]],
  vibrant: [[0.82, 0.16, 75], [0.55, 0.19, 20], [0.26, 0.13, 300]],
  pastel: [[0.9, 0.05, 20], [0.8, 0.06, 320], [0.62, 0.06, 250]],
  monochrome: [[0.86, 0, 0], [0.46, 0, 0], [0.14, 0, 0]],
  'black-and-white': [[0.96, 0, 0], [0.4, 0, 0], [0.06, 0, 0]],
  sepia: [[0.84, 0.06, 80], [0.5, 0.06, 65], [0.2, 0.03, 55]],
  'bleach-bypass': [[0.93, 0.025, 120], [0.45, 0.045, 165], [0.1, 0.02, 200]],
  'cross-processed': [[0.86, 0.12, 105], [0.5, 0.1, 160], [0.22, 0.09, 280]],
  'vintage-film': [[0.85, 0.09, 85], [0.5, 0.08, 42], [0.25, 0.05, 195]],
  'faded-film': [[0.84, 0.04, 70], [0.58, 0.04, 30], [0.36, 0.03, 290]],
  neon: [[0.74, 0.2, 345], [0.45, 0.19, 295], [0.17, 0.09, 265]],
  earthy: [[0.73, 0.09, 62], [0.43, 0.08, 45], [0.22, 0.05, 130]],
  moody: [[0.6, 0.05, 190], [0.35, 0.05, 185], [0.13, 0.025, 220]],
  'dark-and-moody': [[0.5, 0.05, 55], [0.26, 0.03, 40], [0.08, 0.012, 265]],
  'bright-and-airy': [[0.97, 0.015, 90], [0.86, 0.025, 220], [0.68, 0.03, 240]],
  clean: [[0.96, 0.008, 230], [0.76, 0.03, 235], [0.46, 0.04, 245]],
  'jewel-toned': [[0.7, 0.15, 350], [0.42, 0.13, 300], [0.2, 0.09, 165]],
  amber: [[0.87, 0.15, 88], [0.55, 0.12, 74], [0.17, 0.05, 60]],
  emerald: [[0.8, 0.11, 150], [0.45, 0.09, 158], [0.17, 0.045, 170]],
  cinematic: [[0.81, 0.09, 55], [0.44, 0.08, 268], [0.14, 0.04, 280]],
  'day-for-night': [[0.62, 0.05, 250], [0.33, 0.07, 258], [0.11, 0.045, 268]],
  hdr: [[0.94, 0.09, 90], [0.58, 0.12, 40], [0.2, 0.08, 255]]
};

// biome-ignore format: one mood per line reads as the table it is
export const moodLights: Readonly<Record<string, MoodLight>> = {
  uplifting: [0.7, 0.24, 0.02, 1.05],
  joyful: [0.6, 0.3, 0.04, 1.15],
  playful: [0.35, 0.35, 0.03, 1.15],
  hopeful: [0.72, 0.3, 0.02, 1],
  inspiring: [0.5, 0.2, 0.02, 1.05],
  triumphant: [0.5, 0.15, 0.04, 1.1],
  energetic: [0.3, 0.3, 0.02, 1.2],
  adventurous: [0.78, 0.28, 0.01, 1.1],
  confident: [0.5, 0.32, 0.01, 1],
  romantic: [0.38, 0.42, 0, 1.05],
  tender: [0.42, 0.4, 0.01, 0.95],
  intimate: [0.4, 0.55, -0.03, 1],
  nostalgic: [0.68, 0.4, 0, 0.85],
  bittersweet: [0.75, 0.55, -0.02, 0.85],
  melancholic: [0.8, 0.6, -0.05, 0.7],
  lonely: [0.85, 0.35, -0.05, 0.65],
  calm: [0.5, 0.45, 0, 0.85],
  serene: [0.5, 0.38, 0.02, 0.8],
  peaceful: [0.45, 0.4, 0.01, 0.85],
  cozy: [0.35, 0.6, -0.01, 1.05],
  dreamy: [0.55, 0.35, 0.04, 0.9],
  whimsical: [0.3, 0.25, 0.03, 1.1],
  magical: [0.5, 0.5, 0, 1.2],
  'awe-inspiring': [0.5, 0.12, 0.03, 1.05],
  epic: [0.6, 0.15, 0, 1.1],
  heroic: [0.55, 0.22, 0.01, 1.1],
  mysterious: [0.22, 0.3, -0.06, 0.85],
  suspenseful: [0.15, 0.5, -0.07, 0.8],
  tense: [0.2, 0.2, -0.06, 0.85],
  ominous: [0.5, 0.85, -0.08, 0.8],
  eerie: [0.25, 0.7, -0.06, 0.75],
  dark: [0.12, 0.25, -0.1, 0.7],
  gritty: [0.3, 0.7, -0.05, 0.75],
  dramatic: [0.82, 0.3, -0.03, 1.05],
  urgent: [0.25, 0.45, -0.01, 1.1],
  humorous: [0.65, 0.35, 0.03, 1.1],
  quirky: [0.28, 0.6, 0.02, 1.15],
  luxurious: [0.72, 0.62, -0.03, 0.95],
  professional: [0.5, 0.3, 0.01, 0.9],
  curious: [0.65, 0.55, 0.01, 1],
  reflective: [0.62, 0.68, -0.02, 0.85]
};

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
