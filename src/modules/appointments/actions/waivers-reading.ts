import type { DisputeFile } from '#modules/disputes/actions/reading.ts';
import { type DisputeFacts, type EventType, moved } from '#modules/disputes/rules/machine.ts';
import { isWhole } from '#modules/disputes/rules/waived.ts';
import type { Db } from '#platform/db.ts';
import { isWaivable } from '../rules/list/waivable.ts';
import { roleIn } from '../rules/moves.ts';
import { listAnswers, listWaivers, type WaiverRow } from '../store/waivers.ts';
import { namesFound } from './nominees.ts';

type Reading = {
  file: DisputeFile;
  facts: DisputeFacts;
  /** The caller's own parties; none for the office. */
  own: DisputeFile['parties'];
};

/** Every such text of a dispute, which all parties and the office read alike, with what the caller may say to it. */
export async function waiversRead(db: Db, { file, facts, own }: Reading) {
  const rows = await listWaivers(db, file.dispute.id);
  const answers = await listAnswers(
    db,
    rows.map(({ id }) => id),
  );
  const isIn = ({ id }: { id: string }) =>
    facts.parties.some(({ partyId, isReleased }) => partyId === id && !isReleased);
  return rows.map((row) => ({
    ...{ id: row.id, name: row.name, of: row.ties.filter(isWaivable) },
    ...{ found: row.found, words: row.words, hash: row.hash.toString('hex') },
    proposedAt: row.proposedAt.toISOString(),
    standing: standingOf(facts, row),
    parties: file.parties.filter(isIn).map(({ id, name }) => {
      const answer = answers.find(({ waiverId, partyId }) => waiverId === row.id && partyId === id);
      return { id, name, said: answer ? (answer.signedAs ? 'signed' : 'refused') : null } as const;
    }),
    documentId: row.documentId,
    maySign: mayOf(facts, own, 'waiver_signed', row),
    mayRefuse: mayOf(facts, own, 'waiver_refused', row),
  }));
}

function standingOf(facts: DisputeFacts, { id }: WaiverRow) {
  const waiver = facts.waivers.find((one) => one.id === id);
  if (!waiver) return 'over' as const;
  if (waiver.isRefused) return 'refused' as const;
  return isWhole(facts, waiver) ? ('whole' as const) : ('open' as const);
}

function mayOf(facts: DisputeFacts, own: Reading['own'], type: EventType, { id }: WaiverRow) {
  return own
    .filter(({ id: partyId, side: by }) => {
      const act = { by, partyId, why: '', details: { waiver: id } };
      return moved(facts, type, act).ok;
    })
    .map((one) => ({ id: one.id, name: one.name }));
}

type Waiving = Pick<Reading, 'facts' | 'own'> & { q: string };

/** For whom of one's own parties such a text may be proposed, and of whom; null where none may be. */
export async function waivingFor(db: Db, { facts, own, q }: Waiving) {
  const parties = own
    .filter(({ id: partyId, side: by }) => {
      const details = { waiver: 'a waiver', neutral: 'somebody', of: 'something' };
      return moved(facts, 'waiver_proposed', { by, partyId, why: '', details }).ok;
    })
    .map(({ id, name }) => ({ id, name }));
  if (parties.length === 0) return null;
  // Of three each side has names of its own on the page; here they come with a search.
  const isAsked = q !== '' || facts.seats.length === 1;
  const role = roleIn(facts.process);
  const found = isAsked ? await namesFound(db, q, facts, role) : { q, names: [], isMore: false };
  return { parties, found };
}
