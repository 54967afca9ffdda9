import { jsonMinor } from '#kernel/amounts.ts';
import type { Day } from '#kernel/days.ts';
import type { Problem } from '#kernel/endpoint.ts';
import { allow, refuse } from '#kernel/result.ts';
import type { Viewer } from '#kernel/viewer.ts';
import { isCount } from '#modules/clocks/rules/ends.ts';
import { namesOf } from '#modules/identity/actions/people.ts';
import type { Db } from '#platform/db.ts';
import {
  type DisputeFacts,
  type DisputeMoveRefusal,
  type EventType,
  mayOf,
} from '../rules/machine.ts';
import { lawOf } from '../rules/scrutiny.ts';
import {
  type DisputeState,
  type DisputeTrait,
  FINAL,
  type Liberty,
  OPEN,
  TRAITS,
} from '../rules/words.ts';
import { findDocument } from '../store/documents.ts';
import { type ListFilter, listDisputes } from '../store/lists.ts';
import { listCures } from '../store/scrutiny.ts';
import { lockDispute } from '../store/spine.ts';
import { listOfficers } from './assigning.ts';
import { scrutinyOf } from './checks.ts';
import { type ConsentWithProofs, consentsOf } from './consents-reading.ts';
import type { DisputeDocumentRow, DisputesDeps } from './deps.ts';
import { attach, upload } from './documents.ts';
import { countedTrack, limitsFor } from './limits.ts';
import { type Details, moveDispute } from './moves.ts';
import {
  type DisputeFile,
  factsFor,
  findFile,
  limitationSummaryOf,
  officeIn,
  requestedTermsOf,
} from './reading.ts';
import { officerBy, type ScrutinyResult } from './scrutiny.ts';

const notFound = refuse({ code: 'unknown' as const, field: '' });
const changed = refuse({ code: 'changed_meanwhile' as const, field: '' });

const PAGE = 50;
type ListAsk = { filter: ListFilter; after: string | null; before: string | null };

/** A page of the office's list, the newest first. */
export async function disputesList(
  { db }: Pick<DisputesDeps, 'db'>,
  viewer: Viewer,
  { filter, after, before }: ListAsk,
) {
  const back = before !== null && after === null;
  const rows = await listDisputes(
    db,
    filter,
    { by: viewer.personId },
    { from: after ?? before, back, most: PAGE + 1 },
  );
  const more = rows.length > PAGE;
  const shown = more ? (back ? rows.slice(1) : rows.slice(0, PAGE)) : rows;
  const names = await namesOf(
    db,
    shown.flatMap(({ officer_id }) => officer_id ?? []),
  );
  return {
    rows: shown.map((row) => ({
      id: row.id,
      reference: row.reference,
      process: row.process,
      track: row.track,
      state: row.state,
      title: row.title,
      since: row.state_since.toISOString(),
      filedAt: row.filed_at.toISOString(),
      isUrgent: row.is_urgent,
      version: row.version,
      claimant: row.claimant,
      respondent: row.respondent,
      parties: row.parties,
      sum: jsonMinor(row.sum_minor),
      currency: row.currency,
      officer: row.officer_id && (names.get(row.officer_id) ?? null),
      isMine: row.officer_id === viewer.personId,
    })),
    next: (back ? after !== null || before !== null : more) ? (shown.at(-1)?.id ?? null) : null,
    previous: (back ? more : after !== null) ? (shown[0]?.id ?? null) : null,
  };
}

