import { Info } from 'lucide-react';
import { classNames } from '#renderer/ui/class-names.ts';
import { t } from '#renderer/lib/messages/translate.ts';
import texts from '#renderer/messages/en/models.json';
import type { FactText } from './model-facts.ts';

const row =
  'grid grid-cols-[8rem_minmax(0,1fr)_1rem] items-baseline gap-x-3 py-1.5 max-[479px]:grid-cols-[minmax(0,1fr)_1rem]';

/** What a model takes. Each fact opens to who says so and when it was read. */
export function FactList({ label, facts }: { readonly label: string; readonly facts: readonly FactText[] }) {
  return (
    <ul
      aria-label={t(texts, 'models.takes', { model: label })}
      className="divide-y divide-n6 border-y border-n6"
    >
      {facts.map(({ name, value, origin }) => (
        <li key={name}>
          {origin === null ? (
            <div className={row}>
              <FactDetails name={name} value={value} isKnown={false} />
            </div>
          ) : (
            <details className="group">
              <summary
                className={classNames(
                  row,
                  'cursor-pointer list-none rounded-tag hover:bg-n3 pointer-coarse:min-h-11 pointer-coarse:content-center'
                )}
              >
                <FactDetails name={name} value={value} isKnown />
                <Info
                  aria-hidden
                  size={14}
                  className="self-center text-n10 group-open:text-accent-11 max-[479px]:row-span-2 max-[479px]:row-start-1 max-[479px]:col-start-2"
                />
              </summary>
              <p className="pb-2 text-label text-n11 sm:ps-35">{origin}</p>
            </details>
          )}
        </li>
      ))}
    </ul>
  );
}

type FactDetailsProps = { readonly name: string; readonly value: string; readonly isKnown: boolean };

function FactDetails({ name, value, isKnown }: FactDetailsProps) {
  return (
    <>
      <span className="text-label text-n10">{name}</span>
      <span
        className={classNames(
          'min-w-0 break-words text-ui max-[479px]:col-start-1',
          isKnown ? 'text-n12' : 'text-n10'
        )}
      >
        {value}
      </span>
    </>
  );
}
