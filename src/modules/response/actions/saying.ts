import type { Problem } from '#kernel/endpoint.ts';
import { allow, type Result } from '#kernel/result.ts';
import { findFile } from '#modules/disputes/actions/reading.ts';
import { linesOf } from '../letters/words.ts';
import { type Content, EMPTY } from '../rules/content.ts';
import { endedCookie, sessionCookie, tokenIn } from '../rules/proof.ts';
import type { Kind } from '../rules/words.ts';
import { findSent } from '../store/answers.ts';
import type { Receipt } from './answers.ts';
import type { ResponseDeps } from './deps.ts';

/** The cookie of a session, as this server gives and reads it. */
export function cookies({ settings }: Pick<ResponseDeps, 'settings'>) {
  const https = settings.publicUrl.startsWith('https:');
  return {
    tokenIn: (header: string | undefined) => tokenIn(header, https),
    given: (token: string) => sessionCookie(token, https),
    ended: () => endedCookie(https),
  };
}

type Drafted<Refusal extends string> = Result<{ content: Content | null; currency: string }, Problem<Refusal>>;

/** A draft with the lines as which it will read, in the language of whoever asks. */
export function spokenDraft<Refusal extends string>(kind: Kind, outcome: Drafted<Refusal>) {
  if (!outcome.ok) return outcome;
  const { content, currency } = outcome.value;
  return allow({ content: content === null ? null : mutable(content), lines: linesOf(kind, content ?? EMPTY, currency) });
}

/** A receipt with its lines, in the language of whoever asks. */
export async function spokenReceipt<Refusal extends string>(deps: ResponseDeps, outcome: Result<Receipt, Problem<Refusal>>) {
  if (!outcome.ok) return outcome;
  const { content, ...rest } = outcome.value;
  const row = await findSent(deps.db, rest.id);
  const file = row && (await findFile(deps.db, row.dispute_id));
  return allow({ ...rest, lines: linesOf(rest.kind, content, file?.dispute.currency ?? 'INR') });
}

function mutable({ grounds, heads, files, ...rest }: Content) {
  return { ...rest, grounds: [...grounds], heads: [...heads], files: [...files] };
}
