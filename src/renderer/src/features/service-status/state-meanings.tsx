import { serviceStates } from '#shared/domain/activity/service-status.ts';
import { t } from '#renderer/lib/messages/translate.ts';
import texts from '#renderer/messages/en/service-status.json';

/** The meaning of each state, and how it is measured. */
export function StateMeanings() {
  return (
    <section aria-labelledby="meanings-title" className="grid gap-3 border-t border-n6 pt-6 text-ui">
      <h2 id="meanings-title" className="text-lead font-semibold">
        {t(texts, 'service-status.meanings')}
      </h2>
      <dl className="grid gap-2">
        {serviceStates.map((state) => (
          <div key={state}>
            <dt className="font-medium">{t(texts, `service-status.state.${state}`)}</dt>
            <dd className="text-n11">{t(texts, `service-status.meaning.${state}`)}</dd>
          </div>
        ))}
      </dl>
      <p className="text-n11">{t(texts, 'service-status.measured')}</p>
    </section>
  );
}
