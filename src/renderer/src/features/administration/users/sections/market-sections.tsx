import { paths } from '#shared/contract/paths.ts';
import { formatMoney } from '#renderer/lib/messages/format.ts';
import { t } from '#renderer/lib/messages/translate.ts';
import { useFormatMoment } from '#renderer/lib/messages/use-moment.ts';
import { Link } from '#renderer/lib/router.ts';
import texts from '#renderer/messages/en/administration.json';
import { useAdminDependencies } from '../../frame/dependencies.tsx';
import { PagedList } from '../../frame/paged-list.tsx';
import { userKey, usePages } from '../queries/user-queries.ts';
import { Row } from '../../frame/row.tsx';

type Props = { readonly id: string };

const linkClass = 'text-accent-11 underline underline-offset-2 hover:text-n12';

export function Orders({ id }: Props) {
  const { users } = useAdminDependencies();
  const formatMoment = useFormatMoment();
  const state = usePages(userKey(id, 'orders'), (page) => users.listOrders({ ...page, id }));
  return (
    <PagedList
      state={state}
      label={t(texts, 'administration.user.section.orders')}
      empty={t(texts, 'administration.user.empty.orders')}
    >
      {(order) => (
        <Row
          key={order.id}
          title={
            <>
              <bdi>{order.title}</bdi>{' '}
              <Link to={paths.adminUser.getHref(order.seller.id)} className={linkClass}>
                {t(texts, 'administration.user.soldBy', { seller: order.seller.displayName })}
              </Link>
            </>
          }
          meta={[
            formatMoney(order.price.cents / 100),
            t(texts, `administration.order.${order.state}`),
            formatMoment(order.createdAt),
            order.id
          ]}
        />
      )}
    </PagedList>
  );
}

export function Listings({ id }: Props) {
  const { users } = useAdminDependencies();
  const formatMoment = useFormatMoment();
  const state = usePages(userKey(id, 'listings'), (page) => users.listListings({ ...page, id }));
  return (
    <PagedList
      state={state}
      label={t(texts, 'administration.user.section.listings')}
      empty={t(texts, 'administration.user.empty.listings')}
    >
      {(listing) => (
        <Row
          key={listing.id}
          title={
            listing.version === null ? (
              <bdi>{listing.title}</bdi>
            ) : (
              <Link to={paths.adminListing.getHref(listing.id)} className={linkClass}>
                {listing.title}
              </Link>
            )
          }
          meta={[
            t(texts, `administration.listing.${listing.state}`),
            formatMoney(listing.price.cents / 100),
            t(texts, 'administration.user.sales', { count: listing.salesCount }),
            formatMoment(listing.updatedAt)
          ]}
        />
      )}
    </PagedList>
  );
}

export function Refunds({ id }: Props) {
  const { users } = useAdminDependencies();
  const formatMoment = useFormatMoment();
  const state = usePages(userKey(id, 'refunds'), (page) => users.listRefunds({ ...page, id }));
  return (
    <PagedList
      state={state}
      label={t(texts, 'administration.user.section.refunds')}
      empty={t(texts, 'administration.user.empty.refunds')}
    >
      {(refund) => (
        <Row
          key={refund.id}
          title={<bdi>{refund.title}</bdi>}
          meta={[
            t(texts, `administration.refund.${refund.kind}`),
            t(texts, `administration.refund.${refund.state}`),
            ...(refund.amount === null ? [] : [formatMoney(refund.amount.cents / 100)]),
            formatMoment(refund.requestedAt),
            refund.orderId
          ]}
          words={refund.reason}
        />
      )}
    </PagedList>
  );
}
