// Labelled lines, Markdown and Sora's blocks.
import type { PastedPrompt } from './pasted-prompt.ts';

export const sectionFixtures: readonly PastedPrompt[] = [
  {
    title: 'plain labels, one a line',
    text: `Subject: a street magician in a velvet jacket
Action: makes a coin vanish, then pulls it from behind a child's ear
Setting: a crowded plaza at dusk
Camera: medium close-up, handheld
Style: cinematic realism
Mood: playful
Music: upbeat ukulele
Duration: 8 seconds
Aspect ratio: 16:9`,
    expected: {
      mainSubject: 'a street magician in a velvet jacket',
      action: "makes a coin vanish, then pulls it from behind a child's ear",
      setting: 'a crowded plaza at dusk',
      shotTypes: ['medium-close-up'],
      cameraMovement: 'handheld',
      cinematicStyle: 'cinematic-realism',
      mood: 'playful',
      musicStyle: 'upbeat-ukulele',
      duration: 8,
      aspectRatio: '16:9'
    }
  },
  {
    title: 'bold labels in a Markdown list',
    text: `# The last tram

- **Subject:** an elderly tram driver with a grey moustache
- **Action:** rings the bell once and waves at an empty stop
- **Location:** a snowy avenue in Zagreb, late at night
- **Camera movement:** slow push-in
- **Shot type:** Wide shot
- **Lighting:** sodium street lamps
- **Color palette:** amber and slate blue
- **SFX:** tram bell, snow crunch
- **Ambience:** distant traffic`,
    expected: {
      mainSubject: 'an elderly tram driver with a grey moustache',
      action: 'rings the bell once and waves at an empty stop',
      setting: 'a snowy avenue in Zagreb, late at night',
      cameraMovement: 'slow push-in',
      shotTypes: ['wide-shot'],
      colorGrading: 'amber and slate blue',
      soundEffects: ['tram bell', 'snow crunch'],
      ambientSounds: 'distant-traffic'
    }
  },
  {
    title: 'Markdown headings with text below',
    text: `## Scene
A mountain guide ties a rope around her waist on a narrow ridge.

## Camera
Drone shot, slow orbit

## Look
Nature documentary

## Audio
Howling wind, rope creaks, no music

## Dialogue
Guide: "Trust the rope, not the rock."

## Specs
10s, 1080p, 30fps, 16:9`,
    expected: {
      mainSubject: 'a mountain guide',
      action: 'ties a rope around her waist',
      setting: 'on a narrow ridge',
      shotTypes: ['drone-shot'],
      cameraMovement: 'slow orbit',
      cinematicStyle: 'nature-documentary',
      ambientSounds: 'howling-wind',
      soundEffects: ['rope creaks'],
      musicStyle: 'no-music',
      dialogue: 'Guide: Trust the rope, not the rock.',
      duration: 10,
      resolution: '1080p',
      frameRate: 30,
      aspectRatio: '16:9'
    }
  },
  {
    title: 'Sora blocks',
    text: `Style: 1970s romantic drama, shot on 35mm film with natural flares

At golden hour, a brick tenement rooftop turns into a small stage. A young woman in a red silk dress dances alone.

Cinematography:
Camera: medium-wide shot, slow dolly in from eye level
Lens: 40mm spherical
Lighting: golden natural key with tungsten bounce
Mood: nostalgic, tender

Actions:
- She spins once, the dress flares.
- She stops and looks down at the street.

Dialogue:
- Woman: "See? Even the city dances with us tonight."
- Man: "Only because you lead."

Background Sound:
Faint wind, fabric flutter, muffled street noise`,
    expected: {
      cinematicStyle: '1970s romantic drama, shot on 35mm film with natural flares',
      setting: 'at golden hour, a brick tenement rooftop turns into a small stage',
      mainSubject: 'a young woman in a red silk dress',
      action: 'dances alone. She spins once, the dress flares. She stops and looks down at the street.',
      shotTypes: ['medium-wide-shot'],
      cameraMovement: 'slow dolly in from eye level',
      mood: 'nostalgic, tender',
      dialogue: 'Woman: See? Even the city dances with us tonight.\nMan: Only because you lead.',
      ambientSounds: 'Faint wind, fabric flutter, muffled street noise'
    }
  },
  {
    title: 'Sora blocks for a product',
    text: `Style: clean studio commercial

A matte white kettle stands on a slate counter.

Cinematography:
Camera shot: close-up, eye level
Camera motion: slow slider move to the right
Mood: calm

Actions:
- Steam curls from the spout.
- A hand lifts the kettle out of frame.

Background Sound:
soft boil, a click`,
    expected: {
      cinematicStyle: 'clean studio commercial',
      mainSubject: 'a matte white kettle',
      action: 'stands. Steam curls from the spout. A hand lifts the kettle out of frame.',
      setting: 'on a slate counter',
      shotTypes: ['close-up', 'eye-level-shot'],
      cameraMovement: 'slow slider move to the right',
      mood: 'calm',
      ambientSounds: 'soft boil, a click'
    }
  },
  {
    title: 'Google guide with brackets for the parts',
    text: `[Cinematography] Crane shot starting low and rising
[Subject] a lone hiker in an orange jacket
[Action] reaches the summit and raises both arms
[Context] above a sea of clouds at sunrise
[Style & Ambiance] epic, awe-inspiring`,
    expected: {
      cameraMovement: 'Crane shot starting low and rising',
      mainSubject: 'a lone hiker in an orange jacket',
      action: 'reaches the summit and raises both arms',
      setting: 'above a sea of clouds at sunrise',
      mood: 'epic, awe-inspiring'
    }
  },
  {
    title: 'emoji in front of the labels',
    text: `🎬 Scene: A baker dusts flour over a wooden table.
📷 Camera: Overhead shot, static
🎨 Colors: warm
🔊 Sound effects: flour sifting, oven door
🎵 Music: acoustic guitar
⏱ Length: 6s`,
    expected: {
      mainSubject: 'a baker',
      action: 'dusts flour over a wooden table',
      shotTypes: ['overhead-shot'],
      cameraMovement: 'static',
      colorGrading: 'warm',
      soundEffects: ['flour sifting', 'oven door'],
      musicStyle: 'acoustic-guitar',
      duration: 6
    }
  },
  {
    title: 'Seedance: labels in one paragraph',
    text: `Subject: two fencers in white. Motion: they lunge at the same instant. Environment: a mirrored hall. Look: high contrast, monochrome. Camera: handheld, medium shot. Audio: blades clash, distant applause.`,
    expected: {
      mainSubject: 'two fencers in white',
      action: 'they lunge at the same instant',
      setting: 'a mirrored hall',
      colorGrading: 'high-contrast, monochrome',
      cameraMovement: 'handheld',
      shotTypes: ['medium-shot'],
      soundEffects: ['blades clash'],
      ambientSounds: 'distant applause'
    }
  },
  {
    title: 'numbered list with dashes',
    text: `1. Concept - A robot waters a plant every day for a year
2. Main subject - a rusty service robot
3. Setting - an abandoned greenhouse
4. Camera angle - low angle
5. Transitions - dissolve
6. Visual effects - time-lapse and dust particles
7. Mood - hopeful`,
    expected: {
      concept: 'A robot waters a plant every day for a year',
      mainSubject: 'a rusty service robot',
      setting: 'an abandoned greenhouse',
      shotTypes: ['low-angle-shot'],
      transitions: 'dissolve',
      visualEffects: ['time-lapse', 'dust-particles'],
      mood: 'hopeful'
    }
  },
  {
    title: 'a chat answer around the prompt',
    text: `Here is your prompt:

**Title:** Morning Ritual
**Prompt:** A barista with tattooed arms pours milk into a cup behind a marble counter. Close-up, slow motion.
**Negative prompt:** text, watermark, extra fingers
**Voiceover:** "Some mornings deserve a second cup."
**Voice style:** warm
**Captions:** off`,
    expected: {
      mainSubject: 'a barista with tattooed arms',
      action: 'pours milk into a cup',
      setting: 'behind a marble counter',
      shotTypes: ['close-up'],
      visualEffects: ['slow-motion'],
      dialogue: 'Some mornings deserve a second cup.',
      voiceStyle: 'Warm',
      subtitles: false
    }
  },
  {
    title: 'a Markdown table',
    text: `| Element | Description |
|---|---|
| Subject | a koi fish with one golden eye |
| Action | circles slowly below lily pads |
| Setting | a temple pond in autumn |
| Shot type | Top-down shot |
| Resolution | 4K |`,
    expected: {
      mainSubject: 'a koi fish with one golden eye',
      action: 'circles slowly below lily pads',
      setting: 'a temple pond in autumn',
      shotTypes: ['top-down-shot'],
      resolution: '4K'
    }
  }
];