/** Everything of one dispute for the officer: where it stands, what is next, who must act by when, and what she may do. */
export async function disputeForOffice(
  { db, now }: Pick<DisputesDeps, 'db' | 'now'>,
  viewer: Viewer,
  id: string,
) {
  const standing = await officeIn(db, viewer, id);
  const file = standing && (await findFile(db, id));
  if (!standing || !file) return null;
  const at = now();
  const facts = await factsFor(db, file, at);
  const [scrutiny, cures, limits] = [
    await scrutinyOf(db, file.dispute, file.events),
    await listCures(db, id),
    await limitsFor(db, file, at),
  ];
  const consents = consentsOf(file, facts);
  const officers = consents.flatMap(({ proofs }) =>
    proofs.flatMap(({ by_person }) => by_person ?? []),
  );
  const names = await namesOf(db, [...new Set([...peopleIn(file, scrutiny.looks), ...officers])]);
  const nameOf = (personId: string | null) => (personId ? (names.get(personId) ?? '') : null);
  const may = mayOf(facts, standing.actors, []);
  return {
    ...aboutItself(file),
    officer: nameOf(file.dispute.officer_id),
    officerId: file.dispute.officer_id,
    officers: standing.as === 'registrar' ? await listOfficers(db) : [],
    isMine: file.dispute.officer_id === viewer.personId,
    isRegistrar: standing.as === 'registrar',
    parties: partiesOf(file, facts),
    limits: limits.map(
      ({
        id: limit,
        row,
        partyId,
        dueOn,
        state,
        whose,
        citation,
        startedOn,
        heldSince,
        isRowConfirmed,
        explained,
      }) => ({
        id: limit,
        row,
        partyId,
        dueOn,
        state,
        whose,
        citation,
        startedOn,
        isHeld: heldSince !== null,
        isRowConfirmed,
        takenUntil: explained.takenUntil,
      }),
    ),
    checklist: {
      round: scrutiny.round,
      items: scrutiny.found.map(({ item, standing: stands, look }) => {
        const row = scrutiny.looks.find((one) => one.id === look?.id);
        return {
          item,
          law: lawOf(item, file.dispute.process),
          standing: stands,
          seen: row?.id ?? null,
          look: row
            ? {
                verdict: row.verdict,
                note: row.note,
                mend: row.mend,
                round: row.round,
                at: row.at.toISOString(),
                by: nameOf(row.by_person) ?? '',
              }
            : null,
          // What the claimant answered to the last memo, for whoever looks at it again.
          cures: cures
            .filter((cure) => cure.item === item)
            .map((cure) => ({
              round: cure.round,
              answer: cure.answer,
              at: cure.at.toISOString(),
              papers: cure.paper_ids,
            })),
        };
      }),
    },
    consents: consents.map((one) => consentFor(one, nameOf)),
    basis: file.basis && {
      basis: file.basis.basis,
      reasons: file.basis.reasons,
      at: file.basis.decided_at.toISOString(),
      by: nameOf(file.basis.decided_by) ?? '',
    },
    events: file.events.map((event) => ({
      id: event.id,
      number: event.number,
      type: event.type,
      at: event.at.toISOString(),
      on: event.on_day,
      partyId: event.party_id,
      by: nameOf(event.by_person),
      about: nameOf(officerIn(event)),
      role: event.by_role,
      from: event.from_state,
      to: event.to_state,
      why: event.why,
      paperId: paperIn(event),
    })),
    may: [...may, ...(file.dispute.state === 'scrutiny' ? ['check'] : [])],
    version: file.dispute.version,
  };
}

/** The paper on which an event rests, or that went out with it. */
function paperIn({ details }: DisputeFile['events'][number]): string | null {
  const { document } = details as { document?: unknown };
  return typeof document === 'string' ? document : null;
}

function consentFor(
  { row, standing, proofs }: ConsentWithProofs,
  nameOf: (personId: string | null) => string | null,
) {
  return {
    id: row.id,
    partyId: row.party_id,
    kind: row.kind,
    number: row.number,
    documentId: row.document_id,
    signer: row.signer,
    capacity: row.capacity,
    way: row.way,
    givenAt: row.given_at.toISOString(),
    text: row.text,
    standing,
    hash: row.text_hash.toString('hex'),
    proofs: proofs.map((proof) => ({
      method: proof.method,
      at: proof.at.toISOString(),
      by: nameOf(proof.by_person),
      documentId: proof.document_id,
      called: proof.called,
      source: proof.source,
      note: proof.note,
    })),
  };
}

function peopleIn(
  { dispute, events, basis }: DisputeFile,
  looks: readonly { by_person: string }[],
): string[] {
  const all = [
    dispute.officer_id,
    basis?.decided_by ?? null,
    ...events.flatMap((event) => [event.by_person, officerIn(event)]),
    ...looks.map(({ by_person }) => by_person),
  ];
  return [...new Set(all.filter((id) => id !== null))];
}

/** The officer to whom an event gave the dispute, or from whom it took it. */
function officerIn({ details }: DisputeFile['events'][number]): string | null {
  const { officer } = details as { officer?: unknown };
  return typeof officer === 'string' ? officer : null;
}

