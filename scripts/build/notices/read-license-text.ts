import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const licenseFile = /^(?:licen[cs]e|copying|notice|ofl)(?:[-.].*)?$/i;
const readmeFile = /^readme(?:\.[a-z]+)?$/i;
/** Shorter is no text but a name or a link. */
const minTextLength = 300;

/** The license files in the folder of a package, or else the section of its README; undefined without either. */
export function readLicenseText(folder: string): string | undefined {
  if (!existsSync(folder)) return undefined;
  const files = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isFile());
  const read = (pattern: RegExp): string[] =>
    files
      .filter(({ name }) => pattern.test(name))
      .map(({ name }) => readFileSync(join(folder, name), 'utf8').replaceAll('\r\n', '\n').trim());
  const texts = [...new Set(read(licenseFile))];
  if (texts.length > 0) return texts.join('\n\n');
  return read(readmeFile)
    .map(findLicenseSection)
    .find((text) => text.length >= minTextLength);
}

/** From the heading "License" to the end, where READMEs put it. */
function findLicenseSection(readme: string): string {
  const lines = readme.split('\n');
  const start = lines.findIndex((line, index) => {
    const isHeading = line.startsWith('#') || /^[-=]{3}/.test(lines[index + 1] ?? '');
    return isHeading && /^[#\s]*licen[cs]e/i.test(line);
  });
  if (start === -1) return '';
  const isUnderlined = /^[-=]{3}/.test(lines[start + 1] ?? '');
  return lines
    .slice(start + (isUnderlined ? 2 : 1))
    .join('\n')
    .trim();
}
