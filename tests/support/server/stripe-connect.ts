// Connected accounts at Stripe, transfers to them, and their payouts to a bank.
import { StripeRefusal, type Thing } from './stripe-objects.ts';

type Parts = {
  readonly keep: (prefix: string, object: string, part: Record<string, unknown>) => Thing;
  readonly tell: (type: string, about: Thing, connected?: string) => void;
  readonly get: (id: string) => Thing;
  readonly list: (object: string) => Thing[];
};

export type StripeConnect = ReturnType<typeof createStripeConnect>;

export function createStripeConnect({ keep, tell, get, list }: Parts) {
  const refuseClosed = (account: Thing): void => {
    if (account['is_closed'] === true) throw new StripeRefusal('account_invalid');
  };
  const find = (object: string, payoutId: string): Thing => {
    const found = list(object).find(
      ({ metadata }) => (metadata as Thing | undefined)?.['payout_id'] === payoutId
    );
    if (found === undefined) throw new StripeRefusal('resource_missing');
    return found;
  };

  return {
    list,
    open: (form: Record<string, unknown>): Thing =>
      keep('acct', 'account', {
        ...form,
        details_submitted: false,
        payouts_enabled: false,
        capabilities: { transfers: 'inactive' },
        requirements: { disabled_reason: 'requirements.past_due' }
      }),
    read: (id: string): Thing => {
      const account = get(id);
      refuseClosed(account);
      return account;
    },
    onboard: (id: string): void => {
      Object.assign(get(id), {
        details_submitted: true,
        payouts_enabled: true,
        capabilities: { transfers: 'active' },
        requirements: { disabled_reason: null }
      });
      tell('account.updated', get(id), id);
    },
    close: (id: string): void => {
      get(id)['is_closed'] = true;
      tell('account.application.deauthorized', { id: 'ca_1', object: 'application', created: 0 }, id);
    },
    /** Without a bank account there: what is transferred stays at Stripe. */
    removeBank: (id: string): void => void Object.assign(get(id), { has_no_bank: true }),
    transfer: (form: Record<string, unknown>): Thing => {
      refuseClosed(get(String(form['destination'])));
      const transfer = keep('tr', 'transfer', {
        ...form,
        amount: Number(form['amount']),
        reversed: false,
        reversals: { object: 'list', data: [] }
      });
      tell('transfer.created', transfer);
      return transfer;
    },
    reverse: (id: string, metadata?: unknown): Thing => {
      const transfer = get(id);
      if (transfer['reversed'] === true) throw new StripeRefusal('transfer_already_reversed');
      const reversal = keep('trr', 'transfer_reversal', { metadata });
      Object.assign(transfer, { reversed: true, reversals: { object: 'list', data: [reversal] } });
      tell('transfer.reversed', transfer);
      return reversal;
    },
    payOut: (form: Record<string, unknown>, connected: string): Thing => {
      if (get(connected)['has_no_bank'] === true) throw new StripeRefusal('payouts_not_allowed');
      const payout = keep('po', 'payout', {
        ...form,
        amount: Number(form['amount']),
        connected,
        status: 'in_transit',
        failure_code: null,
        arrival_date: 1_763_100_000
      });
      tell('payout.created', payout, connected);
      return payout;
    },
    /** The bank takes the money, or returns it. */
    settlePayout: (payoutId: string, status: 'paid' | 'failed', failureCode: string | null = null): void => {
      const payout = find('payout', payoutId);
      Object.assign(payout, { status, failure_code: failureCode });
      tell(`payout.${status}`, payout, String(payout['connected']));
    },
    reverseTransferOf: (payoutId: string): void => {
      const transfer = find('transfer', payoutId);
      Object.assign(transfer, { reversed: true });
      tell('transfer.reversed', transfer);
    }
  };
}

type ConnectRequest = {
  readonly method: string;
  readonly path: string;
  readonly query: URLSearchParams;
  readonly form: Readonly<Record<string, unknown>>;
  readonly connected: string | undefined;
};

const page = (data: readonly unknown[]) => ({ object: 'list', has_more: false, data });

export function routeConnect(
  connect: StripeConnect,
  { method, path, query, form, connected }: ConnectRequest
): unknown {
  const [, , resource = '', id = '', part = ''] = path.split('/');
  switch (`${method} ${[resource, id === '' ? '' : ':id', part].filter((each) => each !== '').join('/')}`) {
    case 'POST accounts':
      return connect.open(form);
    case 'GET accounts/:id':
      return connect.read(id);
    case 'POST account_links':
      return { object: 'account_link', url: `https://connect.stripe.test/${String(form['account'])}` };
    case 'GET transfers':
      return page(
        connect
          .list('transfer')
          .filter((transfer) => transfer['transfer_group'] === query.get('transfer_group'))
      );
    case 'POST transfers':
      return connect.transfer(form);
    case 'POST transfers/:id/reversals':
      return connect.reverse(id, form['metadata']);
    case 'GET payouts':
      return page(connect.list('payout').filter((payout) => payout['connected'] === connected));
    case 'POST payouts':
      return connect.payOut(form, connected ?? '');
    default:
      throw new StripeRefusal('resource_missing');
  }
}
