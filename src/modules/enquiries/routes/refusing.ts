import type { Problem } from '#kernel/endpoint.ts';
import { allow, type Result, refuse } from '#kernel/result.ts';

/** A refusal beside the field that is wrong. */
export async function about<T, Refusal extends string>(
  field: string,
  done: Promise<Result<T, Refusal>>,
): Promise<Result<T, Problem<Refusal>>> {
  const outcome = await done;
  return outcome.ok ? outcome : refuse({ code: outcome.refusal, field });
}

/** The same, and what was done as a view shapes it. */
export async function shown<T, Shape, Refusal extends string>(
  field: string,
  done: Promise<Result<T, Refusal>>,
  view: (value: T) => Shape,
): Promise<Result<Shape, Problem<Refusal>>> {
  const outcome = await about(field, done);
  return outcome.ok ? allow(view(outcome.value)) : outcome;
}
