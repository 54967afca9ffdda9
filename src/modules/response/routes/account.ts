import type { Endpoint } from '#kernel/endpoint.ts';
import { language } from '#kernel/language.ts';
import { refuse } from '#kernel/result.ts';
import { type App, type Ask, serve } from '#platform/http.ts';
import { respondInAccount, uploadInAccount } from '../actions/account-responses.ts';
import type { ResponseDeps } from '../actions/deps.ts';
import { answerOffer } from '../actions/offers.ts';
import { offerReply, reopening, reopeningPaper, withdrawalObjection } from '../contract/account.ts';

export const accountEndpoints: readonly Endpoint[] = [
  withdrawalObjection,
  reopening,
  reopeningPaper,
  offerReply,
];

/** Which field of the form a refusal is about. */
const fieldOf: Readonly<Record<string, string | undefined>> = {
  cause_missing: 'cause',
  cause_used: 'cause',
  words_missing: 'reason',
  reason_missing: 'reason',
  document_unknown: 'files',
};

export function accountRoutes(app: App, deps: ResponseDeps): void {
  serve(app, withdrawalObjection, async ({ id, reason }, _, viewer) => {
    const saying = {
      id,
      kind: 'withdrawal_objection' as const,
      words: reason,
      language: language(),
    };
    const outcome = await respondInAccount(deps, viewer, saying);
    if (outcome.ok) return outcome;
    const code = outcome.refusal as keyof typeof withdrawalObjection.errors; // without papers and choices only the machine refuses
    return refuse({ code, field: fieldOf[code] ?? '' });
  });
  serve(app, reopening, async ({ id, cause, reason, files }, _, viewer) => {
    const outcome = await respondInAccount(deps, viewer, {
      id,
      kind: 'reopening',
      words: reason,
      cause,
      files,
      language: language(),
    });
    return outcome.ok
      ? outcome
      : refuse({ code: outcome.refusal, field: fieldOf[outcome.refusal] ?? '' });
  });
  serve(app, offerReply, async (replying, _, viewer) => {
    const outcome = await answerOffer(deps, viewer, replying);
    return outcome.ok
      ? outcome
      : refuse({
          code: outcome.refusal,
          field: outcome.refusal === 'question_missing' ? 'words' : '',
        });
  });
  serve(app, reopeningPaper, async ({ id }, ask, viewer) => {
    const outcome = await uploadInAccount(deps, viewer, id, bytesOf(ask));
    return outcome.ok ? outcome : refuse({ code: outcome.refusal, field: 'body' });
  });
}

async function* bytesOf({ req }: Ask): AsyncGenerator<Uint8Array> {
  if (req.raw.body) yield* req.raw.body;
}
