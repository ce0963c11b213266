import { arch, cpus, homedir, hostname, release, totalmem, userInfo } from 'node:os';
import { app, screen } from 'electron';
import type { DiagnosticSection } from '#shared/contract/shell.ts';
import type { Personal } from './redact.ts';

/** Facts that only the main process knows: the versions and the system. */
export const describeComputer = (): DiagnosticSection[] => [describeApp(), describeSystem()];

function describeApp(): DiagnosticSection {
  const { electron, chrome, node } = process.versions;
  return {
    title: 'App',
    facts: [
      ['Version', app.getVersion()],
      ['Installed', app.isPackaged || process.env['APPIMAGE'] !== undefined],
      ['Electron', electron],
      ['Chromium', chrome],
      ['Node', node]
    ]
  };
}

function describeSystem(): DiagnosticSection {
  const displays = screen
    .getAllDisplays()
    .map(({ bounds, scaleFactor }) => `${bounds.width} × ${bounds.height} at ${scaleFactor}`);
  return {
    title: 'System',
    facts: [
      ['Platform', `${process.platform} ${release()} ${arch()}`],
      ['Language', app.getLocale()],
      ['Processors', cpus().length],
      ['Memory', `${Math.round(totalmem() / 2 ** 30)} GiB`],
      ['Displays', displays.join(', ')]
    ]
  };
}

export const listPersonal = (): Personal => [
  [app.getPath('userData'), '(data folder)'],
  [homedir(), '(home folder)'],
  [userInfo().username, '(user)'],
  [hostname(), '(computer)']
];
