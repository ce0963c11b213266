import type { Page } from '@playwright/test';

export type FoundLink = {
  readonly href: string;
  /** Of this site; null for another. */
  readonly path: string | null;
  readonly hash: string;
  /** A jump within the page to what is not there, or an address that no browser follows safely. */
  readonly isDead: boolean;
};

/** Every link of the page as it stands, each address once. */
export async function listLinks(page: Page): Promise<FoundLink[]> {
  return await page.evaluate(() => {
    const links = [...document.querySelectorAll<HTMLAnchorElement>('a[href]')];
    const addresses = [...new Set(links.map((link) => link.getAttribute('href') ?? ''))];
    return addresses.map((href) => {
      const { origin, pathname, hash, protocol } = new URL(href, location.href);
      const isOwn = origin === location.origin;
      const isJump = isOwn && pathname === location.pathname && hash !== '';
      const isAimless = isJump && document.getElementById(decodeURIComponent(hash.slice(1))) === null;
      const isDead = href === '' || href === '#' || isAimless || !/^(https?|reelwright):$/.test(protocol);
      return { href, path: isOwn ? pathname : null, hash, isDead };
    });
  });
}
