import { formatMoney } from '#renderer/lib/messages/format.ts';
import { t } from '#renderer/lib/messages/translate.ts';
import texts from '#renderer/messages/en/admin-settings.json';
import type { SettingReplay } from '#shared/domain/trade/replay-setting.ts';

/** A summary of the last 90 days under the new value. */
export function ReplaySummary({ replay }: { readonly replay: SettingReplay }) {
  return (
    <ul className="grid list-disc gap-1 ps-5">
      {describe(replay).map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}

const money = (cents: number): string => formatMoney(cents / 100);

function describe(replay: SettingReplay): readonly string[] {
  switch (replay.kind) {
    case 'commission': {
      const { before, after, orders } = replay;
      const side = (from: number, to: number) => ({
        from: money(from),
        to: money(to),
        change: `${to >= from ? '+' : '−'}${money(Math.abs(to - from))}`
      });
      return [
        t(texts, 'admin-settings.replay.orders', { count: orders }),
        t(texts, 'admin-settings.replay.platform', side(before.platformCents, after.platformCents)),
        t(texts, 'admin-settings.replay.sellers', side(before.sellersCents, after.sellersCents))
      ];
    }
    case 'hold':
      return [
        t(texts, 'admin-settings.replay.orders', { count: replay.orders }),
        t(texts, 'admin-settings.replay.later', {
          count: replay.later.orders,
          money: money(replay.later.cents)
        }),
        t(texts, 'admin-settings.replay.sooner', {
          count: replay.sooner.orders,
          money: money(replay.sooner.cents)
        })
      ];
    case 'payouts':
      return [
        t(texts, 'admin-settings.replay.payouts', { count: replay.payouts }),
        t(texts, 'admin-settings.replay.waiting', {
          count: replay.waiting.payouts,
          money: money(replay.waiting.cents)
        })
      ];
    case 'reviews': {
      const { submissions: count, before, after } = replay;
      return [t(texts, 'admin-settings.replay.reviews', { count, before, after })];
    }
    case 'none':
      return [t(texts, 'admin-settings.replay.none')];
  }
}
