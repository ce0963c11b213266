// Links and command lines that try to make the app do more than show a page or offer a file. Built from parts, so that
// every trick meets every place it could work in.

const places = [
  'library',
  'listing/rain',
  'template/dawn',
  'marketplace?q=rain',
  'payment-success?order=ord_1'
];

/** None of them may stand anywhere in a link. */
const pieces = [
  '\0',
  '\n',
  '\r\n',
  '\t',
  '"',
  '" --gpu-launcher=calc.exe "',
  "' --no-sandbox",
  '\\..\\..\\x',
  '/../../etc/passwd',
  '/./x',
  '//evil.org',
  '#fragment',
  '<script>alert(1)</script>',
  '`id`',
  '{{7*7}}',
  '|calc',
  '^&calc',
  '\u202egnp',
  '\u200b',
  '\ufeff',
  'é',
  '%',
  '%4',
  '%zz',
  '%00',
  '%0d%0aSet-Cookie:a=b',
  '%09',
  '%7f',
  '%c2%85',
  '%e2%80%ae',
  '%e2%80%a8',
  '%2e%2e%2f',
  '%252e%252e',
  '%25%32%66',
  '%5c%5cevil%5cshare',
  '%c0%ae%c0%ae',
  '%ed%a0%80',
  '%ff',
  '%u0041',
  '%22',
  '%3cimg%20src%3dx%3e',
  '%60id%60',
  '%7b%7b7*7%7d%7d',
  '%7ccalc'
];

const prefixes = [
  ' ',
  '\t',
  'x',
  '//',
  'app:',
  'view-source:',
  'javascript:',
  'intent:',
  'https://',
  'file://',
  'reelwright:',
  'web+'
];

/** Other spellings of the scheme and of what follows it. */
const schemes = [
  'reelwright:',
  'reelwright:/',
  'reelwright:///',
  'reelwright:////',
  'reelwright:\\\\',
  'reelwright:/\\',
  'reelwright.evil://',
  'reelwright-evil://',
  'reelwright+x://',
  'reelwright%3a//',
  'reelwright://user@',
  'reelwright://user:pass@',
  'reelwright://evil.org/',
  'reelwright://evil.org:80/',
  'reelwright://[::1]/',
  'reelwright://127.0.0.1/',
  'reelwright://./',
  'reelwright://../',
  'reelwright://library/../',
  'reelwright://%2f%2fevil.org/',
  'reelwright\u200b://',
  'rеelwright://'
];

/** Nothing that acts, leads out of the app, signs in, or is for administrators. */
const refusedPlaces = [
  'open?url=https%3A%2F%2Fevil.org',
  'open?url=%2Flibrary',
  'open?url=library',
  'open',
  'open/library',
  'Open?url=library',
  'redirect?to=library',
  'goto/library',
  'app?path=library',
  'file?path=x.vprompt',
  'run/calc',
  'eval?code=1',
  'install',
  'update',
  'settings?theme=dark',
  'import?file=x.vprompt',
  'export',
  'erase',
  'quit',
  'buy/rain',
  'checkout/open',
  'marketplace/rain/buy',
  'api/v1/orders',
  'media/x',
  'sandbox/checkout/1',
  'auth',
  'auth/sign-in',
  'auth/sign-in?returnTo=%2Fadmin',
  'auth/sign-out',
  'auth/sign-up',
  'auth/returned',
  'auth/returned?problem=suspended',
  'auth/desktop?challenge=x&state=y',
  'auth/reset-password?token=x',
  'auth/verify?token=x',
  'auth/callback/x?code=a&state=b',
  'auth/Callback?code=a&state=b',
  'Auth/callback?code=a&state=b',
  'admin',
  'admin/users',
  'admin/users/usr_1',
  'admin/settings/switches',
  'admin/log',
  'admin/listings/lst_1',
  'Library',
  'LIBRARY',
  'library/x',
  'listing',
  'listing/rain/x',
  'Listing/rain',
  'template',
  'template/dawn/x',
  'templates/dawn',
  'marketplace/rain/x',
  'profile',
  'profile/ada/x',
  'receipt',
  'receipt/a/b',
  'listing/%2ehidden',
  'listing/a%2fb',
  'listing/a%3fq%3drain',
  'listing/a%23b',
  'listing/a!b',
  'template/a%26language%3dar-XB',
  'template/a%3db',
  'constructor',
  '__proto__',
  'toString',
  'hasOwnProperty/x',
  'undefined',
  'null',
  'index',
  'desktop',
  'assets/app'
];

