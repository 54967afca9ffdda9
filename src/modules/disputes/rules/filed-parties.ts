import { isEmailOfOneWriting, isPhone, readPhone } from '#kernel/contacts.ts';
import type { Problem } from '#kernel/endpoint.ts';
import { isGstin } from '#modules/fees/rules/gst.ts';
import { isState } from '#modules/fees/rules/states.ts';
import { addressesOfBoth, type PartyAddress } from './addresses.ts';
import type { ContactChannel, PartyKind, Side } from './words.ts';

export const PARTIES_MAX = 50;
/** An Indian address ends in a PIN of six digits; one abroad has a country and at least a line. */
const ADDRESS = /\S.{9,}/s;

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

type ContactProblem = 'email_wrong' | 'mobile_wrong' | 'address_wrong';
type PartyProblem =
  | ('claimant_missing' | 'respondent_missing' | 'parties_too_many' | 'name_missing')
  | ('contact_missing' | ContactProblem | 'designation_unfounded' | 'representative_wrong')
  | ('party_against_itself' | 'address_of_both_sides' | 'state_wrong' | 'gstin_wrong');
type Found = Problem<PartyProblem>;

/** Every problem of the parties of a request, in the order of the form. */
export function problemsOfParties(parties: readonly FiledParty[]): Found[] {
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

const shapes: Record<ContactChannel, { is: (value: string) => boolean; code: ContactProblem }> = {
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
export function contactProblem(channel: ContactChannel, value: string): ContactProblem | null {
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
