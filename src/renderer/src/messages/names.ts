// What the domain and the contract name in English, in the language shown.
import type { CommandDescription } from '#shared/contract/commands.ts';
import { sayOr } from '#renderer/lib/messages/say.ts';

export const nameCommand = ({ id, title }: Pick<CommandDescription, 'id' | 'title'>): string =>
  sayOr(`command.${id}`, title);

export const nameCategory = (category: CommandDescription['category']): string =>
  sayOr(`category.${category}`, category);
