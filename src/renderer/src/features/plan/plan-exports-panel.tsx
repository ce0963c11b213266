import {
  Captions,
  Copy,
  FileCode,
  FileText,
  FileType,
  type LucideIcon,
  Package,
  Printer,
  Table
} from 'lucide-react';
import { Button } from '#renderer/ui/button.tsx';
import { say } from '#renderer/lib/messages/say.ts';
import texts from '#renderer/messages/en/plan.json';
import { planContext } from './plan-context.ts';
import {
  type ExportForm,
  findExportHindrance,
  nameExport,
  writeClipTexts,
  writeExport
} from './plan-exports.ts';
import type { PlanOutlets } from './plan-outlets.ts';

const files: readonly { readonly form: ExportForm; readonly icon: LucideIcon }[] = [
  { form: 'csv', icon: Table },
  { form: 'srt', icon: Captions },
  { form: 'markdown', icon: FileType },
  { form: 'html', icon: FileCode },
  { form: 'prompts', icon: FileText },
  { form: 'pack', icon: Package }
];

/** The plan in every form that others work with; each is one press and needs no connection. */
export function PlanExports({ outlets }: { readonly outlets: PlanOutlets }) {
  const version = planContext.use((state) => state.version);
  if (version === null) return null;
  const { document, plan } = version;
  const { download, nameFile, now } = outlets;
  const take = (form: ExportForm) =>
    download(nameExport(nameFile(document), form), writeExport(version, form, now()));
  return (
    <section aria-labelledby="plan-exports" className="grid gap-2 rounded-panel border border-n6 bg-n2 p-4">
      <h2 id="plan-exports" className="text-ui">
        {say(texts, 'plan.exports')}
      </h2>
      <div className="grid grid-cols-[repeat(auto-fill,minmax(min(9.5rem,100%),1fr))] gap-1.5">
        <Button icon={Printer} className={row} onClick={() => window.print()}>
          {say(texts, 'plan.print')}
        </Button>
        <Button
          icon={Copy}
          className={row}
          onClick={() =>
            void outlets.copy(writeClipTexts(plan), (count) =>
              say(texts, 'plan.copiedAll', { count, clips: plan.clips.length })
            )
          }
        >
          {say(texts, 'plan.copyAll')}
        </Button>
        {files.map(({ form, icon }) => {
          const hindrance = findExportHindrance(plan, form);
          return (
            <Button
              key={form}
              icon={icon}
              className={row}
              disabled={hindrance !== null}
              aria-describedby={hindrance === null ? undefined : 'plan-export-hindrance'}
              onClick={() => void take(form)}
            >
              {say(texts, `plan.form.${form}`)}
            </Button>
          );
        })}
      </div>
      <Hindrance />
    </section>
  );
}

const row = 'justify-start';

function Hindrance() {
  const text = planContext.use(({ version }) => version && findExportHindrance(version.plan, 'srt'));
  if (text === null) return null;
  return (
    <p id="plan-export-hindrance" className="text-label text-n10">
      {text}
    </p>
  );
}
