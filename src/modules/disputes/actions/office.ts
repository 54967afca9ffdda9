import type { Day } from '#kernel/days.ts';
import type { Problem } from '#kernel/endpoint.ts';
import { allow, refuse } from '#kernel/result.ts';
import type { Viewer } from '#kernel/viewer.ts';
import { isCount } from '#modules/clocks/rules/ends.ts';
import type { Db } from '#platform/db.ts';
import {
  type DisputeMoveRefusal,
  type EventType,
  type OfficeForm,
  rowOf,
} from '../rules/machine.ts';
import type { DisputeTrait, Liberty } from '../rules/words.ts';
import { lockDispute } from '../store/disputes.ts';
import { findDocument } from '../store/documents.ts';
import type { DisputeDocumentRow, DisputesDeps } from './deps.ts';
import { attach } from './documents.ts';
import { type Details, moveDispute } from './moves.ts';
import { officeIn } from './reading.ts';
import { officerBy, type ScrutinyResult } from './scrutiny.ts';
import { upload } from './uploads.ts';

const notFound = refuse({ code: 'unknown' as const, field: '' });
const changed = refuse({ code: 'changed_meanwhile' as const, field: '' });

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
  const form: Partial<OfficeForm> = rowOf(move)?.form ?? {};
  const said: [field: string, isSaid: boolean, isAsked: true | undefined][] = [
    ['until', until !== null, form.until],
    ['liberty', Boolean(liberty), form.withdrawal],
    ['noInterest', noInterest === true, form.withdrawal],
    ['statedDays', typeof statedDays === 'number', form.statedDays],
    ['traits', traits.length > 0, form.traits],
  ];
  const [stray] = said.find(([, isSaid, isAsked]) => isSaid && !isAsked) ?? [];
  if (stray) return { code: 'field_not_of_move', field: stray };
  // ACA s. 9(2): any time that the court gives, as long as it is one.
  return typeof statedDays === 'number' && !isCount(statedDays)
    ? { code: 'stated_days_wrong', field: 'statedDays' }
    : null;
}

function orderOf(order: DisputeDocumentRow | null): Details {
  return order ? { document: order.id, sha256: order.contentHash.toString('hex') } : {};
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
  const form: Partial<OfficeForm> = rowOf(move)?.form ?? {};
  if (form.until) return { limit: 'answer', by: 'officer', ...(until ? { until } : {}) };
  if (form.withdrawal)
    return { ...(liberty ? { liberty } : {}), ...(noInterest ? { interest: 'none' } : {}) };
  if (form.statedDays) return statedDays ? { statedDays } : {};
  if (form.traits)
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
