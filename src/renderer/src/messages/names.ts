// What the domain and the contract name in English, in the language shown.
import { type CommandCategory, type CommandId, commands } from '#shared/contract/commands.ts';
import type { ContractError } from '#shared/contract/errors.ts';
import { getPageTitle, type PageName } from '#shared/contract/paths.ts';
import type { ShellWord } from '#shared/contract/shell-words.ts';
import { offlineReadyNotification } from '#shared/domain/activity/notification-list.ts';
import type { Notification } from '#shared/domain/activity/notification.ts';
import type { Hidden } from '#shared/domain/craft/paste/read/hidden-characters.ts';
import type { ChecklistItem } from '#shared/domain/craft/prompt/checklist/checklist.ts';
import {
  type FieldDescription,
  findField,
  type PromptGroup
} from '#shared/domain/craft/prompt/prompt-fields.ts';
import { sayOr } from '#renderer/lib/messages/say.ts';

const titles: ReadonlyMap<string, string> = new Map(commands.map(({ id, title }) => [id, title]));

export const nameCommand = (id: CommandId): string => sayOr(`command.${id}`, titles.get(id) ?? id);

export const nameCategory = (category: CommandCategory): string => sayOr(`category.${category}`, category);

/** `name` is a field's, "name" for the prompt's own, or a key that only `label` is known of. */
export const nameField = (name: string, label: string = findField(name)?.label ?? name): string =>
  sayOr(`field.${name}`, label);

/** What stands in an empty field. Values that models read stay as they are. */
export const namePlaceholder = ({ name, placeholder }: FieldDescription): string =>
  sayOr(`placeholder.${name}`, placeholder);

/** A value as `showValue` writes it: what says yes or no is no word for models. */
export const nameValue = (field: string, value: string): string =>
  findField(field)?.kind === 'switch' && value !== '' ? sayOr(`value.${value}`, value) : value;

export const nameHidden = ({ code, name }: Hidden): string => sayOr(`hidden.${code}`, name);

export const nameGroup = ({ id, label }: { readonly id: PromptGroup; readonly label: string }): string =>
  sayOr(`group.${id}`, label);

export const nameCheck = ({ id, label }: Pick<ChecklistItem, 'id' | 'label'>): string =>
  sayOr(`check.${id}`, label);

export const namePage = (name: PageName | undefined): string =>
  sayOr(`page.${name ?? 'none'}`, getPageTitle(name));

export const nameShellWord = (id: ShellWord, word: string): string => sayOr(`shell.${id}`, word);

/** Each code of the contract has one sentence. */
export const sayError = ({ code, message }: ContractError): string => sayOr(`error.${code}`, message);

/** Told before the settings' own texts are loaded. */
export const saySettingNotKept = (): string => sayOr('notice.settingNotKept', 'Setting not kept');

export const sayOfflineReady = (): Pick<Notification, 'type' | 'title' | 'message'> => ({
  type: offlineReadyNotification.type,
  title: sayOr('notice.ready', offlineReadyNotification.title),
  message: sayOr('notice.readyOffline', offlineReadyNotification.message)
});
