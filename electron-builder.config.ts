import type { Configuration } from 'electron-builder';

const nativeModule = 'node_modules/better-sqlite3';

/** better-sqlite3 ships its sources and its binaries for every platform; a package holds the one it can load. */
const files = (platform: string): string[] => [
  'out/**',
  'package.json',
  '!**/*.map',
  // Everything ours is bundled into out/; of node_modules only the native module is needed.
  '!node_modules/!(better-sqlite3)/**',
  `!${nativeModule}/{src,deps,build}/**`,
  `!${nativeModule}/{binding.gyp,README.md}`,
  `!${nativeModule}/lib/*-{x64,arm64}.js`,
  `!${nativeModule}/prebuilds/!(${platform}-\${arch}).node`
];

const configuration: Configuration = {
  appId: 'app.reelwright.desktop',
  productName: 'Reelwright',
  copyright: 'Copyright © 2026 Reelwright',
  // `npm run release` reads platform and format off the name.
  artifactName: '${productName}-${version}-${os}-${arch}.${ext}',
  directories: { output: 'dist/desktop', buildResources: 'resources' },
  asar: true,
  asarUnpack: ['**/*.node'],
  npmRebuild: false,
  // A deb must name a home page: the server that the app is built for, or else a name that is reserved for examples.
  extraMetadata: { homepage: process.env['REELWRIGHT_SERVER'] || 'https://reelwright.example' },
  // The specs of the shell need what these switch off, so they run on the unpacked build.
  electronFuses: {
    runAsNode: false,
    enableCookieEncryption: true,
    enableNodeOptionsEnvironmentVariable: false,
    enableNodeCliInspectArguments: false,
    enableEmbeddedAsarIntegrityValidation: true,
    onlyLoadAppFromAsar: true,
    loadBrowserProcessSpecificV8Snapshot: false,
    grantFileProtocolExtraPrivileges: false
  },
  fileAssociations: [
    {
      ext: 'vprompt',
      name: 'Reelwright prompt',
      description: 'One video prompt',
      mimeType: 'application/x-reelwright-prompt',
      role: 'Editor'
    },
    {
      ext: 'vpack',
      name: 'Reelwright pack',
      description: 'Many video prompts',
      mimeType: 'application/x-reelwright-pack',
      role: 'Editor'
    }
  ],
  protocols: [{ name: 'Reelwright link', schemes: ['reelwright'], role: 'Viewer' }],
  linux: {
    target: ['deb', 'AppImage'],
    category: 'AudioVideo',
    icon: 'resources/icon.png',
    maintainer: 'Reelwright',
    synopsis: 'Compose video prompts, offline',
    // The .desktop file is named as `desktopName` in package.json, by which desktops find the app's windows.
    syncDesktopName: true,
    files: files('linux')
  },
  mac: {
    // Updates are installed from the zip, people install from the dmg.
    target: ['dmg', 'zip'],
    category: 'public.app-category.video',
    icon: 'resources/icon.png',
    hardenedRuntime: true,
    files: files('darwin')
  },
  win: { target: ['nsis'], icon: 'resources/icon.png', files: files('win32') },
  nsis: {
    oneClick: false,
    perMachine: false,
    allowToChangeInstallationDirectory: true,
    include: 'resources/installer.nsh'
  },
  publish: null
};

export default configuration;