function aboutItself(file: DisputeFile) {
  const { dispute, claims, agreement, documents } = file;
  return {
    id: dispute.id,
    reference: dispute.reference,
    process: dispute.process,
    state: dispute.state,
    track: countedTrack(file),
    wish: dispute.track,
    stateBefore: dispute.state_before,
    since: dispute.state_since.toISOString(),
    filedAt: dispute.filed_at.toISOString(),
    title: dispute.title,
    facts: dispute.facts,
    relief: dispute.relief,
    sector: dispute.sector,
    seat: dispute.seat,
    language: dispute.language,
    arbitrators: dispute.arbitrators,
    currency: dispute.currency,
    sum: jsonMinor(dispute.sum_minor),
    limitation: limitationSummaryOf(dispute),
    isUrgent: dispute.is_urgent,
    warnings: dispute.warnings,
    commencedOn: dispute.commenced_on,
    traits: TRAITS.filter((one) => dispute.traits.includes(one)),
    filingHash: dispute.filing_hash.toString('hex'),
    signed: requestedTermsOf(file).signed,
    claims: claims.map((claim) => ({
      id: claim.id,
      head: claim.head,
      amount: jsonMinor(claim.amount_minor),
      isCounterclaim: claim.is_counterclaim,
      interestBasis: claim.interest_basis,
      interestRate: claim.interest_rate,
      interestFrom: claim.interest_from,
    })),
    agreement: agreement && {
      clause: agreement.clause,
      page: agreement.page,
      agreedOn: agreement.agreed_on,
      version: agreement.version,
      proposedBy: agreement.proposed_by,
      namesInstitution: agreement.names_institution,
      documentId: agreement.document_id,
    },
    documents: documents.map(shownDocument),
  };
}

function shownDocument(document: DisputeDocumentRow) {
  return {
    id: document.id,
    kind: document.kind,
    title: document.title,
    type: document.type,
    size: Number(document.size),
    addedAt: document.added_at.toISOString(),
    hash: document.content_hash.toString('hex'),
    audience: document.audience,
    number: document.issued_number,
    signer: document.signer,
    partyId: document.party_id,
  };
}

function partiesOf(
  { parties }: DisputeFile,
  { parties: stands, receivedOn: received }: DisputeFacts,
) {
  return parties.map((party) => {
    const standing = stands.find(({ partyId }) => partyId === party.id);
    return {
      id: party.id,
      side: party.side,
      place: party.place,
      kind: party.kind,
      name: party.name,
      registration: party.registration,
      language: party.language,
      isServed: standing?.isServed ?? false,
      hasAnswered: standing?.hasAnswered ?? false,
      hasAgreed: standing?.hasAgreed ?? false,
      isDisputed: standing?.isDisputed ?? false,
      isReleased: standing?.isReleased ?? false,
      receivedOn: received[party.id] ?? null,
      contacts: party.contacts.map((contact) => ({
        id: contact.id,
        channel: contact.channel,
        value: contact.value,
        isDesignated: contact.is_designated,
        designatedIn: contact.designated_in,
        isVerified: contact.verified_at !== null,
        addedAt: contact.added_at.toISOString(),
        endedAt: contact.ended_at?.toISOString() ?? null,
      })),
      representatives: party.representatives.map((one) => ({
        id: one.id,
        name: one.name,
        firm: one.firm,
        email: one.email,
        mobile: one.mobile,
        authorityId: one.authority_id,
        isOver: one.ended_at !== null,
      })),
    };
  });
}

export type OfficeMoving = {
  id: string;
  version: number;
  move: EventType;
  partyId: string | null;
  why: string;
  /** Until when, where time is given. */
  until: Day | null;
  on: Day | null;
  /** A court's order among the papers, on which a stay rests, or its end. */
  document?: string | null | undefined;
  liberty?: Liberty | '' | undefined;
  noInterest?: boolean | undefined;
  statedDays?: number | null | undefined;
  traits?: readonly DisputeTrait[] | undefined;
};

/** A move that is the office's to make, as the machine judges it. `version` is the picture that it was made on. */
export async function officeMove(
  deps: DisputesDeps,
  viewer: Viewer,
  moving: OfficeMoving,
): ScrutinyResult<DisputeMoveRefusal | FormRefusal | 'changed_meanwhile'> {
  const outcome = await deps.db.transaction().execute(async (tx) => {
    const standing = await officeIn(tx, viewer, moving.id);
    const dispute = standing && (await lockDispute(tx, moving.id));
    if (!standing || !dispute) return notFound;
    if (dispute.version !== moving.version) return changed;
    const wrong = formProblem(moving);
    if (wrong) return refuse(wrong);
    const as = standing.as === 'registrar' ? 'registrar' : 'officer';
    const order = moving.document ? await findDocument(tx, moving.id, moving.document) : null;
    if (moving.document && order?.kind !== 'court_order')
      return refuse({ code: 'order_missing' as const, field: 'document' });
    const details: Details = { ...detailsOf(moving), ...orderOf(order) };
    const { partyId, why, on } = moving;
    const made = await moveDispute(deps, tx, {
      disputeId: moving.id,
      type: moving.move,
      by: officerBy(viewer, as),
      as,
      partyId,
      why: why.trim(),
      details,
      ...(on ? { on } : {}),
    });
    return made.ok
      ? allow({ id: moving.id })
      : refuse({ code: made.refusal, field: fieldOf[made.refusal] ?? '' });
  });
  if (outcome.ok) deps.wakeMail();
  return outcome;
}

