import { findModel } from '#shared/domain/craft/model/registry/registry.ts';
import { paths } from '#shared/contract/paths.ts';
import type { ListingSales, SalesReport } from '#shared/domain/trade/sales/sales-report.ts';
import { useCategories } from '#renderer/feature-api/use-categories.ts';
import { useModelRegistry } from '#renderer/feature-api/use-model-registry.ts';
import { t } from '#renderer/lib/messages/translate.ts';
import { Link } from '#renderer/lib/router.ts';
import texts from '#renderer/messages/en/admin-sales.json';
import { createCategoryNames } from '#renderer/messages/translated-names.ts';
import { createCountryNames } from '#renderer/lib/messages/country-names.ts';
import { readLanguage } from '#renderer/lib/messages/locale.ts';
import { type FiguresRow, FiguresTable } from '../tables/figures-table.tsx';

/** The range by category, model, country, seller and listing. */
export function Breakdowns({ report }: { readonly report: SalesReport }) {
  const registry = useModelRegistry();
  const nameCategory = createCategoryNames(useCategories());
  const { range, categories, models, sellers, top, falling } = report;
  const nameFile = (part: string): string => `sales-${part}-${range.from}-${range.to}`;
  const nameModel = (id: string): string =>
    (registry === null ? undefined : findModel(registry, id)?.label) ?? id;
  return (
    <>
      <FiguresTable
        title={t(texts, 'admin-sales.byCategory')}
        first={t(texts, 'admin-sales.category')}
        rows={categories.map((row) => ({ ...row, key: row.category, label: nameCategory(row.category) }))}
        fileName={nameFile('categories')}
      />
      <FiguresTable
        title={t(texts, 'admin-sales.byModel')}
        first={t(texts, 'admin-sales.model')}
        rows={models.map((row) => ({ ...row, key: row.model, label: nameModel(row.model) }))}
        fileName={nameFile('models')}
      >
        <p className="text-label text-n11">{t(texts, 'admin-sales.byModelNote')}</p>
      </FiguresTable>
      <Countries report={report} />
      <FiguresTable
        title={t(texts, 'admin-sales.bySeller')}
        first={t(texts, 'admin-sales.seller')}
        rows={sellers.map(({ seller, ...row }) => ({
          ...row,
          key: seller.id,
          label: seller.username,
          name: (
            <Link to={paths.adminUser.getHref(seller.id)} className="hover:underline">
              <bdi>{seller.displayName}</bdi> <span className="text-n11">@{seller.username}</span>
            </Link>
          )
        }))}
        fileName={nameFile('sellers')}
      />
      <FiguresTable
        title={t(texts, 'admin-sales.top')}
        first={t(texts, 'admin-sales.listing')}
        rows={top.map(toRow)}
        fileName={nameFile('top-listings')}
      />
      <FiguresTable
        title={t(texts, 'admin-sales.falling')}
        first={t(texts, 'admin-sales.listing')}
        rows={falling.map(toRow)}
        fileName={nameFile('falling-listings')}
        empty={t(texts, 'admin-sales.noneFalling')}
      />
    </>
  );
}

const toRow = ({ slug, title, netBeforeCents, ...figures }: ListingSales): FiguresRow => ({
  ...figures,
  key: slug,
  label: title,
  name: (
    <Link to={paths.listing.getHref(slug)} className="hover:underline" dir="auto">
      {title}
    </Link>
  ),
  before: netBeforeCents
});

/** The range by the country that orders were placed from; those of which it is not known are the last row. */
function Countries({ report: { range, countries } }: { readonly report: SalesReport }) {
  const nameCountry = createCountryNames(readLanguage().locale);
  return (
    <FiguresTable
      title={t(texts, 'admin-sales.byCountry')}
      first={t(texts, 'admin-sales.country')}
      rows={countries.map(({ country, ...row }) => ({
        ...row,
        key: country ?? '',
        label: country === null ? t(texts, 'admin-sales.countryNotKnown') : nameCountry(country)
      }))}
      fileName={`sales-countries-${range.from}-${range.to}`}
    >
      <p className="text-label text-n11">{t(texts, 'admin-sales.byCountryNote')}</p>
    </FiguresTable>
  );
}
