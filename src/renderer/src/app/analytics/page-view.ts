/** One POST of one page: where, from which site, in which language, how wide. No cookie and no id. */
export type PageView = {
  readonly path: string;
  /** The host of the site that led here; '' where there is none or it is this one. */
  readonly referrer: string;
  readonly language: string;
  readonly width: 'narrow' | 'medium' | 'wide';
};

type Dependencies = {
  readonly path: string;
  readonly host: string;
  readonly referrer: string;
  readonly language: string;
  /** In CSS pixels. */
  readonly width: number;
};

export function describePageView({ path, host, referrer, language, width }: Dependencies): PageView {
  const from = URL.canParse(referrer) ? new URL(referrer).host : '';
  return {
    path,
    referrer: from === host ? '' : from,
    language,
    width: width < 640 ? 'narrow' : width < 1280 ? 'medium' : 'wide'
  };
}

/** Text, so that a foreign endpoint needs no preflight; whether it arrives is of no consequence here. */
export function sendPageView(endpoint: string, view: PageView): void {
  const body = JSON.stringify(view);
  const headers = { 'content-type': 'text/plain;charset=UTF-8' };
  const how = { method: 'POST', headers, credentials: 'omit', referrerPolicy: 'no-referrer' } as const;
  void fetch(endpoint, { ...how, body, keepalive: true }).catch(() => undefined);
}