type FormRefusal = 'field_not_of_move' | 'stated_days_wrong';

/** What is said of a move that does not have it would be lost without a word, and so would days that the clock does not count. */
function formProblem({
  move,
  until,
  liberty,
  noInterest,
  statedDays,
  traits = [],
}: OfficeMoving): Problem<FormRefusal> | null {
  const said: [string, boolean, EventType][] = [
    ['until', until !== null, 'time_extended'],
    ['liberty', Boolean(liberty), 'withdrawn'],
    ['noInterest', noInterest === true, 'withdrawn'],
    ['statedDays', typeof statedDays === 'number', 'interim_order_by_court'],
    ['traits', traits.length > 0, 'traits_noted'],
  ];
  const [stray] = said.find(([, isSaid, of]) => isSaid && move !== of) ?? [];
  if (stray) return { code: 'field_not_of_move', field: stray };
  // ACA s. 9(2): any time that the court gives, as long as it is one.
  return typeof statedDays === 'number' && !isCount(statedDays)
    ? { code: 'stated_days_wrong', field: 'statedDays' }
    : null;
}

function orderOf(order: DisputeDocumentRow | null): Details {
  return order ? { document: order.id, sha256: order.content_hash.toString('hex') } : {};
}

/** Which field of the form a refusal is about. */
const fieldOf: Partial<Record<DisputeMoveRefusal, string>> = {
  reason_missing: 'why',
  order_missing: 'document',
  day_ahead: 'on',
  day_early: 'on',
  day_fixed: 'on',
  liberty_missing: 'liberty',
  interest_missing: 'noInterest',
  days_missing: 'until',
  days_too_many: 'until',
  days_too_few: 'until',
  party_missing: 'partyId',
};

/** What a move says beside its reason; what does not belong to it is left out. */
function detailsOf({
  move,
  until,
  liberty,
  noInterest,
  statedDays,
  traits = [],
}: OfficeMoving): Details {
  if (move === 'time_extended')
    return { limit: 'answer', by: 'officer', ...(until ? { until } : {}) };
  if (move === 'withdrawn')
    return { ...(liberty ? { liberty } : {}), ...(noInterest ? { interest: 'none' } : {}) };
  if (move === 'interim_order_by_court') return statedDays ? { statedDays } : {};
  if (move === 'traits_noted')
    return { international: traits.includes('international'), sebi: traits.includes('sebi') };
  return {};
}

type Adding = { id: string; kind: 'court_order' | 'submission_agreement' | 'agreement' | 'other' };

/** A paper that the office was handed: a court's order, an agreement that was signed on paper. */
export async function addOfficeDocument(
  deps: DisputesDeps,
  viewer: Viewer,
  { id, kind }: Adding,
  content: AsyncIterable<Uint8Array>,
) {
  const standing = await officeIn(deps.db, viewer, id);
  if (!standing) return notFound;
  const taken = await upload(deps, content);
  if (!taken.ok) return refuse({ code: taken.refusal, field: 'document' });
  return deps.db.transaction().execute(async (tx: Db) => {
    const as = standing.as === 'registrar' ? 'registrar' : 'officer';
    const moved = await moveDispute(deps, tx, {
      disputeId: id,
      type: 'document_added',
      by: officerBy(viewer, as),
      as,
      details: { kind },
    });
    if (!moved.ok) return refuse({ code: moved.refusal, field: '' });
    const place = {
      token: taken.value.token,
      disputeId: id,
      partyId: null,
      kind,
      audience: 'parties' as const,
    };
    const attached = await attach(tx, { ...place, title: titles[kind] });
    if (!attached) throw new Error('A paper that was just taken is not there.');
    return allow({ id: attached.id });
  });
}

const titles: Record<Adding['kind'], string> = {
  court_order: "Court's order",
  submission_agreement: 'Submission agreement',
  agreement: 'Agreement',
  other: 'Paper',
};

/** The states that a name in the list's address stands for. */
export function statesIn(
  asked: DisputeState | 'open' | 'over' | '' | undefined,
): readonly DisputeState[] {
  if (!asked) return [];
  if (asked === 'open') return OPEN;
  return asked === 'over' ? FINAL : [asked];
}
