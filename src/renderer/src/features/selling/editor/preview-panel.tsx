import { use, useState } from 'react';
import { useStore } from 'zustand';
import { Part, type PreviewLayout } from '#renderer/feature-api/parts.ts';
import { t } from '#renderer/lib/messages/translate.ts';
import texts from '#renderer/messages/en/selling.json';
import { Segmented } from '#renderer/ui/fields/segmented.tsx';
import { ScaledToFit } from '#renderer/ui/layout/scaled-to-fit.tsx';
import { licenseTextName } from '#shared/domain/market/license-texts.ts';
import type { PreviewedListing } from '#shared/domain/market/listing.ts';
import { useSellingDependencies } from '../frame/dependencies.tsx';
import { useSellingRules } from '../frame/seller-queries.ts';
import { useLegalText } from '../frame/use-legal-texts.ts';

/** The listing fields from the form; the seller and the platform's rules are added here. */
export type DraftPreview = Omit<PreviewedListing, 'seller' | 'refundDays' | 'licenseText'>;

type Theme = 'light' | 'dark';

/** In CSS pixels: a listing's page in a wide window, and on a common phone. */
const widths: Readonly<Record<PreviewLayout, number>> = { desktop: 1088, phone: 390 };

/** The listing as buyers will see it, in either theme, in a wide window or on a phone. */
export function PreviewPanel({ preview }: { readonly preview: DraftPreview }) {
  const { loadAccount } = useSellingDependencies();
  const account = useStore(use(loadAccount()), (state) => state.account);
  const refundDays = useSellingRules()?.refundWindowDays ?? null;
  const licenseText = useLegalText(licenseTextName(preview.licence)) ?? null;
  const seller = account?.profile.displayName ?? t(texts, 'selling.preview.seller');
  const [theme, setTheme] = useState(readTheme);
  const [layout, setLayout] = useState<PreviewLayout>('phone');
  return (
    <section
      aria-labelledby="preview-title"
      className="grid min-w-0 content-start gap-3 self-start rounded-panel border border-n6 bg-n2 p-4"
    >
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 id="preview-title" className="slug-line text-n10">
          {t(texts, 'selling.preview')}
        </h2>
        <div className="flex flex-wrap gap-2">
          <Segmented
            label={t(texts, 'selling.preview.theme')}
            value={theme}
            options={[
              { value: 'light', label: t(texts, 'selling.preview.light') },
              { value: 'dark', label: t(texts, 'selling.preview.dark') }
            ]}
            onChange={setTheme}
          />
          <Segmented
            label={t(texts, 'selling.preview.layout')}
            value={layout}
            options={[
              { value: 'desktop', label: t(texts, 'selling.preview.desktop') },
              { value: 'phone', label: t(texts, 'selling.preview.phone') }
            ]}
            onChange={setLayout}
          />
        </div>
      </div>
      <div data-theme={theme} className="min-w-0 rounded-control border border-n6 bg-n1 p-4 text-n12">
        <ScaledToFit width={widths[layout]}>
          <Part
            part="ListingPreview"
            listing={{ ...preview, seller, refundDays, licenseText }}
            layout={layout}
          />
        </ScaledToFit>
      </div>
    </section>
  );
}

/** The theme of the app, which may be that of the system. */
function readTheme(): Theme {
  const { theme } = document.documentElement.dataset;
  if (theme === 'light' || theme === 'dark') return theme;
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
}
