import {
  Captions,
  Copy,
  FileCode,
  FileDown,
  FileText,
  FileType,
  type LucideIcon,
  Package,
  Printer,
  Table
} from 'lucide-react';
import { Button } from '#renderer/ui/buttons/button.tsx';
import { t } from '#renderer/lib/messages/translate.ts';
import texts from '#renderer/messages/en/plan.json';
import { planContext } from './plan-state.ts';
import {
  type ExportForm,
  findExportBlocker,
  nameExport,
  writeClipTexts,
  writeExport
} from './plan-exports.ts';
import type { PlanOutlets } from './plan-export-actions.ts';

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
  const { download, nameFile, now, printer } = outlets;
  const { print, savePdf } = printer;
  const take = (form: ExportForm) =>
    download(nameExport(nameFile(document), form), writeExport(version, form, now()));
  return (
    <section aria-labelledby="plan-exports" className="grid gap-2 rounded-panel border border-n6 bg-n2 p-4">
      <h2 id="plan-exports" className="text-ui">
        {t(texts, 'plan.exports')}
      </h2>
      <div className="grid grid-cols-[repeat(auto-fill,minmax(min(9.5rem,100%),1fr))] gap-1.5">
        <Button icon={Printer} className={row} onClick={print}>
          {t(texts, 'plan.print')}
        </Button>
        {savePdf !== null && (
          <Button icon={FileDown} className={row} onClick={() => void savePdf(`${nameFile(document)}.pdf`)}>
            {t(texts, 'plan.savePdf')}
          </Button>
        )}
        <Button
          icon={Copy}
          className={row}
          onClick={() =>
            void outlets.copy(writeClipTexts(plan), (count) =>
              t(texts, 'plan.copiedAll', { count, clips: plan.clips.length })
            )
          }
        >
          {t(texts, 'plan.copyAll')}
        </Button>
        {files.map(({ form, icon }) => {
          const blocker = findExportBlocker(plan, form);
          return (
            <Button
              key={form}
              icon={icon}
              className={row}
              disabled={blocker !== null}
              aria-describedby={blocker === null ? undefined : 'plan-export-hindrance'}
              onClick={() => void take(form)}
            >
              {t(texts, `plan.form.${form}`)}
            </Button>
          );
        })}
      </div>
      <ExportBlocker />
    </section>
  );
}

const row = 'justify-start';

function ExportBlocker() {
  const text = planContext.use(({ version }) => version && findExportBlocker(version.plan, 'srt'));
  if (text === null) return null;
  return (
    <p id="plan-export-hindrance" className="text-label text-n10">
      {text}
    </p>
  );
}
