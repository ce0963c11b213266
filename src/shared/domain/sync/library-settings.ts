// The user's own model prices and preferences as rows that sync: one document of each.
import { defaultPreferences } from '../activity/default-preferences.ts';
import type { Preferences } from '../activity/preferences.ts';
import { emptyModelSettings } from '../craft/model/empty-model-settings.ts';
import { PriceChange, type SavedModelSettings } from '../craft/model/saved-model-settings.ts';
import { isSameValue } from '../../kit/merge/merge-value.ts';
import { diffDocuments, writePath } from './edit-document.ts';
import { entities } from './entities.ts';
import type { Change } from './mutation.ts';
import { type DocumentValue, rowKey, type SyncRow } from './row.ts';
import { toPreferencesValue, withoutSyncedPreferences, withPreferencesValue } from './synced-preferences.ts';

export type LocalSettings = { readonly preferences: Preferences; readonly models: SavedModelSettings };

export const emptySettings: LocalSettings = { preferences: defaultPreferences, models: emptyModelSettings };

/** The id of the only row of each. */
const ownSettingsId = 'own';

type View = ReadonlyMap<string, SyncRow>;

type SettingsTable = {
  readonly name: 'preferences' | 'modelPrices';
  /** The value of a row in which the user changed nothing. */
  readonly unset: DocumentValue;
  readonly toValue: (settings: LocalSettings) => DocumentValue;
  /** The settings as a row says them; the same object where that changes nothing. */
  readonly withValue: (settings: LocalSettings, value: DocumentValue) => LocalSettings;
  /** At the first comparison with the account's row, these fields of the device's own are sent. */
  readonly standsAtMeeting: boolean;
};

const priceKey = ({ modelId, resolution, hasAudio }: PriceChange): string =>
  JSON.stringify([modelId, resolution, hasAudio]);

const toPricesValue = ({ models }: LocalSettings): DocumentValue =>
  JSON.parse(
    JSON.stringify(Object.fromEntries(models.prices.map((price) => [priceKey(price), price])))
  ) as DocumentValue;

function withPricesValue(settings: LocalSettings, value: DocumentValue): LocalSettings {
  const { models } = settings;
  const read = new Map(
    Object.values(value).flatMap((entry) => {
      const price = PriceChange.safeParse(entry).data;
      return price === undefined ? [] : [[priceKey(price), price] as const];
    })
  );
  const kept = models.prices.flatMap((price) => {
    const seen = read.get(priceKey(price));
    if (seen === undefined) return [];
    return [isSameValue(seen, price) ? price : seen];
  });
  const known = new Set(models.prices.map(priceKey));
  const added = [...read].flatMap(([key, price]) => (known.has(key) ? [] : [price]));
  const prices = [...kept, ...added];
  const isSame =
    prices.length === models.prices.length && prices.every((price, index) => price === models.prices[index]);
  return isSame ? settings : { ...settings, models: { ...models, prices } };
}

const tables: readonly SettingsTable[] = [
  {
    name: 'preferences',
    unset: toPreferencesValue(defaultPreferences),
    toValue: ({ preferences }) => toPreferencesValue(preferences),
    withValue: (settings, value) => {
      const preferences = withPreferencesValue(settings.preferences, value);
      return preferences === settings.preferences ? settings : { ...settings, preferences };
    },
    // A new device has the preferences that it came with, which nobody chose.
    standsAtMeeting: false
  },
  {
    name: 'modelPrices',
    unset: {},
    toValue: toPricesValue,
    withValue: withPricesValue,
    standsAtMeeting: true
  }
];

const keyOf = ({ name }: Pick<SettingsTable, 'name'>): string => rowKey({ entity: name, id: ownSettingsId });

/** The user's changes since the tables were last written. Parts of a row that this app cannot read stay in it. */
export const compareSettings = (
  local: LocalSettings,
  { view, isMeeting }: { readonly view: View; readonly isMeeting: boolean }
): { readonly entity: string; readonly rowId: string; readonly change: Change }[] =>
  tables.flatMap((table) => {
    const change = compareTable(table, local, view.get(keyOf(table)), isMeeting);
    return change === undefined ? [] : [{ entity: table.name, rowId: ownSettingsId, change }];
  });

function compareTable(
  table: SettingsTable,
  local: LocalSettings,
  row: SyncRow | undefined,
  isMeeting: boolean
): Change | undefined {
  const value = table.toValue(local);
  if (row === undefined) return isSameValue(value, table.unset) ? undefined : { kind: 'create', value };
  if (isMeeting && !table.standsAtMeeting) return undefined;
  const entity = entities[table.name];
  const seen = table.toValue(table.withValue(local, row.value));
  const edited = diffDocuments(entity, seen, value).reduce(
    (whole, { path, to }) => (isMeeting && to === undefined ? whole : writePath(whole, path, to)),
    row.value
  );
  const edits = diffDocuments(entity, row.value, edited);
  return edits.length === 0 ? undefined : { kind: 'edit', edits, settled: [] };
}

/** The settings as they follow from the rows. */
export const viewSettings = (view: View, local: LocalSettings): LocalSettings =>
  tables.reduce(
    (settings, table) => table.withValue(settings, view.get(keyOf(table))?.value ?? table.unset),
    local
  );

/** The settings without what the account has: `isSynced` says so of a row. */
export function withoutSyncedSettings(
  { preferences, models }: LocalSettings,
  isSynced: (entity: string, id: string) => boolean
): LocalSettings {
  return {
    preferences: isSynced('preferences', ownSettingsId) ? withoutSyncedPreferences(preferences) : preferences,
    models:
      isSynced('modelPrices', ownSettingsId) && models.prices.length > 0 ? { ...models, prices: [] } : models
  };
}
