// The sandbox's pages: the test checkout, and the operator's page for refunds and disputes.
import { html } from 'hono/html';
import type { PaymentFact } from '#shared/domain/trade/payment-fact.ts';
import type { SandboxView } from '../payments/sandbox/record-sandbox-facts.ts';
import { renderServerPage } from './render-server-page.ts';

type Html = ReturnType<typeof html>;

const formatPrice = (cents: number, currency: string): string =>
  new Intl.NumberFormat('en-US', { style: 'currency', currency }).format(cents / 100);

const has = (facts: readonly PaymentFact[], kind: PaymentFact['kind']): boolean =>
  facts.some((fact) => fact.kind === kind);

/** The state of the page. */
function nameState(facts: readonly PaymentFact[]): 'open' | 'declined' | 'processing' | 'paid' | 'ended' {
  if (has(facts, 'paid')) return 'paid';
  if (has(facts, 'ended')) return 'ended';
  if (has(facts, 'processing')) return 'processing';
  return has(facts, 'declined') ? 'declined' : 'open';
}

const notes = {
  open: '',
  declined: 'The payment was declined. Try again, or leave.',
  processing: 'The payment is on its way.',
  paid: 'This is paid.',
  ended: 'This checkout has ended.'
} as const;

export function renderSandboxCheckout({ checkout, facts }: SandboxView): Html {
  const { title, totalCents, currency, returnUrl, cancelUrl } = checkout;
  const price = formatPrice(totalCents, currency);
  const state = nameState(facts);
  const isOpen = state === 'open' || state === 'declined';
  return renderServerPage(
    'Sandbox checkout',
    html`<main class="page checkout">
  <header>
    <p class="notice"><strong>Sandbox:</strong> no real money. Nothing you choose here costs anything.</p>
    <h1>${title}</h1>
    <p class="price">${price}</p>
    <p role="status">${notes[state]}</p>
  </header>
  ${isOpen ? writeChoices(price, checkout) : ''}
  <p>${state === 'paid' || state === 'processing' ? html`<a href="${returnUrl}">Back to Reelwright</a>` : html`<a href="${cancelUrl}">Leave without paying</a>`}</p>
</main>`
  );
}

const writeChoices = (
  price: string,
  { deliveries, delaySeconds }: SandboxView['checkout']
): Html => html`<form method="post">
    <p class="actions">
      <button class="first" name="choice" value="pay">Pay ${price}</button>
      <button name="choice" value="decline">Decline</button>
      <button name="choice" value="later">Pay later</button>
      <button name="choice" value="later_declined">Pay later, then decline</button>
    </p>
    <p class="lead">What is paid later is on its way for five seconds.</p>
    <details>
      <summary>How events come</summary>
      <p>${writeSelect('deliveries', 'Each is sent', deliveries, [
        [1, 'once'],
        [2, 'twice'],
        [5, 'five times'],
        [0, 'never, as if lost']
      ])}</p>
      <p>${writeSelect('delaySeconds', 'It is sent', delaySeconds, [
        [0, 'at once'],
        [5, 'after five seconds'],
        [60, 'after a minute']
      ])}</p>
    </details>
  </form>`;

const writeSelect = (
  name: string,
  label: string,
  chosen: number,
  options: readonly (readonly [number, string])[]
): Html => html`<label>${label}
        <select name="${name}">${options.map(
          ([value, text]) =>
            html`<option value="${value}"${value === chosen ? html` selected` : ''}>${text}</option>`
        )}</select></label>`;

export function renderSandboxBank(views: readonly SandboxView[], payouts: Html): Html {
  return renderServerPage(
    'Sandbox',
    html`<main class="page">
  <header>
    <h1>Sandbox</h1>
    <p class="lead">The newest checkouts, and what the buyer’s bank can do. No real money; only this machine sees this.</p>
  </header>
  ${views.length === 0 ? html`<p>Nothing was bought yet. <a href="/sandbox">Look again</a></p>` : ''}
  <div>${views.map(writeCheckout)}</div>
  ${payouts}
</main>`
  );
}

function writeCheckout({ checkout, facts }: SandboxView): Html {
  const { id, orderId, title, totalCents, currency } = checkout;
  return html`<article>
    <h2>${title}</h2>
    <p><code>${orderId}</code> · ${formatPrice(totalCents, currency)} · ${nameState(facts)}</p>
    <p><a href="/sandbox/checkout/${id}">Its checkout</a></p>
    ${facts.length === 0 ? '' : html`<ul>${facts.map((fact) => html`<li>${writeFact(fact, currency)}</li>`)}</ul>`}
    ${has(facts, 'paid') ? writeBankChoices(id, facts) : ''}
  </article>`;
}

function writeFact(fact: PaymentFact, currency: string): string {
  const when = new Date(fact.at).toISOString().replace('T', ' ').slice(0, 19);
  const amount = 'cents' in fact ? ` ${formatPrice(fact.cents, currency)}` : '';
  return `${when} UTC: ${fact.kind.replaceAll('_', ' ')}${amount}`;
}

function writeBankChoices(id: string, facts: readonly PaymentFact[]): Html {
  const count = (...kinds: readonly PaymentFact['kind'][]): number =>
    facts.filter(({ kind }) => kinds.includes(kind)).length;
  const isDisputed = count('dispute_opened') > count('dispute_won', 'dispute_lost');
  const choices = [
    ...(isDisputed ? ['dispute_won', 'dispute_lost'] : ['open_dispute']),
    ...(count('refunded') > count('refund_failed') ? ['fail_refunds'] : [])
  ];
  return html`<form method="post" action="/sandbox/bank/${id}">
      <p class="actions">${choices.map(
        (act) => html`
        <button name="act" value="${act}">${bankWords[act]}</button>`
      )}
      </p>
    </form>`;
}

const bankWords: Readonly<Record<string, string>> = {
  open_dispute: 'Open a dispute',
  dispute_won: 'The seller wins it',
  dispute_lost: 'The buyer wins it',
  fail_refunds: 'Send refunds back'
};
