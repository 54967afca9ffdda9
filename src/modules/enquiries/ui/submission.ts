import type { Answer, Api } from '#kernel/client.ts';
import type { Endpoint } from '#kernel/endpoint.ts';

export type Typed = Readonly<Record<string, unknown>>;
export type Mends = Readonly<Record<string, string>>;

/** What a form breaks: the sentence of the spec, and what stands under the field. */
export type Trouble = { field: string; sentence: string; mend: string };

/** One form of the spec: what is read from it, in which order it is looked at, what is sent, and what is said. */
export type Paper = {
  endpoint: Endpoint;
  labels: Readonly<Record<string, () => string>>;
  read: (data: FormData) => Typed;
  trouble: (typed: Typed) => Trouble | null;
  /** Spec section 7: exactly these, in this order. */
  body: (typed: Typed) => Typed;
  done: () => string;
  failed: () => string;
  /** An answer without data; null where only the call matters. */
  empty: (() => string) | null;
  /** Spec section 8: one of the forms also tells the console. */
  tellsConsole?: boolean;
};

export type Verdict =
  | { done: true; sentence: string }
  | { done: false; sentence: string; fields: Mends; status: number; reason: string; cause: unknown };

/** What a page made of a form that came without JavaScript; the form shows it when it is drawn again. */
export type Posted = { done: boolean; sentence: string; fields: Mends; values: Readonly<Record<string, string>> };

/** The rules first; nothing is sent before they are kept. The server asks them again. */
export async function submit(paper: Paper, api: Api, data: FormData): Promise<Verdict> {
  const typed = paper.read(data);
  const trouble = paper.trouble(typed);
  if (!trouble) return verdictOn(paper, await api(paper.endpoint, paper.body(typed)));
  const { field, sentence, mend } = trouble;
  return { done: false, sentence, fields: { [field]: mend }, status: 422, reason: sentence, cause: null };
}

/** The same for a page's action: the status of its answer, and what the form is drawn with. */
export async function post(paper: Paper, api: Api, data: FormData): Promise<{ posted: Posted; status: number }> {
  const verdict = await submit(paper, api, data);
  if (verdict.done) return { posted: { done: true, sentence: verdict.sentence, fields: {}, values: {} }, status: 200 };
  return { posted: { done: false, sentence: verdict.reason, fields: verdict.fields, values: textsOf(data) }, status: verdict.status };
}

function verdictOn(paper: Paper, answer: Answer<unknown>): Verdict {
  const sentence = paper.failed();
  if (answer.outcome === 'done') return { done: true, sentence: paper.done() };
  if (answer.outcome === 'empty') {
    if (!paper.empty) return { done: true, sentence: paper.done() };
    return { done: false, sentence: paper.empty(), fields: {}, status: 502, reason: paper.empty(), cause: null };
  }
  if (answer.outcome === 'unanswered') return { done: false, sentence, fields: {}, status: 503, reason: sentence, cause: answer.cause };
  const { error, status } = answer;
  const fields = Object.fromEntries(Object.entries(error.fields ?? {}).filter(([field]) => field in paper.labels));
  // A toast says the spec's sentence whatever the refusal; a page has room for the server's own.
  return { done: false, sentence, fields, status, reason: status < 500 && error.message ? error.message : sentence, cause: error };
}

function textsOf(data: FormData): Record<string, string> {
  return Object.fromEntries([...data].filter((entry): entry is [string, string] => typeof entry[1] === 'string'));
}
