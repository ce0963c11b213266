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
import { MenuButton } from '#renderer/ui/menus/menu.tsx';
import type { MenuItem } from '#renderer/ui/menus/menu-item.ts';
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
import type { PlanVersion } from './plan-version.ts';

const files: readonly { readonly form: ExportForm; readonly icon: LucideIcon }[] = [
  { form: 'csv', icon: Table },
  { form: 'srt', icon: Captions },
  { form: 'markdown', icon: FileType },
  { form: 'html', icon: FileCode },
  { form: 'prompts', icon: FileText },
  { form: 'pack', icon: Package }
];

/** The plan in every form that others work with. Copying the prompts is what most people come for; files are in a menu. */
export function PlanExports({ outlets }: { readonly outlets: PlanOutlets }) {
  const version = planContext.use((state) => state.version);
  if (version === null) return null;
  const { plan } = version;
  const copyAll = () =>
    outlets.copy(writeClipTexts(plan), (count) =>
      t(texts, 'plan.copiedAll', { count, clips: plan.clips.length })
    );
  return (
    <section aria-labelledby="plan-exports" className="grid gap-2 rounded-panel border border-n6 bg-n2 p-4">
      <h2 id="plan-exports" className="text-ui">
        {t(texts, 'plan.exports')}
      </h2>
      <div className="flex flex-wrap gap-1.5">
        <Button variant="primary" icon={Copy} className="grow basis-full" onClick={() => void copyAll()}>
          {t(texts, 'plan.copyAll')}
        </Button>
        <Button icon={Printer} className="grow" onClick={outlets.printer.print}>
          {t(texts, 'plan.print')}
        </Button>
        <MenuButton
          label={t(texts, 'plan.saveFile')}
          icon={FileDown}
          items={listFiles(version, outlets)}
          className="grow justify-center"
        />
      </div>
    </section>
  );
}

function listFiles(version: PlanVersion, { download, nameFile, now, printer }: PlanOutlets): MenuItem[] {
  const { savePdf } = printer;
  const stem = nameFile(version.document);
  const pdf: MenuItem[] =
    savePdf === null
      ? []
      : [
          {
            id: 'pdf',
            label: t(texts, 'plan.savePdf'),
            icon: FileDown,
            onSelect: () => void savePdf(`${stem}.pdf`)
          }
        ];
  const others = files.map(({ form, icon }): MenuItem => {
    const reason = findExportBlocker(version.plan, form) ?? undefined;
    return {
      id: form,
      label: t(texts, `plan.form.${form}`),
      icon,
      reason,
      onSelect: () => void download(nameExport(stem, form), writeExport(version, form, now()))
    };
  });
  return [...pdf, ...others];
}
