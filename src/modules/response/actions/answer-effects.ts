import { recordConsent, withdrawConsent } from '#modules/disputes/actions/consents.ts';
import { addCounterclaim } from '#modules/disputes/actions/counterclaims.ts';
import { moveDispute } from '#modules/disputes/actions/moves.ts';
import { storeTaxPlace } from '#modules/disputes/actions/tax-place.ts';
import { CONSENT_KINDS } from '#modules/disputes/rules/consents.ts';
import type { Db } from '#platform/db.ts';
import { counterclaims, daysIn, placeIn, type ResponseForm } from '../rules/content.ts';
import { eventOf } from '../rules/event-of.ts';
import { consentOf, type ResponseKind } from '../rules/words.ts';
import type { NoticeVisitor, ResponseDeps } from './deps.ts';
import type { Case } from './notice.ts';
import { writtenOf } from './owed-letters.ts';

type Saying = { kind: ResponseKind; content: ResponseForm };

/** The dispute moved in between; what was already written goes back with the transaction. */
export class NotMoved extends Error {}

type Agreeing = { one: Case; saying: Saying; from: NoticeVisitor };

/**
 * Their consent is a thing of the record, with a paper of its own; null where they say something else. A code to an address that
 * the claimant gave shows that they have read it, and not who they are: an officer says by what else they are known.
 */
export async function agree(
  deps: ResponseDeps,
  tx: Db,
  { one, saying: { kind, content }, from }: Agreeing,
): Promise<string | null> {
  const consent = consentOf[kind];
  const { session } = one.opened;
  if (!consent || !session) return null;
  const given = await recordConsent(deps, tx, {
    disputeId: one.file.dispute.id,
    partyId: one.party.id,
    kind: consent,
    signer: content.name,
    language: from.language,
    given: { way: 'notice', contactId: session.contactId },
    trace: { network: from.network, agent: from.agent },
    by: { personId: null, role: 'visitor' },
    as: 'respondent',
    proof: null,
    written: await writtenOf(tx, one, kind),
  });
  if (!given.ok) throw new NotMoved();
  return given.value.documentId;
}

/** They take back, or deny, each consent in their name of which that can be said now. */
async function takeBackAll(
  deps: ResponseDeps,
  tx: Db,
  { one, saying: { kind, content } }: Omit<Move, 'details'>,
) {
  const type =
    kind === 'consent_denial' ? ('consent_disputed' as const) : ('consent_withdrawn' as const);
  const ending = await endingOf(one, tx, kind);
  let taken = 0;
  for (const consent of CONSENT_KINDS)
    if (
      (await withdrawConsent(deps, tx, { ...ending, type, kind: consent, why: content.words })).ok
    )
      taken += 1;
  if (taken === 0) throw new NotMoved();
}

async function endingOf(one: Case, tx: Db, kind: ResponseKind) {
  return {
    disputeId: one.file.dispute.id,
    partyId: one.party.id,
    by: { personId: null, role: 'visitor' as const },
    as: 'respondent' as const,
    written: await writtenOf(tx, one, kind),
  };
}

type Move = { one: Case; saying: Saying; details: Record<string, string | number | boolean> };

export async function move(
  deps: ResponseDeps,
  tx: Db,
  { one, saying, details }: Move,
): Promise<void> {
  const { opened, file, party } = one;
  const { kind, content } = saying;
  // A call that was asked for by somebody who has shown nothing is no act of the party.
  if (kind === 'call_back' && !opened.session) return;
  if (kind === 'consent_withdrawal' || kind === 'consent_denial')
    return takeBackAll(deps, tx, { one, saying });
  const by = { personId: null, role: 'visitor' as const };
  const asked =
    kind === 'extension'
      ? { days: daysIn(content) }
      : kind === 'reopening'
        ? { cause: content.reason }
        : {};
  const moving = {
    disputeId: file.dispute.id,
    partyId: party.id,
    type: eventOf[kind],
    by,
    as: 'respondent' as const,
  };
  // For what a withdrawal is objected to, or the case is to be reopened, is read by whoever decides, with the event itself.
  const why = kind === 'withdrawal_objection' || kind === 'reopening' ? { why: content.words } : {};
  const written = await writtenOf(tx, one, kind);
  const moved = await moveDispute(deps, tx, {
    ...moving,
    ...why,
    details: { ...details, ...asked },
    written,
  });
  if (!moved.ok) throw new NotMoved();
  if (kind !== 'counterclaim') return;
  const heads = counterclaims(content.heads, file.dispute.currency);
  await addCounterclaim(deps, tx, { disputeId: file.dispute.id, partyId: party.id, heads });
}

/** Where they are for their bills is asked with an answer, which only whoever showed who they are can send. */
export async function keepPlace(
  deps: ResponseDeps,
  tx: Db,
  partyId: string,
  { kind, content }: Saying,
): Promise<void> {
  const place = kind === 'answer' ? placeIn(content) : null;
  if (place)
    await storeTaxPlace(deps, tx, { partyId, place, by: { personId: null, role: 'visitor' } });
}
