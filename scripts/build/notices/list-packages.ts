// The packages whose code, data or fonts end up in a build, read from the lockfile.

type LockedPackage = {
  readonly version: string;
  readonly license?: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
  readonly peerDependenciesMeta?: Readonly<Record<string, { readonly optional?: boolean }>>;
};

export type Lockfile = { readonly packages: Readonly<Record<string, LockedPackage>> };

export type ListedPackage = {
  readonly name: string;
  readonly version: string;
  readonly license: string;
  /** Its folder, from the repository's root. */
  readonly folder: string;
};

/** Development dependencies that leave something of themselves in a build: styles, the offline worker. */
const bundled = ['tailwindcss', 'workbox-precaching', 'workbox-routing'];
/** The same, but what they depend on stays behind. */
const bundledAlone = ['electron', 'vite'];

const nameOf = (folder: string): string => folder.slice(folder.lastIndexOf('node_modules/') + 13);

/** Resolves `name` from `folder` as Node does: in the nearest node_modules above. */
function resolve(packages: Lockfile['packages'], folder: string, name: string): string | undefined {
  const found = `${folder === '' ? '' : `${folder}/`}node_modules/${name}`;
  if (packages[found] !== undefined) return found;
  if (folder === '') return undefined;
  const parent = folder.lastIndexOf('/node_modules/');
  return resolve(packages, parent === -1 ? '' : folder.slice(0, parent), name);
}

function listNeeds({ dependencies, optionalDependencies, ...locked }: LockedPackage): string[] {
  const peers = Object.keys(locked.peerDependencies ?? {});
  return [
    ...Object.keys(dependencies ?? {}),
    ...Object.keys(optionalDependencies ?? {}),
    ...peers.filter((name) => locked.peerDependenciesMeta?.[name]?.optional !== true)
  ];
}

/** The dependencies of package.json, and theirs in turn. */
export function listPackages({ packages }: Lockfile): ListedPackage[] {
  const production = Object.keys(packages['']?.dependencies ?? {});
  const find = (folder: string, names: readonly string[]): string[] =>
    names.map((name) => resolve(packages, folder, name)).filter((found) => found !== undefined);

  const folders = new Set<string>();
  const waiting = find('', [...production, ...bundled]);
  for (let folder = waiting.pop(); folder !== undefined; folder = waiting.pop()) {
    const locked = packages[folder];
    if (locked === undefined || folders.has(folder)) continue;
    folders.add(folder);
    waiting.push(...find(folder, listNeeds(locked)));
  }
  for (const folder of find('', bundledAlone)) folders.add(folder);
  return [...folders].map((folder) => ({
    name: nameOf(folder),
    version: packages[folder]?.version ?? '',
    license: packages[folder]?.license ?? '',
    folder
  }));
}
