import type { Answer, Api } from '#kernel/client.ts';
import type { Endpoint } from '#kernel/endpoint.ts';

export type Typed = Readonly<Record<string, unknown>>;
export type Mends = Readonly<Record<string, string>>;

/** What a form breaks: the sentence of the spec, and what stands under each field. */
export type Trouble = { sentence: string; mends: Mends };

/** One form of the spec: what is read from it, in which order it is looked at, what is sent, and what is said. */
export type Paper = {
  endpoint: Endpoint;
  labels: Readonly<Record<string, () => string>>;
  read: (data: FormData) => Typed;
  trouble: (typed: Typed) => Trouble | null;
  /** Spec section 7: exactly these, in this order. */
  body: (typed: Typed) => Typed;
  done: () => string;
  /** What comes next, said beneath it and left standing; with the reference, where the house gave one. */
  next?: (reference: string | null) => string[];
  failed: () => string;
  /** An answer without data; null where only the call matters. */
  empty: (() => string) | null;
  /** Spec section 8: one of the forms also tells the console. */
  tellsConsole?: boolean;
};

export type Verdict =
  | { done: true; sentence: string; next: string[] }
  | {
      done: false;
      sentence: string;
      fields: Mends;
      status: number;
      reason: string;
      cause: unknown;
    };

/** What a page made of a form that came without JavaScript; the form shows it when it is drawn again. */
export type Posted = {
  done: boolean;
  sentence: string;
  next?: string[];
  fields: Mends;
  values: Readonly<Record<string, string>>;
};

/** The rules first; nothing is sent before they are kept. The server asks them again. One `key` counts once, however often it comes. */
export async function submit(paper: Paper, api: Api, data: FormData, key = ''): Promise<Verdict> {
  const typed = paper.read(data);
  const trouble = paper.trouble(typed);
  if (!trouble)
    return verdictOn(
      paper,
      await api(paper.endpoint, paper.body(typed), key ? { 'idempotency-key': key } : {}),
    );
  const { sentence, mends } = trouble;
  return { done: false, sentence, fields: mends, status: 422, reason: sentence, cause: null };
}

/** The same for a page's action: the status of its answer, and what the form is drawn with. */
export async function post(
  paper: Paper,
  api: Api,
  data: FormData,
): Promise<{ posted: Posted; status: number }> {
  const verdict = await submit(paper, api, data);
  if (verdict.done) return { posted: postedOf(verdict), status: 200 };
  return {
    posted: {
      done: false,
      sentence: verdict.reason,
      fields: verdict.fields,
      values: textsOf(data),
    },
    status: verdict.status,
  };
}

/** A success as it is left standing. */
export function postedOf({ sentence, next }: Verdict & { done: true }): Posted {
  return { done: true, sentence, next, fields: {}, values: {} };
}

function verdictOn(paper: Paper, answer: Answer<unknown>): Verdict {
  const sentence = paper.failed();
  if (answer.outcome === 'done')
    return {
      done: true,
      sentence: paper.done(),
      next: paper.next?.(referenceIn(answer.data)) ?? [],
    };
  if (answer.outcome === 'empty') {
    if (!paper.empty) return { done: true, sentence: paper.done(), next: paper.next?.(null) ?? [] };
    return {
      done: false,
      sentence: paper.empty(),
      fields: {},
      status: 502,
      reason: paper.empty(),
      cause: null,
    };
  }
  if (answer.outcome === 'unanswered')
    return {
      done: false,
      sentence,
      fields: {},
      status: 503,
      reason: sentence,
      cause: answer.cause,
    };
  const { error, status } = answer;
  const fields = Object.fromEntries(
    Object.entries(error.fields ?? {}).filter(([field]) => field in paper.labels),
  );
  // A toast says the spec's sentence whatever the refusal; a page has room for the server's own.
  return {
    done: false,
    sentence,
    fields,
    status,
    reason: status < 500 && error.message ? error.message : sentence,
    cause: error,
  };
}

function referenceIn(data: unknown): string | null {
  return typeof data === 'object' &&
    data !== null &&
    'reference' in data &&
    typeof data.reference === 'string'
    ? data.reference
    : null;
}

function textsOf(data: FormData): Record<string, string> {
  return Object.fromEntries(
    [...data].filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}
