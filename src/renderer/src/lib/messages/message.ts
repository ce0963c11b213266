import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser';

/** A plain sentence, or an ICU pattern as its syntax tree. */
export type Message = string | readonly MessageFormatElement[];

/** By id. The files hold patterns; the build puts a tree in the place of each that takes an argument. */
export type Texts = Readonly<Record<string, Message>>;

export type Values = Readonly<Record<string, string | number | Date>>;
