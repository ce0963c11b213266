// Prompts that go shot by shot or line by line.
import type { PastedPrompt } from './pasted-prompt.ts';

export const beatFixtures: readonly PastedPrompt[] = [
  {
    title: 'a timeline with clock times',
    text: `[00:00-00:02] Medium shot from behind a young explorer pushing aside a jungle vine.
[00:02-00:04] Reverse shot of her face, filled with awe. SFX: rustling leaves, distant bird calls.
[00:04-00:06] Tracking shot following her as she steps into a clearing.
[00:06-00:08] Wide, high-angle shot revealing the ruins. A gentle orchestral score begins to play.`,
    expected: {
      shotTypes: ['medium-shot', 'reverse shot', 'tracking-shot', 'high-angle-shot'],
      action: `[00:00-00:02] Medium shot from behind a young explorer pushing aside a jungle vine.
[00:02-00:04] Reverse shot of her face, filled with awe.
[00:04-00:06] Tracking shot following her as she steps into a clearing.
[00:06-00:08] Wide, high-angle shot revealing the ruins.`,
      soundEffects: ['rustling leaves', 'distant bird calls'],
      musicStyle: 'a gentle orchestral score begins to play'
    }
  },
  {
    title: 'Kling shots with lengths and labelled speakers',
    text: `Shot 1 (3s): Close-up of Detective Voss at a rain-streaked window, smoke rising from his cigarette.
Shot 2 (4s): Wide shot, Nora enters and closes the door behind her.
[Detective Voss, low and tired]: "You left the light on."
[Nora, sharp]: "You left the door open."`,
    expected: {
      shotTypes: ['close-up', 'wide-shot'],
      action: `Shot 1 (3s): Close-up of Detective Voss at a rain-streaked window, smoke rising from his cigarette.
Shot 2 (4s): Wide shot, Nora enters and closes the door behind her.`,
      dialogue: 'Detective Voss: You left the light on.\nNora: You left the door open.',
      voiceStyle: 'low and tired, sharp'
    }
  },
  {
    title: 'a screenplay slug with dialogue lines',
    text: `Setting: INT. SUBMARINE - NIGHT
Action: Red light floods the control room. The captain lowers the periscope.
Captain: "All stop."
Sonar officer: "Contact bearing two-seven-zero."
Sound: sonar ping, low engine hum`,
    expected: {
      setting: 'INT. SUBMARINE - NIGHT',
      action: 'Red light floods the control room. The captain lowers the periscope.',
      dialogue: 'Captain: All stop.\nSonar officer: Contact bearing two-seven-zero.',
      soundEffects: ['sonar ping'],
      ambientSounds: 'low engine hum'
    }
  }
];
