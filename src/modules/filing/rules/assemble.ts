import { type Minor, readMoney, readRate } from '#kernel/amounts.ts';
import type { Day } from '#kernel/days.ts';
import type { FiledClaim } from '#modules/disputes/rules/filed-claims.ts';
import {
  contactTyped,
  type FiledContact,
  type FiledParty,
  type FiledRepresentative,
} from '#modules/disputes/rules/filed-parties.ts';
import type { FiledAgreement, FiledLimitation, Filing } from '#modules/disputes/rules/filing.ts';
import { type RequestKind, requestKindOf } from '#modules/disputes/rules/request-kind.ts';
import { CURRENCIES, type Currency, PARTY_KINDS } from '#modules/disputes/rules/words.ts';
import { gstinOf } from '#modules/fees/rules/gst.ts';
import {
  type AgreementAnswers,
  type Answers,
  type ClaimAnswer,
  type ClaimAnswers,
  noAgreement,
  noClaim,
  noDisputeKind,
  type PartyAnswers,
  type YouAnswers,
} from './answers.ts';
import { triage } from './triage.ts';

/** Where the request itself is what names an address (IT Act s. 13: the party names its own). */
export const IN_REQUEST = 'The request itself';
const DEFAULT_SEAT = 'Mumbai';
/** The schedule of fees under which a request is filed, until parties and institution agree on another. */
export const FILED_UNDER = 'institution';

/** A request as disputes knows it, made of what was typed. Whatever was not typed is as empty as it was; nothing is guessed. */
export function filingOf(answers: Answers): Filing {
  const {
    trouble = noDisputeKind,
    claim = noClaim,
    agreement = noAgreement,
    you,
    others,
    documents,
  } = answers;
  const { process, track, sector, warnings } = triage(trouble);
  const files = documents?.files ?? [];
  const token = (kind: string) => files.find((one) => one.kind === kind)?.token ?? null;
  const isRepresented = (you?.parties ?? []).some((party) => representativesOf(party).length > 0);
  const authority = isRepresented ? token('authority') : null;
  const claimants = (you?.parties ?? []).map((party, at) =>
    partyOf(party, 'claimant', { you, at }),
  );
  // Papers with a place of their own; every other file is one of the documents, so none is lost.
  const attached = new Set([authority, process === 'arbitration' ? token('agreement') : null]);
  return {
    // Of a warning that the trouble does not give nobody took note, whatever a form once sent.
    process,
    track,
    sector,
    warnings: warnings.filter((one) => trouble.warnings.includes(one)),
    seat: agreement.seat.trim() || DEFAULT_SEAT,
    language: spoken(agreement.language),
    arbitrators: Number(agreement.arbitrators || '1'),
    title: claim.title.trim(),
    facts: claim.facts.trim(),
    relief: claim.relief.trim(),
    causeOn: dayOrNull(claim.causeOn),
    limitation: limitationSummary(claim),
    parties: [
      ...withAuthority(claimants, authority),
      ...(others?.parties ?? []).map((one) => partyOf(one, 'respondent', null)),
    ],
    claims: claim.rows.map(claimOf),
    agreement: process === 'arbitration' ? agreementOf(agreement, token('agreement')) : null,
    documents: files
      .filter((one) => !attached.has(one.token))
      .map(({ token, kind, name }) => ({ token, kind: kindOf(kind), title: name })),
  };
}

/**
 * What the request will rest on, as it was typed so far. Until somebody says that nothing was agreed, or that the clause names
 * another house, it is taken for an arbitration; the registrar looks at what was agreed, and may find otherwise.
 */
export function footingIn({
  trouble = noDisputeKind,
  agreement = noAgreement,
}: Answers): RequestKind {
  return requestKindOf({
    process: triage(trouble).process,
    isAgreed: agreement.has !== 'none' && agreement.names !== 'no',
  });
}

type Told = Pick<ClaimAnswers, 'category' | 'acknowledgedOn' | 'paidOn' | 'lateReason'>;

/** What a tribunal would count limitation by: beside the claimant's account, which stays in the claimant's words alone. */
export function limitationSummary({
  category,
  acknowledgedOn,
  paidOn,
  lateReason,
}: Told): FiledLimitation {
  return {
    kind: category.trim(),
    lateReason: lateReason.trim(),
    acknowledgedOn: dayOrNull(acknowledgedOn),
    paidOn: dayOrNull(paidOn),
  };
}

function kindOf(kind: string): 'evidence' | 'other' {
  return kind === 'evidence' ? 'evidence' : 'other';
}

function spoken(language: string): 'en' | 'hi' | 'mr' {
  return language === 'hi' || language === 'mr' ? language : 'en';
}

/** A day as it was typed; what is no day stays, and is refused by its field. */
function dayOrNull(typed: string): Day | null {
  return typed.trim() === '' ? null : typed.trim();
}

/** Among those who file: the address of whoever files may be the first claimant's too. */
type Own = { you: YouAnswers | undefined; at: number } | null;

