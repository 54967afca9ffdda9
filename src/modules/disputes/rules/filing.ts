import type { Minor } from '#kernel/amounts.ts';
import { isEmailOfOneWriting, isPhone, readPhone } from '#kernel/contacts.ts';
import { type Day, isDay } from '#kernel/days.ts';
import type { Problem } from '#kernel/endpoint.ts';
import { isGstin } from '#modules/fees/rules/gst.ts';
import { isState } from '#modules/fees/rules/states.ts';
import { addressesOfBoth, type PartyAddress } from './addresses.ts';
import type { ContactChannel, Currency, PartyKind, Process, Side, Track } from './words.ts';

export const PARTIES_MAX = 50;
export const CLAIMS_MAX = 50;
/** A lakh crore of rupees in paise: a hundred times the largest award that anybody has asked for. */
export const SUM_MAX: Minor = 100_000_000_000_000n;

export type FiledContact = {
  channel: ContactChannel;
  /** An e-mail address, a mobile number in E.164, or a postal address with its PIN. */
  value: string;
  isDesignated: boolean;
  /** Where it was agreed; asked for where it is designated (IT Act s. 13). */
  designatedIn: string;
};

export type FiledRepresentative = {
  name: string;
  firm: string;
  email: string;
  mobile: string;
  authorityToken: string | null;
};

export type FiledParty = {
  side: Side;
  kind: PartyKind;
  name: string;
  registration: string;
  language: 'en' | 'hi' | 'mr';
  /** GST's two digits of the state of its address, and its registration: left out where nobody asked, or there is none. */
  state?: string;
  gstin?: string;
  contacts: readonly FiledContact[];
  representatives: readonly FiledRepresentative[];
};

export type FiledClaim = {
  head: string;
  amount: Minor;
  currency: Currency;
  interestBasis: '' | 'contract' | 'statute' | 'discretion';
  /** Hundredths of a per cent a year. */
  interestRate: number | null;
  interestFrom: Day | null;
};

export type FiledAgreement = {
  clause: string;
  page: string;
  agreedOn: Day | null;
  version: string;
  proposedBy: 'claimant' | 'respondent' | 'both' | 'unknown' | 'none';
  namesInstitution: boolean;
  documentToken: string | null;
};

/** What limitation would be counted by, as it was answered: facts of their own, and no part of the claimant's account. */
export type FiledLimitation = {
  /** Which kind of claim came closest, by its name in the guided request. */
  kind: string;
  acknowledgedOn: Day | null;
  paidOn: Day | null;
  lateReason: string;
};

/** A request for arbitration, mediation or conciliation, whole: by a form, or as a row of many. */
export type Filing = {
  process: Process;
  track: Track;
  sector: string;
  seat: string;
  language: 'en' | 'hi' | 'mr';
  arbitrators: number;
  title: string;
  facts: string;
  relief: string;
  causeOn: Day | null;
  /** Left out where nobody asked. */
  limitation?: FiledLimitation;
  warnings: readonly string[];
  parties: readonly FiledParty[];
  claims: readonly FiledClaim[];
  agreement: FiledAgreement | null;
  /** Papers that were uploaded before, by their tokens. */
  documents: readonly { token: string; kind: 'evidence' | 'other'; title: string }[];
};

export const FILING_PROBLEMS = [
  'title_missing',
  'sector_missing',
  'facts_missing',
  'claimant_missing',
  'respondent_missing',
  'parties_too_many',
  'name_missing',
  'contact_missing',
  'email_wrong',
  'mobile_wrong',
  'address_wrong',
  'designation_unfounded',
  'party_against_itself',
  'address_of_both_sides',
  'claim_missing',
  'claims_too_many',
  'head_missing',
  'amount_zero',
  'amount_too_large',
  'currencies_mixed',
  'interest_wrong',
  'day_wrong',
  'day_in_future',
  'day_too_old',
  'arbitrators_even',
  'agreement_missing',
  'clause_missing',
  'representative_wrong',
  'state_wrong',
  'gstin_wrong',
] as const;
export type FilingProblem = (typeof FILING_PROBLEMS)[number];

/** An Indian address ends in a PIN of six digits; one abroad has a country and at least a line. */
const ADDRESS = /\S.{9,}/s;
const OLDEST: Day = '1950-01-01';

/** Those that heads of claim may have, whoever brings them. */
export type ClaimProblem = Extract<
  FilingProblem,
  | ('claims_too_many' | 'head_missing' | 'amount_zero' | 'amount_too_large' | 'currencies_mixed')
  | ('interest_wrong' | 'day_wrong' | 'day_in_future' | 'day_too_old')
