/** A refusal is an answer, so it travels as a value; only accidents throw. */
export type Result<T, R> = { ok: true; value: T } | { ok: false; refusal: R };

export function allow<T>(value: T): { ok: true; value: T } {
  return { ok: true, value };
}

export function refuse<R>(refusal: R): { ok: false; refusal: R } {
  return { ok: false, refusal };
}

/** What was allowed, as a view shows it; a refusal stays one. */
export function mapResult<T, R, Shown>(
  outcome: Result<T, R>,
  view: (value: T) => Shown,
): Result<Shown, R> {
  return outcome.ok ? allow(view(outcome.value)) : outcome;
}
