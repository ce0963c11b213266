import { html } from 'hono/html';
import { renderServerPage } from './render-server-page.ts';

type Mail = { readonly to: string; readonly subject: string; readonly text: string; readonly sentAt: Date };
type Html = ReturnType<typeof html>;

const address = /(https?:\/\/\S+)/;

/** The mails that a server without SMTP would have sent. */
export function renderMailbox(mails: readonly Mail[]): Html {
  return renderServerPage(
    'Mailbox',
    html`<main class="page">
  <header>
    <h1>Mailbox</h1>
    <p class="lead">This server has no SMTP_URL, so its mails stay here. Only this machine can read them.</p>
  </header>
  ${mails.length === 0 ? html`<p>No mail was sent yet. <a href="/dev/mailbox">Look again</a></p>` : ''}
  <div>${mails.map(writeMail)}</div>
</main>`
  );
}

const writeMail = ({ to, subject, text, sentAt }: Mail): Html => html`<article>
    <h2>${subject}</h2>
    <p class="lead">To ${to} · ${sentAt.toISOString().replace('T', ' ').slice(0, 19)} UTC</p>
    <pre tabindex="0">${text.split(address).map((part) => (address.test(part) ? html`<a href="${part}">${part}</a>` : part))}</pre>
  </article>`;
