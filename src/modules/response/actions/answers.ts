import type { Problem } from '#kernel/endpoint.ts';
import { allow, type Result, refuse } from '#kernel/result.ts';
import { extendNamedUploads } from '#modules/disputes/actions/uploads.ts';
import type { ResponseChoiceRefusal } from '../rules/choices.ts';
import { contentOf, type ResponseForm } from '../rules/content.ts';
import type { ContentProblem } from '../rules/problems.ts';
import type { ResponseKind } from '../rules/words.ts';
import {
  type AnswerRow,
  findDraft,
  findOfParty,
  saveDraft as keepDraft,
} from '../store/answers.ts';
import { type CounterclaimCosts, costsOf } from './counterclaim-costs.ts';
import type { NoticeVisitor, ResponseDeps } from './deps.ts';
import { type Case, findCase } from './notice.ts';
import type { OpenRefusal } from './passes.ts';

export type ResponseRefusal =
  | OpenRefusal
  | 'proof_needed'
  | ResponseChoiceRefusal
  | ContentProblem
  | 'document_unknown'
  | 'time_over';
type Unproved = OpenRefusal | 'proof_needed';
type Own<T> = Promise<Result<T, Problem<Unproved>>>;
type Saying = { kind: ResponseKind; content: ResponseForm };

const no = <Code extends ResponseRefusal>(code: Code, field = '') => refuse({ code, field });

/** Keeps what was typed, finished or not; theirs alone, on any device on which they show who they are. */
export async function saveDraft(
  deps: ResponseDeps,
  code: string,
  { kind, content }: Saying,
  from: NoticeVisitor,
): Own<{ savedAt: Date }> {
  const found = await findCase(deps, code, from);
  if (!found.ok) return no(found.refusal, 'code');
  if (!found.value.opened.session) return no('proof_needed');
  const { file, party } = found.value;
  const at = deps.now();
  await extendNamedUploads(
    deps.db,
    content.files.map(({ token }) => token),
    at,
  );
  await keepDraft(deps.db, {
    id: deps.newId(),
    disputeId: file.dispute.id,
    partyId: party.id,
    kind,
    content,
    at,
  });
  return allow({ savedAt: at });
}

/** What was typed of one kind, if anything, and what it would cost. */
export type OpenedResponse = {
  kind: ResponseKind;
  content: ResponseForm | null;
  savedAt: Date | null;
  currency: string;
  costs: CounterclaimCosts | null;
};

export async function readDraft(
  deps: ResponseDeps,
  code: string,
  kind: ResponseKind,
  from: NoticeVisitor,
): Own<OpenedResponse> {
  const found = await findCase(deps, code, from);
  if (!found.ok) return no(found.refusal, 'code');
  if (!found.value.opened.session) return no('proof_needed');
  const { file, party } = found.value;
  const draft = await findDraft(deps.db, party.id, kind);
  const content = draft ? contentOf(draft) : null;
  return allow({
    kind,
    content,
    savedAt: draft?.savedAt ?? null,
    currency: file.dispute.currency,
    costs: await costsOf(deps, deps.db, { file }, { kind, content }),
  });
}

export type ResponseReceipt = {
  id: string;
  number: string;
  at: Date;
  hash: string;
  kind: ResponseKind;
  isLate: boolean;
  content: ResponseForm;
  /** Its PDF among the dispute's papers. */
  paperId: string | null;
};
/** The same with what its lines are written by. */
export type PricedReceipt = ResponseReceipt & {
  currency: string;
  costs: CounterclaimCosts | null;
};

/** What they sent, as their receipt shows it. Only for whoever has shown who they are, but for what needed no proof. */
export async function readReceipt(
  deps: ResponseDeps,
  code: string,
  id: string,
  from: NoticeVisitor,
): Own<PricedReceipt> {
  const found = await findCase(deps, code, from);
  if (!found.ok) return no(found.refusal, 'code');
  const { opened, file, party } = found.value;
  const row = await findOfParty(deps.db, party.id, id);
  if (!row) return no('notice_unknown', 'id');
  if (!opened.session && row.isVerified) return no('proof_needed');
  return allow(await priced(deps, file, receiptOf(row)));
}

export async function priced(
  deps: ResponseDeps,
  file: Case['file'],
  receipt: ResponseReceipt,
): Promise<PricedReceipt> {
  const costs = await costsOf(deps, deps.db, { file }, receipt);
  return { ...receipt, currency: file.dispute.currency, costs };
}

export function receiptOf(row: AnswerRow): ResponseReceipt {
  const { id, number, sentAt, hash, kind, isLate, documentId: paperId } = row;
  if (!number || !sentAt || !hash) throw new Error(`The answer ${id} was not sent.`);
  return {
    id,
    number,
    at: sentAt,
    hash: hash.toString('hex'),
    kind,
    isLate,
    content: contentOf(row),
    paperId,
  };
}
