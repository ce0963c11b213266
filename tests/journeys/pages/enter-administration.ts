import { seedAdministrator } from '#tests/support/server/seed-administrator.ts';
import type { Person } from './account-page.ts';
import type { AppPage } from './app-page.ts';
import { Buyer } from './buyer.ts';
import { goTo } from './scene.ts';

type Market = { readonly url: string; readonly dataFolder: string };

/**
 * A new administrator, signed in and stepped up, on the page at `path`. `both/administration.spec.ts` shows how people
 * set up the second factor and give its code.
 */
export async function enterAdministration(
  app: AppPage,
  { url, dataFolder }: Market,
  path: string
): Promise<Person> {
  const person = await new Buyer(app).join(url);
  await seedAdministrator(dataFolder, person.email);
  // The app asks for the roles when it starts.
  await app.page.reload();
  await app.isReady();
  await goTo(app, path);
  return person;
}
