import { expect, type Locator, type Page } from '@playwright/test';

/** The 26 fields by their accessible names, in the order of the form. */
export const fieldNames = [
  'Concept',
  'Main subject',
  'Action',
  'Setting',
  'Camera movement',
  'Shot types',
  'Transitions',
  'Cinematic style',
  'Color grading',
  'Mood',
  'Visual effects',
  'Language',
  'Dialogue',
  'Voice style',
  'Subtitles',
  'Music style',
  'Sound effects',
  'Ambient sounds',
  'Audio mix',
  'Duration',
  'Frame rate',
  'Resolution',
  'Aspect ratio',
  'Quality',
  'Model',
  'Additional parameters'
] as const;
export type FieldName = (typeof fieldNames)[number];
const groups = ['Story', 'Camera', 'Look', 'Dialogue', 'Sound', 'Output'] as const;

/** Actions in the app. */
export class AppPage {
  readonly page: Page;
  readonly prompt: Locator;
  readonly json: Locator;
  readonly palette: Locator;
  /** The open window over the page; a toast calls itself a dialog too, but not a modal one. */
  readonly dialog: Locator;
  readonly #violations: string[] = [];

  constructor(page: Page) {
    this.page = page;
    this.prompt = page.getByRole('region', { name: 'Prompt', exact: true });
    this.json = page.getByRole('textbox', { name: 'JSON', exact: true });
    this.dialog = page.locator('[role=dialog]:not([aria-modal=false])');
    this.palette = page.getByRole('dialog', { name: 'Command palette' });
    page.on('console', (message) => {
      if (/content security policy|trusted type/i.test(message.text())) this.#violations.push(message.text());
    });
    // Keeps file choosers with the test from the start; asking for one only when needed can come too late.
    page.on('filechooser', () => undefined);
    page.on('pageerror', (error) => this.#violations.push(String(error)));
  }

  async isReady(): Promise<void> {
    await isTakenOver(this.page);
    await expect(this.page.getByRole('navigation').first()).toBeVisible();
    await expect(this.page.getByRole('main')).toBeVisible();
  }

  /** No script, style or request was refused, and nothing was thrown, while the page was used. */
  async keepsItsPolicy(): Promise<void> {
    expect(this.#violations).toEqual([]);
  }

  field(name: FieldName): Locator {
    const role = name === 'Subtitles' ? 'switch' : 'textbox';
    return this.page.getByRole('main').getByRole(role, { name, exact: true });
  }

  async openGroups(): Promise<void> {
    for (const name of groups) {
      const toggle = this.page
        .getByRole('main')
        .getByRole('button', { name: new RegExp(`^${name}\\b`), expanded: false });
      if ((await toggle.count()) > 0) await toggle.first().click();
    }
  }

  async type(name: FieldName, text: string): Promise<void> {
    await this.field(name).fill(text);
  }

  async press(keys: string): Promise<void> {
    await this.page.keyboard.press(keys.replaceAll('Mod', 'Control'));
  }

  /** Runs a command by the palette, as a keyboard user does. */
  async command(text: string): Promise<void> {
    await this.press('Mod+k');
    await this.palette.getByRole('combobox').fill(text);
    await expect(this.palette.getByRole('option').first()).toContainText(text);
    await this.page.keyboard.press('Enter');
    await expect(this.palette).toHaveCount(0);
  }

  async show(tab: 'Prompt' | 'JSON' | 'Changes'): Promise<void> {
    await this.page.getByRole('tab', { name: tab, exact: true }).click();
  }

  /** Prompt data as the app itself would export it. */
  async readJson(): Promise<Record<string, unknown>> {
    await this.show('JSON');
    return JSON.parse(await this.readEditor()) as Record<string, unknown>;
  }

  /** The whole text of the JSON editor in sight. */
  async readEditor(): Promise<string> {
    await expect(this.json).toBeVisible();
    await this.json.focus();
    await this.press('Mod+a');
    // The editor draws only the lines in sight; copying asks it for all of them.
    return await this.json.evaluate((editor) => {
      const copying = new ClipboardEvent('copy', {
        clipboardData: new DataTransfer(),
        bubbles: true,
        cancelable: true
      });
      editor.dispatchEvent(copying);
      return copying.clipboardData?.getData('text/plain') ?? '';
    });
  }

  async isSaved(words = /^Saved on this device/): Promise<void> {
    await expect(this.page.getByText(words)).toBeVisible();
  }

  /** Every toast and announcement that says so. */
  toast(text: string | RegExp): Locator {
    return this.page.getByRole('region', { name: 'Messages' }).getByText(text);
  }

  async go(place: 'Builder' | 'Library'): Promise<void> {
    await this.page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: place }).click();
  }

  async open(dialog: 'History' | 'Settings' | 'Notifications'): Promise<Locator> {
    await this.page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name: dialog }).click();
    const opened = this.page.getByRole('dialog', { name: dialog, exact: true });
    await expect(opened).toBeVisible();
    return opened;
  }
}

/** A page that was written at build time does nothing until the app has taken it over. */
export async function isTakenOver(page: Page): Promise<void> {
  await page.locator('#root[data-page]').waitFor({ state: 'detached' });
}