function partyOf(party: PartyAnswers, side: FiledParty['side'], own: Own): FiledParty {
  return {
    side,
    kind: PARTY_KINDS.find((one) => one === party.kind) ?? 'person',
    name: party.name.trim(),
    registration: party.registration.trim(),
    language: spoken(party.language),
    ...taxedAs(party),
    contacts: contactsOf(party, own),
    representatives: representativesOf(party),
  };
}

/** Where the party is for the tax; what was not typed is left out. */
function taxedAs({ state = '', gstin = '' }: PartyAnswers): Pick<FiledParty, 'state' | 'gstin'> {
  const number = gstinOf(gstin);
  return { ...(state === '' ? {} : { state }), ...(number === '' ? {} : { gstin: number }) };
}

const CHANNELS = ['email', 'mobile', 'post'] as const;

function contactsOf(party: PartyAnswers, own: Own): FiledContact[] {
  const isOwn = own?.you?.takesPapers === 'yes';
  const given = givenChannels(party).map((channel): FiledContact => {
    const agreedIn =
      party[`${channel}AgreedIn`].trim() || (isOwn && channel !== 'post' ? IN_REQUEST : '');
    const value = contactTyped(channel, party[channel]);
    return { channel, value, isDesignated: agreedIn !== '', designatedIn: agreedIn };
  });
  const also = ownAddress(party, own);
  const designated = { isDesignated: isOwn, designatedIn: isOwn ? IN_REQUEST : '' };
  return also === null ? given : [...given, { channel: 'email', value: also, ...designated }];
}

/** The address of whoever files, where the first claimant is reached there and has not given it as their own already. */
function ownAddress({ email }: PartyAnswers, own: Own): string | null {
  const address = own?.you?.address.trim() ?? '';
  if (own?.at !== 0 || own.you?.reaches !== 'yes' || address === '') return null;
  return address.toLowerCase() === email.trim().toLowerCase() ? null : address;
}

export function givenChannels(party: PartyAnswers) {
  return CHANNELS.filter((channel) => party[channel].trim() !== '');
}

function representativesOf({
  repName,
  repFirm,
  repEmail,
  repMobile,
}: PartyAnswers): FiledRepresentative[] {
  if ([repName, repFirm, repEmail, repMobile].every((one) => one.trim() === '')) return [];
  const mobile = contactTyped('mobile', repMobile);
  return [
    {
      name: repName.trim(),
      firm: repFirm.trim(),
      email: repEmail.trim(),
      mobile,
      authorityToken: null,
    },
  ];
}

/** The paper that lets somebody act for the first claimant who has a representative. */
function withAuthority(parties: FiledParty[], authorityToken: string | null): FiledParty[] {
  const first = parties.findIndex(({ representatives }) => representatives.length > 0);
  return parties.map((party, at) =>
    at === first
      ? {
          ...party,
          representatives: party.representatives.map((one) => ({ ...one, authorityToken })),
        }
      : party,
  );
}

function claimOf({
  head,
  amount,
  currency,
  interestBasis,
  interestRate,
  interestFrom,
}: ClaimAnswer): FiledClaim {
  const basis =
    (['contract', 'statute', 'discretion'] as const).find((one) => one === interestBasis) ?? '';
  return {
    head: head.trim(),
    amount: readAmount({ amount, currency }) ?? 0n,
    // A request with a currency that we do not know is not sent (rules/draft.ts).
    currency: currencyIn({ currency }) ?? 'INR',
    interestBasis: basis,
    interestRate: basis === '' ? null : readRate(interestRate),
    interestFrom: basis === '' ? null : dayOrNull(interestFrom),
  };
}

/** The money of a row of the claim: rupees where nothing was chosen, null for one that we do not know. */
export function currencyIn({ currency }: Pick<ClaimAnswer, 'currency'>): Currency | null {
  return currency === '' ? 'INR' : (CURRENCIES.find((one) => one === currency) ?? null);
}

/** What a row of the claim asks for: nothing in an empty field, null for what is no amount of the row's own money. */
export function amountIn(row: Pick<ClaimAnswer, 'amount' | 'currency'>): Minor | null {
  return currencyIn(row) === null ? null : readAmount(row);
}

function readAmount({ amount, currency }: Pick<ClaimAnswer, 'amount' | 'currency'>): Minor | null {
  return amount.trim() === '' ? 0n : readMoney(amount, currency || 'INR');
}

function agreementOf(
  agreement: AgreementAnswers,
  documentToken: string | null,
): FiledAgreement | null {
  const { has, clause, page, agreedOn, version, proposedBy, names } = agreement;
  if (has === '') return null;
  if (has === 'none') {
    const nothing = { clause: '', page: '', agreedOn: null, version: '', namesInstitution: false };
    return { ...nothing, proposedBy: 'none', documentToken };
  }
  return {
    clause: clause.trim(),
    page: page.trim(),
    agreedOn: dayOrNull(agreedOn),
    version: version.trim(),
    proposedBy:
      (['claimant', 'respondent', 'both'] as const).find((one) => one === proposedBy) ?? 'unknown',
    namesInstitution: names === 'yes',
    documentToken,
  };
}
