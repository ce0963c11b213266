// Translated names of the domain and the contract.
import { type CommandCategory, type CommandId, commands } from '#shared/contract/commands.ts';
import type { Category } from '#shared/contract/cloud/categories.ts';
import type { CategoryNames } from '#shared/domain/market/category/category.ts';
import { findCategory } from '#shared/domain/market/category/find-category.ts';
import { openInAppTexts } from '#shared/contract/app-links.ts';
import { type ContractError, contractError, noServerTexts } from '#shared/contract/errors.ts';
import { getPageTitle, type PageName } from '#shared/contract/paths.ts';
import type { ShellLabel } from '#shared/contract/shell-labels.ts';
import { offlineReadyNotification } from '#shared/domain/activity/notification-list.ts';
import type { Notification } from '#shared/domain/activity/notification.ts';
import { checkedFields } from '#shared/domain/market/moderation/forbidden-words.ts';
import { type LegalTextName, legalTextTitles } from '#shared/domain/market/legal/legal-text-names.ts';
import type { Restriction } from '#shared/domain/people/restrictions.ts';
import type { Hidden } from '#shared/domain/craft/paste/read/hidden-characters.ts';
import type { ChecklistItem } from '#shared/domain/craft/prompt/checklist/checklist.ts';
import {
  choiceLabel,
  type FieldDescription,
  findField,
  type PromptGroup
} from '#shared/domain/craft/prompt/prompt-fields.ts';
import { readLanguage } from '#renderer/lib/messages/locale.ts';
import { translateWithFallback } from '#renderer/lib/messages/translate.ts';

const titles: ReadonlyMap<string, string> = new Map(commands.map(({ id, title }) => [id, title]));

export const nameCommand = (id: CommandId): string =>
  translateWithFallback(`command.${id}`, titles.get(id) ?? id);

/** Of the categories that listings are filed under. */
export const nameListingCategory = (names: CategoryNames): string =>
  names[readLanguage().locale === 'es' ? 'es' : 'en'];

/**
 * Names the category that a key or one of its present names stands for. A text that is no category, or not known yet, is
 * shown as it is.
 */
export const createCategoryNames =
  (categories: readonly Category[]): ((text: string) => string) =>
  (text) => {
    const found = findCategory(categories, text);
    return found === undefined ? choiceLabel(text) : nameListingCategory(found.names);
  };

export const nameCategory = (category: CommandCategory): string =>
  translateWithFallback(`category.${category}`, category);

/** `name` is a field's, "name" for the prompt's own, or a key that only `label` is known of. */
export const nameField = (name: string, label: string = findField(name)?.label ?? name): string =>
  translateWithFallback(`field.${name}`, label);

/** The placeholder of a field. Values that models read stay English. */
export const namePlaceholder = ({ name, placeholder }: FieldDescription): string =>
  translateWithFallback(`placeholder.${name}`, placeholder);

/** A value as `showValue` writes it: what says yes or no is no word for models. */
export const nameValue = (field: string, value: string): string =>
  findField(field)?.kind === 'switch' && value !== ''
    ? translateWithFallback(`value.${value}`, value)
    : value;

export const nameHidden = ({ code, name }: Hidden): string => translateWithFallback(`hidden.${code}`, name);

export const nameGroup = ({ id, label }: { readonly id: PromptGroup; readonly label: string }): string =>
  translateWithFallback(`group.${id}`, label);

export const nameCheck = ({ id, label }: Pick<ChecklistItem, 'id' | 'label'>): string =>
  translateWithFallback(`check.${id}`, label);

export const namePage = (name: PageName | undefined): string =>
  translateWithFallback(`page.${name ?? 'none'}`, getPageTitle(name));

export const translateShellLabel = (id: ShellLabel, word: string): string =>
  translateWithFallback(`shell.${id}`, word);

export const nameLegalText = (name: LegalTextName): string =>
  translateWithFallback(`legalText.${name}`, legalTextTitles[name]);

/** Each code of the contract has one sentence. */
export function translateError({ code, message, forbiddenUse }: ContractError): string {
  const sentence = translateWithFallback(`error.${code}`, message);
  if (forbiddenUse === undefined) return sentence;
  const { field, word } = forbiddenUse;
  return `${sentence} ${translateWithFallback(`checked.${field}`, checkedFields[field])}: “${word}”.`;
}

/** Why it is closed; undefined where it is open. */
export const translateRestriction = (name: Restriction | undefined): string | undefined =>
  name === undefined ? undefined : translateError(contractError(name));

/** Told before the settings' own texts are loaded. */
export const settingNotSavedText = (): string =>
  translateWithFallback('notice.settingNotKept', 'Setting not kept');

/** For `NoServer`. */
export const translateNoServer = () => ({
  title: translateWithFallback('noServer.title', noServerTexts.title),
  text: translateWithFallback('noServer.text', noServerTexts.text),
  goToBuilder: namePage('builder')
});

/** For `OpenInApp`. */
export const translateOpenInApp = () => ({
  open: translateWithFallback('openInApp.open', openInAppTexts.open),
  missing: translateWithFallback('openInApp.missing', openInAppTexts.missing),
  why: translateWithFallback('openInApp.why', openInAppTexts.why),
  ask: translateWithFallback('openInApp.ask', openInAppTexts.ask)
});

export const offlineReadyText = (): Pick<Notification, 'type' | 'title' | 'message'> => ({
  type: offlineReadyNotification.type,
  title: translateWithFallback('notice.ready', offlineReadyNotification.title),
  message: translateWithFallback('notice.readyOffline', offlineReadyNotification.message)
});
