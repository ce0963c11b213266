import { type ComponentProps, type ComponentType, createElement, type ReactNode } from 'react';
import type { ContractError } from '#shared/contract/errors.ts';
import type { ListingCard, PreviewedListing, Review } from '#shared/domain/market/listing.ts';
import type { Question } from '#shared/domain/market/community/question.ts';
import type { ReportDraft } from '#shared/domain/market/moderation/report.ts';
import type { PublicPerson } from '#shared/domain/people/account.ts';
import type { FillMode } from '#shared/domain/craft/paste/choose-fields.ts';
import type { PromptData, PromptDocument } from '#shared/domain/craft/prompt/prompt.ts';
import type { Result } from '#shared/kit/result.ts';
import { createRequiredContext } from '#renderer/lib/required-context.ts';

type Poster = Pick<ListingCard, 'kind' | 'slug' | 'category' | 'cover'> & {
  readonly facts: Pick<ListingCard['facts'], 'aspectRatio'>;
};

/** How a listing is laid out: beside its price in a wide window, or above it on a phone. */
export type PreviewLayout = 'desktop' | 'phone';

/** Components that features show within each other's screens. Features share these props and no code. */
export type Parts = {
  /** The links to all public pages, for the end of a page. */
  readonly PageLinks: ComponentType;
  /** Adds a listing to the wishlist or removes it. */
  readonly WishlistButton: ComponentType<{ readonly listing: ListingCard }>;
  /** Follows a seller or unfollows them; nothing for the seller themselves. */
  readonly FollowButton: ComponentType<{ readonly seller: Pick<PublicPerson, 'username' | 'displayName'> }>;
  /** The seller's answer to a question. */
  readonly AnswerForm: ComponentType<{
    readonly question: Pick<Question, 'id' | 'answer'>;
    readonly onDone: () => void;
  }>;
  /** Reports someone's text. Afterwards it says that it was reported. */
  readonly ReportButton: ComponentType<{
    readonly isReported: boolean;
    readonly title: string;
    readonly send: (draft: ReportDraft) => Promise<Result<unknown, ContractError>>;
    readonly onSent: () => void;
  }>;
  /** A person's picture and name, linked to their profile. */
  readonly PersonLink: ComponentType<{ readonly person: PublicPerson }>;
  /** The price of a listing and the button to buy it; `isShort` leaves out the price. */
  readonly Buying: ComponentType<Pick<ListingCard, 'slug' | 'title'> & { readonly isShort?: boolean }>;
  /** The cover of a listing. Decorative. */
  readonly ListingPoster: ComponentType<{ readonly listing: Poster }>;
  /** A listing that is being written, as its page will show it. */
  readonly ListingPreview: ComponentType<{
    readonly listing: PreviewedListing;
    readonly layout: PreviewLayout;
  }>;
  /** All listings of a seller, newest first. */
  readonly SellerListings: ComponentType<{ readonly username: string }>;
  /** One review; `of` names its listing. */
  readonly ReviewItem: ComponentType<{ readonly review: Review; readonly of: ReactNode }>;
  /** The form to apply as a seller, or what is needed before that. */
  readonly SellerApplication: ComponentType;
  /** Asks an administrator for a code of their second factor. */
  readonly StepUpForm: ComponentType<{ readonly onDone: () => void }>;
  /** Offers a signed-in user to sync the library, until they have answered. */
  readonly SyncOffer: ComponentType;
  /** Asks whether the library that syncs stays on this device. */
  readonly KeepLibraryDialog: ComponentType<{
    readonly occasion: 'signOut' | 'turnOff';
    readonly onChoose: (keepsLibrary: boolean) => void;
    readonly onClose: () => void;
  }>;
  /** Messages to the operators that wait on this device. */
  readonly WaitingMessages: ComponentType;
  /** Which notices are sent, and through which channels. */
  readonly NoticeSettings: ComponentType;
  /** The fields of a prompt in their groups; `opensStory` opens the first. */
  readonly PromptFields: ComponentType<{
    readonly data: PromptData;
    readonly opensStory: boolean;
    readonly onChange: (changes: Partial<PromptData>) => void;
    /** Shown below the fields of these names, whose groups are open. */
    readonly notes?: ReadonlyMap<string, ReactNode>;
  }>;
  /** The fit check of a prompt for the model it names, with its fixes. */
  readonly PromptFit: ComponentType<{
    readonly data: PromptData;
    readonly onChange: (changes: Partial<PromptData>) => void;
  }>;
  /** Parses text into prompt fields. `waiting` is the number of files that follow; an empty `text` shows an empty box. */
  readonly PasteDialog: ComponentType<{
    readonly text: string;
    readonly fileName: string;
    readonly waiting: number;
    readonly current: PromptDocument;
    readonly onUse: (document: PromptDocument, way: FillMode) => void;
    readonly onClose: () => void;
  }>;
  /** The fit of a prompt for the model it names. */
  readonly TemplateFit: ComponentType<{ readonly data: PromptData }>;
};

export type PartName = keyof Parts;

type PartProps = { [Name in PartName]: { readonly part: Name } & ComponentProps<Parts[Name]> }[PartName];

const [PartsContext, useLoadedParts] = createRequiredContext<Partial<Parts>>('Parts');

/** Gives the screen below it the parts that it names. */
export const PartsProvider = PartsContext;

/** A part of another feature, which the feature of the screen names in `parts`. */
export function Part({ part, ...props }: PartProps): ReactNode {
  const Loaded = useLoadedParts()[part];
  if (Loaded === undefined) throw new Error(`The screen does not name the part ${part}`);
  return createElement(Loaded as ComponentType<object>, props);
}
