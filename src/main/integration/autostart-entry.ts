// The entry that opens the app at login on Linux, by the Desktop Application Autostart Specification 0.5 of
// freedesktop.org: Electron has no function for it.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** By the Desktop Entry Specification 1.5: an argument in quotes, then a value of type string, and no field codes. */
function quote(argument: string): string {
  const quoted = `"${argument.replaceAll(/["`$\\]/g, '\\$&')}"`;
  return quoted.replaceAll('\\', '\\\\').replaceAll('%', '%%');
}

const writeEntry = (executable: string): string =>
  `[Desktop Entry]\nType=Application\nName=Reelwright\nExec=${quote(executable)}\nTerminal=false\n`;

/** False where the user's desktop has switched the entry off, as some do instead of removing it. */
const isSwitchedOn = (entry: string): boolean =>
  !/^[ \t]*(?:Hidden[ \t]*=[ \t]*true|X-GNOME-Autostart-enabled[ \t]*=[ \t]*false)[ \t\r]*$/im.test(entry);

export function isAutostartOn(file: string): boolean {
  try {
    return isSwitchedOn(readFileSync(file, 'utf8'));
  } catch {
    return false;
  }
}

/** Names the executable of today in an entry that is on: a file that people downloaded is moved and replaced. */
export function renewAutostart(file: string, executable: string): void {
  if (!isAutostartOn(file)) return;
  const isCurrent = readFileSync(file, 'utf8')
    .split('\n')
    .includes(`Exec=${quote(executable)}`);
  if (!isCurrent) setAutostart(file, executable, true);
}

/** Throws where the folder cannot be written to. */
export function setAutostart(file: string, executable: string, isOn: boolean): void {
  if (!isOn) return rmSync(file, { force: true });
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, writeEntry(executable));
}
