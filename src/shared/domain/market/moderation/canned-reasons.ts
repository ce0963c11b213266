// Reasons that administrators choose from, in the language of the person who reads them.
import type { QueueKind, QueueOutcome } from './queue.ts';

type Texts = { readonly en: string; readonly es: string };
export const reasonLanguages = ['en', 'es'] as const satisfies readonly (keyof Texts)[];
export type ReasonLanguage = (typeof reasonLanguages)[number];

export const cannedReasons = {
  no_objection: {
    en: 'We looked at it and found nothing against it.',
    es: 'Lo hemos revisado y no tenemos nada que objetar.'
  },
  unclear_description: {
    en: 'The description does not say clearly what a buyer gets. Say what the prompt makes and what it is for.',
    es: 'La descripción no deja claro qué recibe quien compra. Explica qué hace el prompt y para qué sirve.'
  },
  preview_mismatch: {
    en: 'The images or videos do not show what this prompt makes. Replace them with results of this prompt.',
    es: 'Las imágenes o los vídeos no muestran lo que hace este prompt. Cámbialos por resultados de este prompt.'
  },
  wrong_category: {
    en: 'The category or the tags do not fit the prompt. Choose those under which buyers would look for it.',
    es: 'La categoría o las etiquetas no corresponden al prompt. Elige aquellas en las que se buscaría.'
  },
  copied: {
    en: 'It is almost the same as a prompt that somebody else already sells.',
    es: 'Es casi igual a un prompt que ya vende otra persona.'
  },
  misleading: {
    en: 'It promises something that it does not deliver.',
    es: 'Promete algo que no cumple.'
  },
  not_allowed: {
    en: 'Our terms do not allow this content.',
    es: 'Nuestras condiciones no permiten este contenido.'
  },
  as_described: {
    en: 'The prompt is what its listing describes, and it was opened.',
    es: 'El prompt corresponde a lo que describe su anuncio y ya se ha abierto.'
  },
  spam: {
    en: 'It is advertising, or it was posted many times.',
    es: 'Es publicidad o se ha publicado muchas veces.'
  },
  insulting: {
    en: 'It insults or threatens somebody.',
    es: 'Insulta o amenaza a alguien.'
  },
  personal_data: {
    en: 'It contains personal data of somebody.',
    es: 'Contiene datos personales de alguien.'
  },
  off_topic: {
    en: 'It has nothing to do with the listing.',
    es: 'No tiene nada que ver con el anuncio.'
  }
} as const satisfies Readonly<Record<string, Texts>>;

export type CannedReason = keyof typeof cannedReasons;

export const cannedReasonCodes = Object.keys(cannedReasons) as readonly CannedReason[];

const rejections: Readonly<Record<QueueKind, readonly CannedReason[]>> = {
  submission: ['copied', 'misleading', 'not_allowed'],
  post_review: [],
  report: ['spam', 'insulting', 'personal_data', 'off_topic', 'not_allowed'],
  refund: ['as_described'],
  showcase: ['preview_mismatch', 'not_allowed', 'spam']
};

/** For what was on sale already. */
export const takeDownReasons: readonly CannedReason[] = [
  ...rejections.submission,
  'insulting',
  'personal_data'
];

const byOutcome: Readonly<Record<QueueOutcome, (kind: QueueKind) => readonly CannedReason[]>> = {
  approved: () => ['no_objection'],
  changes_requested: () => ['unclear_description', 'preview_mismatch', 'wrong_category'],
  rejected: (kind) => rejections[kind]
};

export const listCannedReasons = (kind: QueueKind, outcome: QueueOutcome): readonly CannedReason[] =>
  byOutcome[outcome](kind);

export type ChosenReason = { readonly code: CannedReason | null; readonly text: string };

/** The chosen reason in the reader's language, then the administrator's own words as they were written. */
export const writeReason = ({ code, text }: ChosenReason, language: ReasonLanguage): string =>
  [code === null ? '' : cannedReasons[code][language], text.trim()]
    .filter((part) => part !== '')
    .join('\n\n');
