import {
  type Endpoint,
  type ErrorBody,
  type InputOf,
  type OutputOf,
  pathParts,
} from './endpoint.ts';
import { language } from './language.ts';

/** What a call came to. `unanswered` is the network's fault, `refused` is an answer. */
export type ApiResult<T> =
  | { outcome: 'done'; data: T }
  | { outcome: 'empty' }
  | { outcome: 'refused'; status: number; error: ErrorBody['error'] }
  | { outcome: 'unanswered'; cause: unknown };

/** `bytes` are the body of an endpoint that takes them raw. */
export type Api = <E extends Endpoint>(
  endpoint: E,
  input: InputOf<E>,
  headers?: HeadersInit,
  bytes?: Blob,
) => Promise<ApiResult<OutputOf<E>>>;

/**
 * The one door to the API. In the browser `send` is `fetch`; while a page is rendered on the server it is the
 * HTTP app itself, in process, with the visitor's cookie. Neither path can do what the other cannot.
 */
export function apiOver(
  send: (request: Request) => Response | Promise<Response>,
  base: string,
): Api {
  return async (endpoint, input, headers, bytes) => {
    try {
      const response = await send(requestFor(endpoint, input, base, { headers, bytes }));
      return await answerFrom(response);
    } catch (cause) {
      return { outcome: 'unanswered', cause };
    }
  };
}

type More = { headers: HeadersInit | undefined; bytes: Blob | undefined };

function requestFor(
  endpoint: Endpoint,
  input: unknown,
  base: string,
  { headers, bytes }: More,
): Request {
  const sent = new Headers(headers);
  // Refusals come in the language of the page, whatever the browser prefers.
  sent.set('accept-language', language());
  const rest = { ...(input as Record<string, unknown>) };
  let path = endpoint.path;
  for (const part of pathParts(endpoint.path)) {
    path = path.replace(`:${part}`, encodeURIComponent(String(rest[part])));
    delete rest[part];
  }
  const url = new URL(path, base);
  if (endpoint.method === 'GET') {
    for (const [name, value] of Object.entries(rest))
      if (value != null) url.searchParams.set(name, String(value));
    return new Request(url, { headers: sent });
  }
  if (endpoint.raw) {
    // What the bytes are, the server finds out for itself; the sender's guess would not be believed.
    const [type, ...others] = endpoint.raw.types;
    sent.set('content-type', type && others.length === 0 ? type : 'application/octet-stream');
    return new Request(url, { method: endpoint.method, headers: sent, body: bytes ?? null });
  }
  sent.set('content-type', 'application/json');
  return new Request(url, { method: endpoint.method, headers: sent, body: JSON.stringify(rest) });
}

async function answerFrom<T>(response: Response): Promise<ApiResult<T>> {
  const body: unknown = await response.json().catch(() => null);
  if (!response.ok) return { outcome: 'refused', status: response.status, error: errorIn(body) };
  const data = isRecord(body) ? body.data : undefined;
  // The server parsed its own output by the same contract, so the shape is known here.
  return data == null ? { outcome: 'empty' } : { outcome: 'done', data: data as T };
}

function errorIn(body: unknown): ErrorBody['error'] {
  const error = isRecord(body) ? body.error : undefined;
  if (!isRecord(error)) return { code: 'unknown', message: '' };
  const fields = isRecord(error.fields) ? { fields: error.fields as Record<string, string> } : {};
  return { code: String(error.code), message: String(error.message ?? ''), ...fields };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
