// How well each service of the server works, by what the server measures of itself.

export const services = ['api', 'database', 'payments', 'mail', 'jobs'] as const;
export type Service = (typeof services)[number];

/** From best to worst. */
export const serviceStates = ['working', 'degraded', 'down'] as const;
export type ServiceState = (typeof serviceStates)[number];
export type ServiceStates = Readonly<Record<Service, ServiceState>>;

type Limit = {
  readonly service: Service;
  /** The value from which on the service is degraded. */
  readonly degraded: number;
  /** The value from which on it is down; left out where the measure alone does not stop it. */
  readonly down?: number;
};

/** The higher a measure, the worse. Shares are percentages; counts are of the last hour unless they say otherwise. */
export const serviceLimits = {
  failedRequests: { service: 'api', degraded: 20 },
  diskPercent: { service: 'database', degraded: 90, down: 98 },
  connectionPercent: { service: 'database', degraded: 80, down: 100 },
  /** Since the payment provider last answered. */
  providerSilentMinutes: { service: 'payments', degraded: 15, down: 60 },
  /** Events of our orders that were not applied within five minutes, of any age. */
  lateEvents: { service: 'payments', degraded: 1 },
  oldestMailMinutes: { service: 'mail', degraded: 15, down: 120 },
  failedMails: { service: 'mail', degraded: 5 },
  oldestJobMinutes: { service: 'jobs', degraded: 5, down: 30 },
  failedJobs: { service: 'jobs', degraded: 5 }
} as const satisfies Readonly<Record<string, Limit>>;

export type ServiceMeasure = keyof typeof serviceLimits;
export type ServiceMeasures = Readonly<Record<ServiceMeasure, number>>;

export const worseState = (one: ServiceState, other: ServiceState): ServiceState =>
  serviceStates.indexOf(one) > serviceStates.indexOf(other) ? one : other;

function rateMeasure(value: number, { degraded, down = Infinity }: Limit): ServiceState {
  if (value >= down) return 'down';
  return value >= degraded ? 'degraded' : 'working';
}

/** The state of a service is the worst that one of its measures comes to. */
export function rateServices(measures: ServiceMeasures): ServiceStates {
  const states: Record<Service, ServiceState> = {
    api: 'working',
    database: 'working',
    payments: 'working',
    mail: 'working',
    jobs: 'working'
  };
  for (const measure of Object.keys(serviceLimits) as ServiceMeasure[]) {
    const { service } = serviceLimits[measure];
    states[service] = worseState(states[service], rateMeasure(measures[measure], serviceLimits[measure]));
  }
  return states;
}

/** Without the database nothing can be answered, paid, sent or done. */
export const withoutDatabase: ServiceStates = {
  api: 'down',
  database: 'down',
  payments: 'down',
  mail: 'down',
  jobs: 'down'
};
