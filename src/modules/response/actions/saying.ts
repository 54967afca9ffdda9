import type { Problem } from '#kernel/endpoint.ts';
import { allow, type Result } from '#kernel/result.ts';
import { type DisputeFile, findFile } from '#modules/disputes/actions/reading.ts';
import { linesOf } from '../letters/words.ts';
import { EMPTY, type ResponseForm } from '../rules/content.ts';
import { noticeCookie } from '../rules/proof.ts';
import type { ResponseKind } from '../rules/words.ts';
import { findSent } from '../store/answers.ts';
import type { ResponseReceipt } from './answers.ts';
import type { ResponseDeps } from './deps.ts';
import { costsOf } from './issuing.ts';

/** The cookie of a session, as this server gives and reads it. */
export function cookies({ settings }: Pick<ResponseDeps, 'settings'>) {
  return noticeCookie(settings.publicUrl);
}

type Drafted<Refusal extends string> = Result<
  { content: ResponseForm | null; savedAt: string | null; file: DisputeFile },
  Problem<Refusal>
>;

/** A draft with the lines as which it will read, in the language of whoever asks. */
export async function spokenDraft<Refusal extends string>(
  deps: ResponseDeps,
  kind: ResponseKind,
  outcome: Drafted<Refusal>,
) {
  if (!outcome.ok) return outcome;
  const { content, savedAt, file } = outcome.value;
  const lines = linesOf(kind, content ?? EMPTY, file.dispute.currency);
  return allow({
    content: content === null ? null : mutable(content),
    savedAt,
    lines,
    costs: await costsOf(deps, deps.db, { file }, { kind, content }),
  });
}

/** A receipt with its lines, in the language of whoever asks. */
export async function spokenReceipt<Refusal extends string>(
  deps: ResponseDeps,
  outcome: Result<ResponseReceipt, Problem<Refusal>>,
) {
  if (!outcome.ok) return outcome;
  const { content, ...rest } = outcome.value;
  const row = await findSent(deps.db, rest.id);
  const file = row && (await findFile(deps.db, row.disputeId));
  const costs = file ? await costsOf(deps, deps.db, { file }, { kind: rest.kind, content }) : [];
  return allow({
    ...rest,
    lines: linesOf(rest.kind, content, file?.dispute.currency ?? 'INR'),
    costs,
  });
}

function mutable({ grounds, heads, files, ...rest }: ResponseForm) {
  return { ...rest, grounds: [...grounds], heads: [...heads], files: [...files] };
}
