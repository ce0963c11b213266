// Lines put together: what follows a label without text belongs to it, lines of a paragraph are one.
import { findLabel } from '../words/field-labels.ts';
import { type Block, type Line, readLine, splitLabel, splitStamp } from './read-lines.ts';
import { splitProse } from './split-prose.ts';
import { countWords } from '../words/tokenize.ts';

type OpenBlock = { kind: Block['kind']; label: string; context: string; lines: string[]; joint: string };

const aboutSpeech: ReadonlySet<string> = new Set([
  'dialogue',
  'language',
  'voiceStyle',
  'subtitles',
  'musicStyle',
  'soundEffects',
  'ambientSounds',
  'audio',
  'audioMix'
]);
const slug = /^SHOT \d{2}(?: · |$)/;

export function buildBlocks(text: string): Block[] {
  const builder = new BlockBuilder();
  text
    .split('\n')
    .flatMap(splitLabels)
    .forEach((raw) => builder.add(raw));
  return builder.finish();
}

const nextLabel = /(?<=[.;!?"”])\s+(?=\p{Lu}[\p{L} &]{1,30}:\s)/u;

/** "Subject: two fencers. Motion: they lunge." is two lines, but only where labels are all there is. */
function splitLabels(raw: string): string[] {
  const parts = /^\s*(?:[-*•>|#]|\d)/.test(raw) ? [raw] : raw.split(nextLabel);
  const areLabels = parts.every((part) => {
    const [label = ''] = part.split(':', 1);
    return label.length < 40 && findLabel(label) !== undefined && splitProse(part).length === 1;
  });
  return areLabels ? parts : [raw];
}

class BlockBuilder {
  private readonly blocks: OpenBlock[] = [];
  private open: OpenBlock | undefined;
  private context = '';
  /** A label without text of its own, whose lines follow. */
  private section = '';
  private wasBlank = true;

  add(raw: string): void {
    const line = readLine(raw);
    if (line.text === '') {
      this.wasBlank = true;
      if (this.open?.kind === 'prose') this.open = undefined;
      return;
    }
    this.place(line);
    this.wasBlank = false;
  }

  finish(): Block[] {
    return this.blocks
      .filter(({ lines, label }) => lines.length > 0 || label !== '')
      .map(({ kind, label, context, lines, joint }) => ({ kind, label, context, text: lines.join(joint) }));
  }

  private place(line: Line): void {
    if (slug.test(line.text) && !line.isQuote) return this.push('slug', '', line.text);
    if (line.isQuote) return this.append('quote', line.text);
    if (line.heading > 0) return this.placeHeading(line);
    const beat = splitStamp(line.text);
    if (beat !== null) {
      this.section = '';
      return this.push('beat', beat.stamp, beat.rest, ' ');
    }
    if (this.section !== '' && this.wasBlank && !line.isBullet && this.sectionHasText()) this.section = '';
    const label = splitLabel(line, this.section || this.context);
    const isSpeaker = label !== null && findLabel(this.section) === 'dialogue' && this.isSpeaker(label.label);
    if (label !== null && !isSpeaker && (label.isKnown || this.isUnknownLabel(line, label.rest))) {
      return this.placeLabel(label.label, label.rest);
    }
    if (label !== null && !isSpeaker && /^["“«]/.test(label.rest))
      return this.push('label', 'dialogue', line.text);
    this.placeText(line);
  }

  private placeHeading(line: Line): void {
    const label = splitLabel(line, '');
    this.section = '';
    const beat = splitStamp(line.text);
    if (beat !== null) return this.push('beat', beat.stamp, beat.rest, ' ');
    if (label !== null && label.rest !== '' && label.isKnown) return this.placeLabel(label.label, label.rest);
    const bare = line.text.replace(/:$/, '');
    const isKnown = findLabel(bare) !== undefined;
    if (!isKnown && this.blocks.length === 0) return this.push('title', '', bare);
    if (!isKnown) this.push('label', '', bare);
    this.context = bare;
    this.section = isKnown ? bare : '';
    this.open = undefined;
    if (isKnown) this.push('label', bare, '', '\n');
  }

  private placeLabel(label: string, rest: string): void {
    const context = this.section === label ? this.context : this.section || this.context;
    if (rest === '') {
      this.section = label;
      this.push('label', label, '', '\n');
    } else {
      this.push('label', label, rest, ' ', context);
    }
  }

  /** "Lighting rig: two softboxes" is a label nobody told us of; a long sentence with a colon is none. */
  private isUnknownLabel(line: Line, rest: string): boolean {
    return (
      line.isBullet || line.isBold || rest === '' || (countWords(line.text) <= 14 && !/^["“«]/.test(rest))
    );
  }

  /** Under "Dialogue" a label is somebody who speaks, unless it is about how they do. */
  private isSpeaker(label: string): boolean {
    const target = findLabel(label, this.section);
    return target === undefined || !aboutSpeech.has(target);
  }

  private placeText(line: Line): void {
    if (this.open !== undefined && !(this.wasBlank && this.section === '' && !line.isBullet)) {
      const isOwnLine = this.section !== '' || this.open.kind !== 'prose' || !line.isBullet;
      if (isOwnLine) {
        this.open.lines.push(line.text);
        return;
      }
    }
    this.push('prose', '', line.text, line.isBullet ? '\n' : ' ');
  }

  private append(kind: 'quote', text: string): void {
    if (this.open?.kind === kind) this.open.lines.push(text);
    else this.push(kind, '', text);
  }

  private push(kind: Block['kind'], label: string, text: string, joint = ' ', context = this.context): void {
    this.open = { kind, label, context, lines: text === '' ? [] : [text], joint };
    this.blocks.push(this.open);
  }

  private sectionHasText(): boolean {
    return (this.open?.lines.length ?? 0) > 0 || this.open?.label !== this.section;
  }
}
