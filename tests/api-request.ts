import type { App } from '#platform/http.ts';

export type Asked = { body?: unknown; cookie?: string | undefined; language?: string };
export type Answer = {
  status: number;
  // biome-ignore lint/suspicious/noExplicitAny: the tests look at whatever the server answers
  data?: any;
  error?: { code: string; fields?: Record<string, string> };
  cookies: string[];
};

/** Asks a product in JSON, as the scripts of its own pages do from a browser at one address. */
export function asking(app: () => App) {
  return async (
    method: string,
    path: string,
    { body, cookie, language = 'en' }: Asked = {},
  ): Promise<Answer> => {
    const headers = {
      'content-type': 'application/json',
      'sec-fetch-site': 'same-origin',
      'accept-language': language,
      ...(cookie ? { cookie } : {}),
    };
    const env = { incoming: { socket: { remoteAddress: '203.0.113.9' } } };
    const sent = method === 'GET' ? {} : { body: JSON.stringify(body ?? {}) };
    const answer = await app().request(path, { method, headers, ...sent }, env);
    const json = (await answer.json().catch(() => null)) as Pick<Answer, 'data' | 'error'> | null;
    return { status: answer.status, ...json, cookies: answer.headers.getSetCookie() };
  };
}
