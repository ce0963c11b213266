import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';
import { classNames } from '../class-names.ts';
import { stepIndex } from '../step-index.ts';

type Tab<Id extends string> = {
  readonly id: Id;
  readonly label: string;
  readonly panel: ReactNode;
  /** A short fact beside the label, such as a count. */
  readonly meta?: ReactNode;
};

type TabsProps<Id extends string> = {
  readonly label: string;
  readonly value: Id;
  readonly onChange: (id: Id) => void;
  readonly tabs: readonly Tab<Id>[];
  readonly className?: string;
  readonly panelClassName?: string;
};

/** Only the chosen tab's panel is in the document. Arrow keys, Home and End choose at once. */
export function Tabs<Id extends string>(props: TabsProps<Id>) {
  const { label, value, onChange, tabs, className, panelClassName } = props;
  const base = useId();
  const list = useRef<HTMLDivElement>(null);
  const chosen = tabs.find((tab) => tab.id === value) ?? tabs[0];

  function handleKeyDown(event: KeyboardEvent<HTMLDivElement>) {
    const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl';
    const from = tabs.findIndex((tab) => tab.id === chosen?.id);
    const to = stepIndex(event.key, from, tabs.length, isRtl);
    const tab = to === undefined ? undefined : tabs[to];
    if (tab === undefined || to === undefined) return;
    event.preventDefault();
    onChange(tab.id);
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[to]?.focus();
  }

  return (
    <div className={classNames('flex min-h-0 min-w-0 flex-col', className)}>
      <div
        ref={list}
        role="tablist"
        aria-label={label}
        tabIndex={-1}
        onKeyDown={handleKeyDown}
        className="flex shrink-0 gap-1 border-b border-n6 px-1"
      >
        {tabs.map((tab) => {
          const isChosen = tab.id === chosen?.id;
          return (
            <button
              key={tab.id}
              type="button"
              role="tab"
              id={`${base}-${tab.id}-tab`}
              aria-selected={isChosen}
              aria-controls={isChosen ? `${base}-${tab.id}-panel` : undefined}
              tabIndex={isChosen ? 0 : -1}
              onClick={() => onChange(tab.id)}
              className="-mb-px inline-flex min-h-control min-w-control items-center justify-center gap-1.5 rounded-t-control border-b-2 border-transparent px-2.5 text-ui text-n11 hover:text-n12 focus-visible:-outline-offset-2 aria-selected:border-accent-8 aria-selected:font-medium aria-selected:text-n12"
            >
              {tab.label}
              {tab.meta !== undefined && <span className="text-meta text-n10">{tab.meta}</span>}
            </button>
          );
        })}
      </div>
      {chosen !== undefined && (
        <div
          key={chosen.id}
          role="tabpanel"
          id={`${base}-${chosen.id}-panel`}
          aria-labelledby={`${base}-${chosen.id}-tab`}
          tabIndex={0}
          className={classNames('min-h-0 min-w-0 flex-1 focus-visible:-outline-offset-2', panelClassName)}
        >
          {chosen.panel}
        </div>
      )}
    </div>
  );
}