const withPiece = (place: string, piece: string): readonly string[] => {
  const [path = '', query] = place.split('?');
  return [
    `reelwright://${place}${piece}`,
    `reelwright://${path}${piece}${query === undefined ? '' : `?${query}`}`,
    `reelwright://${piece}${place}`
  ];
};

/** None of these leads anywhere. */
export const hostileLinks: readonly string[] = [
  ...new Set([
    ...places.flatMap((place) => pieces.flatMap((piece) => withPiece(place, piece))),
    ...prefixes.map((prefix) => `${prefix}reelwright://library`),
    ...schemes.filter((scheme) => scheme !== 'reelwright:///').map((scheme) => `${scheme}library`),
    ...refusedPlaces.map((place) => `reelwright://${place}`),
    `reelwright://library?q=${'a'.repeat(600)}`,
    `reelwright://${'a/'.repeat(300)}`,
    ''
  ])
];

const switches = [
  '--inspect',
  '--inspect-brk=0.0.0.0:9229',
  '--remote-debugging-port=9222',
  '--remote-allow-origins=*',
  '--gpu-launcher=calc.exe',
  '--renderer-cmd-prefix=calc',
  '--utility-cmd-prefix=x.vprompt',
  '--browser-subprocess-path=x.vprompt',
  '--load-extension=x.vpack',
  '--js-flags=--expose-gc',
  '--no-sandbox',
  '--disable-web-security',
  '--allow-file-access-from-files',
  '--proxy-server=evil.org:80',
  '--host-rules=MAP * evil.org',
  '--ssl-key-log-file=keys.vprompt',
  '--log-file=x.vprompt',
  '--user-data-dir=x.vprompt',
  '--require=x.vprompt',
  '--import=x.vprompt',
  '--eval=process.exit()',
  '--app=x.vprompt',
  '--squirrel-install',
  '-r',
  '-e',
  '-x.vprompt',
  '--',
  '--x.vpack'
];

const foreignFiles = [
  'http://evil.org/x.vprompt',
  'https://evil.org/x.vpack',
  'ftp://evil.org/x.vprompt',
  'smb://evil/share/x.vprompt',
  'data:text/plain,x.vprompt',
  'javascript:x.vprompt',
  'app://bundle/x.vprompt',
  'ms-word:ofe|u|x.vprompt',
  'file://evil/share/x.vprompt',
  'file://evil.org/x.vpack',
  'file:///tmp/a%2Fb.vprompt',
  'file:///tmp/a%00.vprompt',
  'file:///tmp/a%0A.vprompt',
  'file:///tmp/%zz.vprompt',
  'file:',
  '\\\\.\\pipe\\x.vprompt',
  '\\\\?\\GLOBALROOT\\Device\\x.vprompt',
  '//./pipe/x.vprompt',
  '//?/C:/x.vpack',
  'a\0.vprompt',
  'a.vprompt\0.exe',
  'a\n.vprompt',
  'a\u001b[2J.vprompt',
  'a\u0085.vpack',
  `/${'a'.repeat(5000)}.vprompt`
];

const otherFiles = [
  '',
  ' ',
  '.',
  '..',
  '/',
  '~',
  'notes.txt',
  'a.vprompt.exe',
  'a.vprompt/',
  'a.vprompt ',
  'a.vprompt.',
  'vprompt',
  '.vprompt',
  '.vpack',
  'a.vpromptx',
  'a.vpacks',
  'a.vprompt:evil.exe',
  'a.json',
  '/etc/passwd',
  'C:\\Windows\\System32\\calc.exe',
  '%SystemRoot%\\x',
  '$HOME'
];

const nothing = [...switches, ...foreignFiles, ...otherFiles];

/** Command lines, without the program's name, that ask for nothing. */
export const hostileArguments: readonly (readonly string[])[] = [
  ...nothing.map((argument) => [argument]),
  ...switches.flatMap((option) => [
    [option, 'reelwright://open?url=x'],
    ['reelwright://library"', option, '/home/ada/a.vprompt'],
    ['--', option, 'notes.txt'],
    ...foreignFiles.slice(0, 5).map((file) => [option, file])
  ]),
  ...foreignFiles.map((file) => ['--', 'reelwright://auth/sign-out', file, '\\\\evil\\share\\x.vprompt'])
];
