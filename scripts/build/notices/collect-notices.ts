import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ThirdPartyNotices, ThirdPartyPackage } from '#shared/contract/third-party-notices.ts';
import { type Lockfile, type ListedPackage, listPackages } from './list-packages.ts';
import { readLicenseText } from './read-license-text.ts';
import { findReview, statedLicenses } from './reviewed-licenses.ts';

/** Throws with the names of packages that have no license text and were not reviewed. */
export function collectNotices(root: string): ThirdPartyNotices {
  const lockfile = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as Lockfile;
  // Binaries for other systems are locked too and not installed.
  const listed = listPackages(lockfile).filter(({ folder }) => existsSync(join(root, folder)));
  const texts = new Map<string, number>();
  const unreviewed: string[] = [];

  const findText = ({ name, folder }: ListedPackage): string | null => {
    const own = readLicenseText(join(root, folder));
    if (own !== undefined) return own;
    const review = findReview(name);
    if (review === undefined) unreviewed.push(name);
    if (review === undefined || review.textOf === null) return null;
    return readLicenseText(join(root, 'node_modules', review.textOf)) ?? null;
  };
  const place = (text: string | null): number | null => {
    if (text === null) return null;
    const index = texts.get(text) ?? texts.size;
    texts.set(text, index);
    return index;
  };

  const packages = new Map<string, ThirdPartyPackage>();
  for (const one of listed) {
    const { name, version } = one;
    const license = one.license || (statedLicenses[name] ?? '');
    packages.set(`${name} ${version}`, { name, version, license, text: place(findText(one)) });
  }
  if (unreviewed.length > 0) {
    throw new Error(
      `No license text in ${unreviewed.join(', ')}: look at each and list it in scripts/build/notices/reviewed-licenses.ts`
    );
  }
  return {
    packages: [...packages.values()].toSorted((one, other) => one.name.localeCompare(other.name, 'en')),
    texts: [...texts.keys()]
  };
}
