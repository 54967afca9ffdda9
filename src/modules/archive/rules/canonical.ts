import { allow, type Result, refuse } from '#kernel/result.ts';

/**
 * One text for one value (as RFC 8785 writes JSON): names in the order of their code units, no room between signs, so that the same fact
 * has the same hash wherever it is written again. Numbers are whole and exact; sums and moments are text.
 */
export type CanonicalRefusal = {
  code: 'not_json' | 'number_not_exact' | 'text_broken' | 'too_deep';
  /** Where in the value, as a JSON pointer. */
  at: string;
};

const DEEPEST = 64;

export function canonicalJson(value: unknown): Result<string, CanonicalRefusal> {
  return written(value, '', 0);
}

function written(value: unknown, at: string, depth: number): Result<string, CanonicalRefusal> {
  if (depth > DEEPEST) return refuse({ code: 'too_deep', at });
  if (value === null || typeof value === 'boolean') return allow(String(value));
  if (typeof value === 'string') return writtenText(value, at);
  if (typeof value === 'number') return writtenNumber(value, at);
  if (Array.isArray(value)) return writtenList(value, at, depth);
  return isPlain(value) ? writtenObject(value, at, depth) : refuse({ code: 'not_json', at });
}

/** A half of a pair of signs is no text: what wrote it as bytes would put something else in its place. */
function writtenText(text: string, at: string): Result<string, CanonicalRefusal> {
  return text.isWellFormed() ? allow(JSON.stringify(text)) : refuse({ code: 'text_broken', at });
}

function writtenNumber(number: number, at: string): Result<string, CanonicalRefusal> {
  return Number.isSafeInteger(number)
    ? allow(String(number === 0 ? 0 : number))
    : refuse({ code: 'number_not_exact', at });
}

function writtenList(
  list: readonly unknown[],
  at: string,
  depth: number,
): Result<string, CanonicalRefusal> {
  const parts: string[] = [];
  // A hole in a list is nothing that JSON knows, and `entries` gives it as undefined.
  for (const [place, one] of list.entries()) {
    const part = written(one, `${at}/${place}`, depth + 1);
    if (!part.ok) return part;
    parts.push(part.value);
  }
  return allow(`[${parts.join(',')}]`);
}

function writtenObject(
  object: Readonly<Record<string, unknown>>,
  at: string,
  depth: number,
): Result<string, CanonicalRefusal> {
  const parts: string[] = [];
  for (const name of Object.keys(object).sort()) {
    const place = `${at}/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`;
    const key = writtenText(name, place);
    if (!key.ok) return key;
    const part = written(object[name], place, depth + 1);
    if (!part.ok) return part;
    parts.push(`${key.value}:${part.value}`);
  }
  return allow(`{${parts.join(',')}}`);
}

/** An object that was written as one: a day, a map or an error has more to it than its names. */
function isPlain(value: unknown): value is Readonly<Record<string, unknown>> {
  if (typeof value !== 'object' || value === null) return false;
  const kind: unknown = Object.getPrototypeOf(value);
  return kind === Object.prototype || kind === null;
}
