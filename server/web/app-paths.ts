// The screens of the product's spec (§2). An address outside this table is answered as "not found".
const screens = [
  '/',
  '/library',
  '/about',
  '/contact',
  '/howto',
  '/auth/*',
  '/produced',
  '/faq',
  '/marketplace',
  '/seller',
  '/seller/create-bundle',
  '/seller/create-prompt',
  '/seller/earnings',
  '/purchases',
  '/wishlist',
  '/payment-success',
  '/my-profile',
  '/profile/:username',
  '/json-video-prompting',
  '/admin',
  '/admin/users',
  '/admin/content',
  '/admin/sales',
  '/admin/settings',
  '/ai-video-prompts',
  '/runway-prompts',
  '/sora-prompts',
  '/veo3-prompts',
  '/cinematic-prompts',
  '/commercial-prompts',
  '/social-media-prompts',
  '/become-a-seller'
] as const;

const patterns = screens.map((screen) => {
  const source = screen.replace(/\/\*$/, '(?:/.*)?').replace(/:[a-z]+/g, '[^/]+');
  return new RegExp(`^${source}/?$`);
});

/** Whether the app has a screen at this path, as its router sees it (a last slash does not matter). */
export function isAppPath(path: string): boolean {
  return patterns.some((pattern) => pattern.test(path));
}
