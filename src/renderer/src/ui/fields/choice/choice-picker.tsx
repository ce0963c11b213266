import { Combobox } from '@base-ui/react/combobox';
import { Ban, Check, Search } from 'lucide-react';
import { type RefObject, useMemo, useState } from 'react';
import { type Choice, findChoice } from './choice.ts';
import { classNames } from '../../class-names.ts';
import { bareInput } from '../input-classes.ts';
import { words } from '../../ui-texts.ts';

type ChoicePickerProps = {
  readonly label: string;
  readonly value: string;
  readonly choices: readonly Choice[];
  readonly anchor: RefObject<HTMLElement | null>;
  readonly returnFocusTo: RefObject<HTMLElement | null>;
  readonly onChoose: (value: string) => void;
  readonly onClose: () => void;
};

const picturesPerRow = 3;

function rowsOf(choices: readonly Choice[]): readonly (readonly Choice[])[] {
  return Array.from({ length: Math.ceil(choices.length / picturesPerRow) }, (_, row) =>
    choices.slice(row * picturesPerRow, (row + 1) * picturesPerRow)
  );
}

function PictureItem({ choice }: { readonly choice: Choice }) {
  return (
    <Combobox.Item
      value={choice}
      className="group grid min-w-0 cursor-pointer content-start gap-1 rounded-card border border-transparent p-1 outline-none data-highlighted:bg-n5 data-selected:border-accent-8"
    >
      <span aria-hidden className="block aspect-video overflow-hidden rounded-control bg-stage">
        {choice.swatch}
      </span>
      <span className="px-0.5 text-label text-n11 group-data-highlighted:text-n12 group-data-selected:font-medium group-data-selected:text-n12">
        {choice.label}
      </span>
    </Combobox.Item>
  );
}

function ChoiceRemark({ choice: { hint, mark } }: { readonly choice: Choice }) {
  if (mark === undefined) return hint && <span className="text-label font-normal text-n10">{hint}</span>;
  return (
    <span className="inline-flex items-center gap-1 text-label font-normal text-warning-11">
      <Ban aria-hidden size={12} className="shrink-0" />
      {mark}
    </span>
  );
}

function TextItem({ choice }: { readonly choice: Choice }) {
  return (
    <Combobox.Item
      value={choice}
      className="flex min-h-chip cursor-pointer items-center gap-2 rounded-control px-2 py-1 text-ui text-n11 outline-none data-highlighted:bg-n5 data-highlighted:text-n12 data-selected:font-medium data-selected:text-n12"
    >
      <span className="flex min-w-0 flex-1 flex-wrap items-center justify-between gap-x-3">
        {choice.label} <ChoiceRemark choice={choice} />
      </span>
      <Combobox.ItemIndicator>
        <Check aria-hidden size={14} className="text-accent-11" />
      </Combobox.ItemIndicator>
    </Combobox.Item>
  );
}

function TextItems({ found }: { readonly found: readonly Choice[] }) {
  const groups = [...new Set(found.map(({ group }) => group))];
  const itemsOf = (wanted: string | undefined) =>
    found
      .filter(({ group }) => group === wanted)
      .map((choice) => <TextItem key={choice.value} choice={choice} />);
  return groups.map((group) =>
    group === undefined ? (
      itemsOf(group)
    ) : (
      <Combobox.Group key={group}>
        <Combobox.GroupLabel className="px-2 pt-2 pb-1 text-label font-medium text-n10">
          {group}
        </Combobox.GroupLabel>
        {itemsOf(group)}
      </Combobox.Group>
    )
  );
}

function PickerList({
  found,
  hasPictures
}: {
  readonly found: readonly Choice[];
  readonly hasPictures: boolean;
}) {
  if (!hasPictures) return <TextItems found={found} />;
  return rowsOf(found).map((row) => (
    <Combobox.Row key={row[0]?.value} className="grid grid-cols-3 gap-1">
      {row.map((choice) => (
        <PictureItem key={choice.value} choice={choice} />
      ))}
    </Combobox.Row>
  ));
}

type PickerContentProps = {
  readonly label: string;
  readonly query: string;
  readonly found: readonly Choice[];
  readonly hasPictures: boolean;
};

function PickerContent({ label, query, found, hasPictures }: PickerContentProps) {
  return (
    <>
      <div className="flex items-center gap-2 border-b border-n6 px-3">
        <Search aria-hidden size={14} className="shrink-0 text-n10" />
        <Combobox.Input
          aria-label={words.search(label)}
          placeholder={words.search(label)}
          className={classNames(bareInput, 'h-control text-input placeholder:text-n10')}
        />
      </div>
      <Combobox.Empty className="text-ui text-n11">
        <span className="block p-3">{words.noMatch(query)}</span>
      </Combobox.Empty>
      <Combobox.List aria-label={label} className="min-h-0 overflow-y-auto p-1 outline-none empty:hidden">
        <PickerList found={found} hasPictures={hasPictures} />
      </Combobox.List>
    </>
  );
}

/** The padding keeps a scrolled picker clear of the bars at the edges of the window. */
const clearOfBars = { top: 56, bottom: 36, left: 8, right: 8 };

/** The searchable list of a ChoiceInput; a grid of pictures when every choice has one. */
export function ChoicePicker(props: ChoicePickerProps) {
  const { label, value, choices, anchor, returnFocusTo, onChoose, onClose } = props;
  const [query, setQuery] = useState('');
  const { contains } = Combobox.useFilter();
  const hasPictures = choices.length > 0 && choices.every((choice) => choice.swatch !== undefined);
  const found = useMemo(
    () =>
      choices.filter(({ label: shown, value: kept }) =>
        [shown, kept].some((text) => contains(text, query.trim()))
      ),
    [choices, contains, query]
  );
  return (
    <Combobox.Root<Choice>
      open
      grid={hasPictures}
      items={choices}
      filteredItems={found}
      inputValue={query}
      onInputValueChange={setQuery}
      value={findChoice(value, choices) ?? null}
      onValueChange={(choice) => {
        if (choice !== null) onChoose(choice.value);
      }}
      onOpenChange={(isOpen, details) => {
        const pressed = details.event.target;
        const isOnAnchor = pressed instanceof Node && anchor.current?.contains(pressed) === true;
        if (!isOpen && !(details.reason === 'outside-press' && isOnAnchor)) onClose();
      }}
      autoHighlight
    >
      <Combobox.Portal>
        <Combobox.Positioner
          anchor={anchor}
          sideOffset={4}
          align="start"
          collisionPadding={clearOfBars}
          className="z-menu outline-none"
        >
          <Combobox.Popup
            aria-label={words.choose(label)}
            finalFocus={returnFocusTo}
            className={classNames(
              'kit-popup flex max-h-[min(var(--available-height),26rem)] max-w-(--available-width) min-w-(--anchor-width) flex-col overflow-hidden rounded-panel border border-n6 bg-n3 shadow-menu',
              hasPictures ? 'w-90' : 'w-80'
            )}
          >
            <PickerContent label={label} query={query} found={found} hasPictures={hasPictures} />
          </Combobox.Popup>
        </Combobox.Positioner>
      </Combobox.Portal>
    </Combobox.Root>
  );
}
