// The sandbox's bank for payouts: the page that connects an account, and what the operator lets the bank do.
import { html } from 'hono/html';
import {
  listTransferActs,
  type SandboxAccount,
  type SandboxBankView,
  type SandboxTransfer,
  type TransferAct
} from '../payments/sandbox/sandbox-bank.ts';
import { renderServerPage } from './render-server-page.ts';

type Html = ReturnType<typeof html>;

export function renderSandboxOnboarding({ state, returnUrl }: SandboxAccount): Html {
  return renderServerPage(
    'Sandbox bank',
    html`<main class="page checkout">
  <header>
    <p class="notice"><strong>Sandbox:</strong> no real money and no real bank.</p>
    <h1>Set up payouts</h1>
    <p role="status">${notes[state]}</p>
  </header>
  ${
    state === 'closed'
      ? ''
      : html`<form method="post">
    <p class="actions"><button class="first">Connect a test bank account</button></p>
  </form>`
  }
  <p><a href="${returnUrl}">Back to Reelwright</a></p>
</main>`
  );
}

const notes = {
  onboarding: 'A real provider asks for your bank details here.',
  ready: 'The account is connected.',
  restricted: 'The account needs more details.',
  closed: 'This account is closed.'
} as const;

export const renderSandboxPayouts = ({ accounts, transfers }: SandboxBankView): Html =>
  html`<h2>Payouts</h2>
  ${accounts.length === 0 ? html`<p>No seller has set up payouts yet.</p>` : ''}
  <div>${accounts.map((account) => writeAccount(account))}</div>
  <div>${transfers.map((transfer) => writeTransfer(transfer))}</div>`;

const writeAccount = ({ id, state, behavior }: SandboxAccount): Html => html`<article>
    <h3>Account <code>${id}</code></h3>
    <p>${state} · ${behaviors[behavior]}</p>
    <form method="post" action="/sandbox/accounts/${id}">
      <p class="actions">${(['pay', 'wait', 'fail'] as const)
        .filter((each) => each !== behavior)
        .map((each) => html`<button name="behavior" value="${each}">${behaviors[each]}</button>`)}
      ${(['ready', 'restricted', 'closed'] as const)
        .filter((each) => each !== state)
        .map((each) => html`<button name="state" value="${each}">${states[each]}</button>`)}</p>
    </form>
  </article>`;

const behaviors = {
  pay: 'Transfers arrive after five seconds',
  wait: 'Transfers wait',
  fail: 'Transfers fail after five seconds'
} as const;

const states = {
  ready: 'Open the account',
  restricted: 'Ask for more details',
  closed: 'Close the account'
} as const;

function writeTransfer(transfer: SandboxTransfer): Html {
  const { payoutId, cents, currency, facts } = transfer;
  const amount = new Intl.NumberFormat('en-US', { style: 'currency', currency }).format(cents / 100);
  return html`<article>
    <h3>Transfer of ${amount}</h3>
    <p><code>${payoutId}</code> · ${facts.map(({ kind }) => kind).join(', ')}</p>
    <form method="post" action="/sandbox/transfers/${payoutId}">
      <p class="actions">${listTransferActs(transfer).map((act) => html`<button name="act" value="${act}">${acts[act]}</button>`)}</p>
    </form>
  </article>`;
}

const acts: Readonly<Record<TransferAct, string>> = {
  pay: 'Let it arrive',
  fail: 'Let it fail',
  reverse: 'Return the money'
};