>;

type Found = Problem<FilingProblem>;
type FoundInClaims = Problem<ClaimProblem>;

/**
 * Every problem of a request, in the order of the form, each with the field that it is about: `parties.1.contacts.0.value`.
 * `today` is the civil day in Mumbai.
 */
export function problemsOf(filing: Filing, today: Day): Found[] {
  return [
    ...aboutItself(filing, today),
    ...aboutParties(filing),
    ...aboutClaims(filing, today),
    ...aboutAgreement(filing, today),
  ];
}

function aboutItself(
  { title, sector, facts, arbitrators, causeOn, process }: Filing,
  today: Day,
): Found[] {
  const found: Found[] = [];
  if (title.trim() === '') found.push({ code: 'title_missing', field: 'title' });
  if (sector.trim() === '') found.push({ code: 'sector_missing', field: 'sector' });
  if (facts.trim().length < 20) found.push({ code: 'facts_missing', field: 'facts' });
  // ACA s. 10(1): any number, not even.
  if (process === 'arbitration' && arbitrators % 2 === 0)
    found.push({ code: 'arbitrators_even', field: 'arbitrators' });
  if (causeOn !== null) found.push(...aboutDay(causeOn, 'causeOn', today));
  return found;
}

export function aboutDay(
  day: string,
  field: string,
  today: Day,
): Problem<'day_wrong' | 'day_in_future' | 'day_too_old'>[] {
  if (!isDay(day)) return [{ code: 'day_wrong', field }];
  if (day > today) return [{ code: 'day_in_future', field }];
  return day < OLDEST ? [{ code: 'day_too_old', field }] : [];
}

function aboutParties({ parties }: Filing): Found[] {
  const found: Found[] = [];
  if (parties.length > PARTIES_MAX) return [{ code: 'parties_too_many', field: 'parties' }];
  if (!parties.some(({ side }) => side === 'claimant'))
    found.push({ code: 'claimant_missing', field: 'parties' });
  if (!parties.some(({ side }) => side === 'respondent'))
    found.push({ code: 'respondent_missing', field: 'parties' });
  for (const [at, party] of parties.entries()) found.push(...aboutParty(party, `parties.${at}`));
  const twice = againstItself(parties);
  if (twice !== null) found.push({ code: 'party_against_itself', field: `parties.${twice}.name` });
  else
    found.push(
      ...addressesOfBoth(addressesIn(parties)).map(({ field }) => ({
        code: 'address_of_both_sides' as const,
        field,
      })),
    );
  return found;
}

/** Where each party, and whoever acts for it, can be reached by a code. */
export function addressesIn(
  parties: readonly Pick<FiledParty, 'side' | 'contacts' | 'representatives'>[],
): PartyAddress[] {
  return parties.flatMap(({ side, contacts, representatives }, place) => [
    ...contacts.map(({ channel, value }, at) => ({
      side,
      channel,
      value,
      field: `parties.${place}.contacts.${at}.value`,
    })),
    ...representatives.flatMap(({ email, mobile }, at) =>
      (['email', 'mobile'] as const).map((channel) => ({
        side,
        channel,
        value: channel === 'email' ? email : mobile,
        field: `parties.${place}.representatives.${at}`,
      })),
    ),
  ]);
}

function aboutParty(
  { name, contacts, representatives, state, gstin }: FiledParty,
  field: string,
): Found[] {
  const found: Found[] = [];
  if (name.trim() === '') found.push({ code: 'name_missing', field: `${field}.name` });
  if (state !== undefined && !isState(state))
    found.push({ code: 'state_wrong', field: `${field}.state` });
  if (gstin !== undefined && !isGstin(gstin))
    found.push({ code: 'gstin_wrong', field: `${field}.gstin` });
  if (contacts.length === 0) found.push({ code: 'contact_missing', field: `${field}.contacts` });
  for (const [at, contact] of contacts.entries())
    found.push(...aboutContact(contact, `${field}.contacts.${at}`));
  for (const [at, { name: who, email }] of representatives.entries())
    if (who.trim() === '' || !isEmailOfOneWriting(email))
      found.push({ code: 'representative_wrong', field: `${field}.representatives.${at}` });
  return found;
}

const shapes: Record<ContactChannel, { is: (value: string) => boolean; code: FilingProblem }> = {
  email: { is: isEmailOfOneWriting, code: 'email_wrong' },
  mobile: { is: isPhone, code: 'mobile_wrong' },
  post: { is: (value) => ADDRESS.test(value), code: 'address_wrong' },
};

