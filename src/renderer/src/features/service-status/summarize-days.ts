import type { Status } from '#shared/contract/cloud/server.ts';
import type { Service, ServiceState } from '#shared/domain/activity/service-status.ts';
import { addDays } from '#shared/kit/iso-date.ts';

export const shownDays = 90;

/** The days up to `today`, oldest first; `state` is null for a day without data. */
export type ServiceDay = { readonly day: string; readonly state: ServiceState | null };

export function listServiceDays({ days }: Status, service: Service, today: string): readonly ServiceDay[] {
  const states = new Map(
    days.filter((recorded) => recorded.service === service).map(({ day, state }) => [day, state])
  );
  return Array.from({ length: shownDays }, (_, index) => {
    const day = addDays(today, index + 1 - shownDays);
    return { day, state: states.get(day) ?? null };
  });
}

/** Days on which something did not work, newest first. */
export const listIncidents = ({ days }: Status): readonly Status['days'][number][] =>
  days.filter(({ state }) => state !== 'working').toReversed();
