import type { Problem } from '#kernel/endpoint.ts';
import { type Result, refuse } from '#kernel/result.ts';

/** A refusal beside the field that mends it. */
export async function about<T, Refusal extends string>(
  field: string,
  done: Promise<Result<T, Refusal>>,
): Promise<Result<T, Problem<Refusal>>> {
  const outcome = await done;
  return outcome.ok ? outcome : refuse({ code: outcome.refusal, field });
}