function aboutContact(
  { channel, value, isDesignated, designatedIn }: FiledContact,
  field: string,
): Found[] {
  const found: Found[] = [];
  const wrong = contactProblem(channel, value);
  if (wrong) found.push({ code: wrong, field: `${field}.value` });
  if (isDesignated && designatedIn.trim() === '')
    found.push({ code: 'designation_unfounded', field: `${field}.designatedIn` });
  return found;
}

/** The value of a contact as it is kept, of what somebody typed: what is no number stays as it is, and is refused at its field. */
export function contactTyped(channel: string, typed: string): string {
  return (channel === 'mobile' && readPhone(typed)) || typed.trim();
}

/** What is wrong with the value of a contact, if anything. */
export function contactProblem(channel: ContactChannel, value: string): FilingProblem | null {
  return shapes[channel].is(value.trim()) ? null : shapes[channel].code;
}

/** The place of a respondent who is a claimant too: the same name at the same address, or the same registration. */
export function againstItself(parties: readonly FiledParty[]): number | null {
  const claimants = parties.filter(({ side }) => side === 'claimant');
  const at = parties.findIndex(
    (party) => party.side === 'respondent' && claimants.some((claimant) => isSame(claimant, party)),
  );
  return at < 0 ? null : at;
}

function isSame(one: FiledParty, other: FiledParty): boolean {
  if (one.registration !== '' && folded(one.registration) === folded(other.registration))
    return true;
  if (folded(one.name) !== folded(other.name)) return false;
  const addresses = new Set(one.contacts.map(({ value }) => folded(value)));
  return other.contacts.some(({ value }) => addresses.has(folded(value)));
}

function folded(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[\s.,]+/g, ' ')
    .trim();
}

function aboutClaims({ claims, process }: Filing, today: Day): Found[] {
  if (claims.length === 0)
    return process === 'arbitration' ? [{ code: 'claim_missing', field: 'claims' }] : [];
  return problemsOfClaims(claims, today);
}

/** What is wrong with heads of claim: a claimant's, or those of a counterclaim (ACA s. 23(2A)). There are some. */
export function problemsOfClaims(claims: readonly FiledClaim[], today: Day): FoundInClaims[] {
  if (claims.length > CLAIMS_MAX) return [{ code: 'claims_too_many', field: 'claims' }];
  const found: FoundInClaims[] = [];
  for (const [at, claim] of claims.entries())
    found.push(...aboutClaim(claim, `claims.${at}`, today));
  if (new Set(claims.map(({ currency }) => currency)).size > 1)
    found.push({ code: 'currencies_mixed', field: 'claims' });
  if (found.length === 0 && sumOf(claims) > SUM_MAX)
    found.push({ code: 'amount_too_large', field: 'claims' });
  return found;
}

function aboutClaim(
  { head, amount, interestBasis, interestRate, interestFrom }: FiledClaim,
  field: string,
  today: Day,
): FoundInClaims[] {
  const found: FoundInClaims[] = [];
  if (head.trim() === '') found.push({ code: 'head_missing', field: `${field}.head` });
  if (amount > SUM_MAX) found.push({ code: 'amount_too_large', field: `${field}.amount` });
  else if (amount <= 0n) found.push({ code: 'amount_zero', field: `${field}.amount` });
  // Interest by contract has a rate and somewhere to begin; the court's own discretion needs neither.
  const isHalf =
    interestBasis === 'contract' &&
    (interestRate === null || interestRate < 1 || interestRate > 20_000);
  if (isHalf) found.push({ code: 'interest_wrong', field: `${field}.interestRate` });
  if (interestFrom !== null) found.push(...aboutDay(interestFrom, `${field}.interestFrom`, today));
  return found;
}

export function sumOf(claims: readonly Pick<FiledClaim, 'amount'>[]): Minor {
  return claims.reduce((sum, { amount }) => sum + amount, 0n);
}

function aboutAgreement({ agreement, process }: Filing, today: Day): Found[] {
  if (process !== 'arbitration') return [];
  if (agreement === null) return [{ code: 'agreement_missing', field: 'agreement' }];
  const found: Found[] = [];
  // ACA s. 7 asks for writing. Whoever has none says so, and only an invitation to agree can go out.
  if (agreement.proposedBy !== 'none' && agreement.clause.trim() === '')
    found.push({ code: 'clause_missing', field: 'agreement.clause' });
  if (agreement.agreedOn !== null)
    found.push(...aboutDay(agreement.agreedOn, 'agreement.agreedOn', today));
  return found;
}
