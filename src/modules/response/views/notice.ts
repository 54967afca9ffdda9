import { dayAt } from '#kernel/days.ts';
import type { NoticeReading } from '../actions/notice-reading.ts';
import type { NoticeView } from '../contract/notice.ts';
import { consentCostLines } from '../letters/cost-lines.ts';
import { maskedContact } from '../rules/proof.ts';
import { offersIn } from './offers.ts';
import { requestView } from './request.ts';

/** A notice as whoever holds it reads it. It says nothing of another party's contacts or answers. */
export function noticeView(reading: NoticeReading): NoticeView {
  const { file, party, now, isVerified } = reading;
  const { isReleased, isAbsent, doubt, warningDays, choices, consentTexts, inAccount } = reading;
  return {
    ...requestView(file),
    isReleased,
    isAbsent,
    doubt,
    warningDays,
    claimants: namesOf(file, 'claimant'),
    respondents: namesOf(file, 'respondent'),
    you: {
      name: party.name,
      language: party.language,
      isOrganisation: party.kind !== 'person',
      taxPlace: reading.taxPlace,
    },
    time: timeView(reading),
    choices,
    consentTexts,
    consentCosts: consentCostsView(reading),
    isVerified,
    contacts: reading.contacts.map(({ id, channel, value }) => ({
      id,
      channel,
      masked: maskedContact(channel, value),
    })),
    papers: papersView(reading),
    sent: sentView(reading),
    drafts: reading.drafts.map(({ kind }) => kind),
    limits: limitsView(reading),
    timeline: timelineView(reading),
    inAccount,
    house: houseView(reading),
    today: dayAt(now),
  };
}

function namesOf({ parties }: NoticeReading['file'], side: 'claimant' | 'respondent'): string[] {
  return parties.filter((party) => party.side === side).map(({ name }) => name);
}

function timeView({ time }: NoticeReading): NoticeView['time'] {
  return time && { ...time, overAt: time.overAt.toISOString() };
}

/** Told with each consent, before it is given and after. */
function consentCostsView({ consentShares, file }: NoticeReading): NoticeView['consentCosts'] {
  const lines = (gives: keyof typeof consentShares) =>
    consentCostLines({ gives, share: consentShares[gives] }, file.dispute.currency);
  return {
    agreement: lines('agreement'),
    acceptance: lines('acceptance'),
    fast_track: lines('fast_track'),
  };
}

function papersView({ papers }: NoticeReading) {
  return papers.map(({ id, title, kind, type, size, addedAt }) => ({
    id,
    title,
    kind,
    type,
    size: Number(size),
    addedOn: dayAt(addedAt),
  }));
}

function sentView({ sent, replies }: NoticeReading): NoticeView['sent'] {
  const offers = offersIn(sent, replies, false);
  return sent.map((row) => {
    const { id, kind, number, sentAt, outcome, why, isLate, documentId: paperId } = row;
    return {
      id,
      kind,
      number: number ?? '',
      at: sentAt?.toISOString() ?? '',
      outcome,
      why,
      isLate,
      isFallen: row.setAsideAt !== null,
      paperId,
      replies: offers.get(id)?.replies ?? [],
    };
  });
}

function limitsView({ limits }: NoticeReading) {
  return limits.map(({ row, who, dueOn, state, heldSince }) => ({
    limit: row,
    who,
    dueOn,
    isOver: state === 'missed',
    isHeld: heldSince !== null,
  }));
}

function timelineView({ events, file }: NoticeReading) {
  const names = new Map(file.parties.map(({ id, name }) => [id, name]));
  return events.map(({ id, type, onDay, partyId, why }) => ({
    id,
    type,
    on: onDay,
    party: partyId ? (names.get(partyId) ?? null) : null,
    why,
  }));
}

function houseView({ house: { name, phone, email, officeHours: hours, address } }: NoticeReading) {
  return { name, phone, email, hours, address };
}
