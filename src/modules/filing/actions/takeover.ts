import { dayAt } from '#kernel/days.ts';
import { allow, type Result, refuse } from '#kernel/result.ts';
import { holdCode } from '#modules/codes/actions/redeeming.ts';
import type { Db } from '#platform/db.ts';
import { sha256 } from '#platform/hash.ts';
import { isSameAddress, mayChoose, standingOf } from '../rules/draft-access.ts';
import { type FilingTicket, findTicket } from '../store/codes.ts';
import { dropDraft, listOpenDraftsOf, lockDraft } from '../store/draft-changes.ts';
import type { FilingDraft } from '../store/drafts.ts';
import { addBrowserKey, endKeys, holdersOf } from '../store/keys.ts';
import type { FilingDeps, FilingVisitor } from './deps.ts';

// A draft moves from one browser to another only when somebody who proved its address in the other one says so, having seen
// when and where it was begun and what is in it. The browser before opens it no more.

export type TakeoverRefusal = 'ticket_over' | 'draft_unknown' | 'sign_in_needed';
export type DraftChoice = { ticket: string; id: string };

const browserOf = ({ token }: FilingVisitor) => (token === null ? null : sha256(token));

/** The ticket of this browser, if it showed the address a moment ago; locked, for a code is a ticket too. */
async function proofOf(
  deps: FilingDeps,
  tx: Db,
  asker: FilingVisitor,
  ticket: string,
): Promise<FilingTicket | null> {
  const sent = await holdCode(tx, 'draft', ticket);
  const row = sent && (await findTicket(tx, sent.id));
  if (!row) return null;
  const { browserHash } = sent;
  const choice = { browserHash, provedAt: row.provedAt };
  return mayChoose(choice, browserOf(asker), deps.now()) ? row : null;
}

export type OfferedDrafts = NonNullable<Awaited<ReturnType<typeof offersOf>>>;

/** What is kept under the address that this browser has proved, with what somebody needs to know it again. */
export function offersOf(deps: FilingDeps, asker: FilingVisitor, ticket: string) {
  return deps.db.transaction().execute(async (tx) => {
    const row = await proofOf(deps, tx, asker, ticket);
    if (!row) return null;
    const drafts = await draftsOf(tx, row);
    const holders = await holdersOf(tx, idsOf(drafts), browserOf(asker));
    return {
      email: row.email,
      today: dayAt(deps.now()),
      offers: offered(drafts, holders, asker),
    };
  });
}

function idsOf(drafts: readonly { id: string }[]): string[] {
  return drafts.map(({ id }) => id);
}

function offered(
  drafts: FilingDraft[],
  holders: Map<string, { agent: string; isHere: boolean }>,
  asker: FilingVisitor,
) {
  return drafts.map((draft) => {
    const { agent = null, isHere = false } = holders.get(draft.id) ?? {};
    return { draft, agent, standing: standingOf(draft, isHere, asker.personId) };
  });
}

async function draftsOf(tx: Db, { email, draftId }: FilingTicket): Promise<FilingDraft[]> {
  if (draftId === null) return listOpenDraftsOf(tx, email);
  const draft = await lockDraft(tx, draftId);
  return draft && !draft.expiredAt && isSameAddress(draft.email, email) ? [draft] : [];
}

/** Takes a draft over into this browser: every other key to it ends, and its address counts as proved here. */
export function takeOverDraft(
  deps: FilingDeps,
  asker: FilingVisitor,
  { ticket, id }: DraftChoice,
): Promise<Result<{ id: string }, TakeoverRefusal>> {
  return choosing(deps, asker, { ticket, id }, async (tx, row) => {
    const [at, tokenHash] = [deps.now(), browserOf(asker) ?? ''];
    await endKeys(tx, id, { linkHash: row.linkHash, at });
    await addBrowserKey(tx, {
      tokenHash,
      draftId: id,
      agent: asker.agent,
      madeAt: at,
      provedEmail: row.email,
    });
  });
}

/** Deletes a draft that nobody sent; whoever began it finds it gone. */
export function deleteDraft(
  deps: FilingDeps,
  asker: FilingVisitor,
  { ticket, id }: DraftChoice,
): Promise<Result<{ id: string }, TakeoverRefusal>> {
  return choosing(deps, asker, { ticket, id }, (tx) => dropDraft(tx, id));
}

function choosing(
  deps: FilingDeps,
  asker: FilingVisitor,
  { ticket, id }: DraftChoice,
  act: (tx: Db, row: FilingTicket) => Promise<void>,
): Promise<Result<{ id: string }, TakeoverRefusal>> {
  return deps.db
    .transaction()
    .execute(async (tx): Promise<Result<{ id: string }, TakeoverRefusal>> => {
      const row = await proofOf(deps, tx, asker, ticket);
      if (!row) return refuse('ticket_over');
      const draft = await lockDraft(tx, id);
      const isOffered =
        draft &&
        !draft.expiredAt &&
        isSameAddress(draft.email, row.email) &&
        (row.draftId ?? id) === id;
      if (!isOffered) return refuse('draft_unknown');
      if (standingOf(draft, false, asker.personId) === 'of_account')
        return refuse('sign_in_needed');
      await act(tx, row);
      return allow({ id });
    });
}
