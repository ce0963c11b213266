import type { ThirdPartyPackage } from '#shared/contract/third-party-notices.ts';

/** Those whose name contains what was typed. */
export function findPackages(
  packages: readonly ThirdPartyPackage[],
  search: string
): readonly ThirdPartyPackage[] {
  const wanted = search.trim().toLowerCase();
  return packages.filter(({ name }) => name.toLowerCase().includes(wanted));
}
