import * as z from 'zod/mini';
import { languageName } from '#kernel/language.ts';
import * as m from '#messages/all.ts';
import { seatOf } from '../rules/request-kind.ts';
import { PARTY_KINDS, type PartyKind } from '../rules/words.ts';
import { PROCESSES } from './desk-words.ts';
import { seatInWords } from './seat.ts';

/** How a request asks to be decided: where, by how many (ACA ss. 10, 20) and in which language (ACA s. 22); and who signed it. */
export const RequestedTerms = z.object({
  process: z.enum(PROCESSES),
  seat: z.string(),
  arbitrators: z.number(),
  language: z.string(),
  /** Who signed the request, and as what; empty for what was filed before this was kept. */
  signed: z.object({ name: z.string(), capacity: z.string() }),
  /** By whom each claimant is represented. */
  acting: z.array(z.object({ name: z.string(), by: z.string() })),
});
export type RequestedTerms = z.output<typeof RequestedTerms>;

type Line = { label: string; value: string };

/** Talks have neither a seat nor a number. */
export function requestedTermsLines(terms: Omit<RequestedTerms, 'signed' | 'acting'>): Line[] {
  const seat = seatOf(terms);
  return [
    ...(seat === null ? [] : [{ label: m.request_paper_seat(), value: seatInWords(seat) }]),
    ...(seat === null
      ? []
      : [{ label: m.request_paper_arbitrators(), value: String(terms.arbitrators) }]),
    { label: m.request_paper_language(), value: languageName(terms.language) },
  ];
}

/** For whoever does not read it beside the name of the party. */
export function actingLines({ acting }: RequestedTerms): Line[] {
  return acting.map(({ name, by }) => ({ label: m.request_paper_acts({ name }), value: by }));
}

export function signedLines({
  signed: { name, capacity },
}: Pick<RequestedTerms, 'signed'>): Line[] {
  return name === ''
    ? []
    : [{ label: m.request_paper_signed(), value: [name, capacity].filter(Boolean).join(', ') }];
}

/** What a party is, by its name in a request. */
export const partyKinds: Readonly<Record<PartyKind, () => string>> = {
  person: m.filing_kind_person,
  firm: m.filing_kind_firm,
  company: m.filing_kind_company,
};

export function partyKindInWords(kept: string): string {
  const kind = PARTY_KINDS.find((one) => one === kept);
  return kind ? partyKinds[kind]() : kept;
}
