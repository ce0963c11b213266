import { ChevronDown, Copy, Download } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { readLanguage } from '#renderer/lib/messages/locale.ts';
import { translate } from '#renderer/lib/messages/translate-sentence.ts';
import { t } from '#renderer/lib/messages/translate.ts';
import texts from '#renderer/messages/en/json-guide.json';
import { nameGroup } from '#renderer/messages/translated-names.ts';
import { Button } from '#renderer/ui/buttons/button.tsx';
import { promptGroups } from '#shared/domain/craft/prompt/prompt-fields.ts';
import { buildPromptSchema, listSchemaKeys } from '#shared/domain/craft/prompt/prompt-schema.ts';
import { CodeBlock } from './code-block.tsx';
import type { GuideActions } from './guide-store.ts';

type DisclosureProps = { readonly title: string; readonly children: ReactNode };

/** The browser's own, which also opens for a search in the page and without scripts. */
export function Disclosure({ title, children }: DisclosureProps) {
  return (
    <details className="group rounded-card border border-n6 bg-n2">
      <summary className="flex min-h-11 list-none items-center gap-2 rounded-card px-3 py-2 text-read font-medium text-n12 hover:bg-n4 [&::-webkit-details-marker]:hidden">
        <ChevronDown
          aria-hidden
          size={16}
          className="shrink-0 -rotate-90 text-n10 transition-transform duration-control group-open:rotate-0 rtl:rotate-90 rtl:group-open:rotate-0"
        />
        {title}
      </summary>
      <div className="px-4 pt-1 pb-4 text-read text-n11">{children}</div>
    </details>
  );
}

const fileName = 'reelwright-prompt.schema.json';

/** Every key of a prompt with its type and meaning, and the schema as a file. */
export function SchemaSection({ actions }: { readonly actions: Pick<GuideActions, 'copy' | 'download'> }) {
  const [schema] = useState(() => `${JSON.stringify(buildPromptSchema(), null, 2)}\n`);
  const [keys] = useState(listSchemaKeys);
  return (
    <div lang={readLanguage().locale} className="grid gap-4">
      <div className="grid gap-x-6 gap-y-5 min-[960px]:grid-cols-2">
        {promptGroups.map(({ id, label }) => (
          <section key={id} aria-labelledby={`keys-${id}`} className="grid content-start gap-2">
            <h3 id={`keys-${id}`} className="text-read text-n12">
              {nameGroup({ id, label })}
            </h3>
            <dl className="divide-y divide-n6 border-y border-n6">
              {keys.map(({ name, group, type, meaning }) =>
                group === id ? (
                  <div key={name} className="py-2">
                    <dt className="flex flex-wrap items-baseline justify-between gap-x-3">
                      <code className="text-ui font-medium text-daylight-11">{name}</code>
                      <span className="text-meta text-n10">{translate(type)}</span>
                    </dt>
                    <dd className="text-ui text-n11">{translate(meaning)}</dd>
                  </div>
                ) : null
              )}
            </dl>
          </section>
        ))}
      </div>
      <div className="flex flex-wrap gap-2">
        <Button icon={Download} onClick={() => void actions.download(fileName, schema)}>
          {t(texts, 'json-guide.downloadSchema')}
        </Button>
        <Button
          icon={Copy}
          onClick={() => void actions.copy(schema, (count) => t(texts, 'json-guide.copiedSchema', { count }))}
        >
          {t(texts, 'json-guide.copySchema')}
        </Button>
      </div>
      <Disclosure title={t(texts, 'json-guide.readSchema')}>
        <CodeBlock label="JSON Schema" text={schema} />
      </Disclosure>
    </div>
  );
}
