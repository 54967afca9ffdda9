import * as z from 'zod/mini';
import { EMAIL_MAX, looksLikeEmail } from '#kernel/contacts.ts';
import { DOCUMENT_BYTES_MAX } from '#kernel/document-types.ts';
import { endpoint } from '#kernel/endpoint.ts';
import { line } from '#kernel/text.ts';
import * as m from '#messages/all.ts';
import { ACCESS_PLACES, STANDINGS } from '../rules/access.ts';
import { FIRMS_MOST, INVITED_AS, INVITED_MOST } from '../rules/invitations.ts';
import { Id, MomentText, moveErrors, SideName } from './words.ts';

const SOURCE =
  'Decision 0112; ACA s. 42A and Mediation Act 2023 s. 22: whoever is let in, and by whom, is seen by both sides';
const NAME_MAX = 200;
const Place = z.enum(ACCESS_PLACES);
const Places = z.array(Place).check(z.maxLength(ACCESS_PLACES.length));
const As = z.enum(INVITED_AS);
const Token = z.string().check(z.maxLength(200));

const { unknown } = moveErrors;
const nobodys = { errors: { unknown }, sentences: { unknown: m.case_error_unknown } };

export const peopleOfDispute = endpoint({
  method: 'GET',
  path: '/api/disputes/:id/people',
  needs: 'have_account',
  summary:
    'Who stands on which side and as what; for whoever may let others in, whom they invited and to what.',
  source: SOURCE,
  input: z.strictObject({ id: Id }),
  output: z.object({
    parties: z.array(z.object({ id: Id, side: SideName, name: z.string() })),
    people: z.array(
      z.object({
        name: z.string(),
        as: z.enum(STANDINGS),
        partyIds: z.array(Id),
        /** As what a party let them in; null for whoever is there by their own right. */
        invitedAs: z.nullable(As),
        /** Their firm or chambers as it was named last; empty where none was. */
        firm: z.string(),
        isYou: z.boolean(),
      }),
    ),
    /** Those of the caller's own parties, and nobody else's; the newest last. */
    invitations: z.array(
      z.object({
        id: Id,
        partyId: Id,
        as: As,
        name: z.string(),
        email: z.string(),
        firm: z.string(),
        reads: Places,
        writes: Places,
        hasAuthority: z.boolean(),
        state: z.enum(['sent', 'accepted', 'lapsed']),
        /** Until when the link is good. */
        until: MomentText,
      }),
    ),
    /** To what the caller may let somebody in, and for which party; empty for whoever may not. */
    offers: z.array(z.object({ as: As, reads: Places, writes: Places })),
    mayInviteFor: z.array(z.object({ id: Id, name: z.string(), side: SideName })),
    /** The caller's own way in, where a party let them in: they may leave by it. */
    ownInvitation: z.nullable(Id),
    /** The firm that a lawyer who was let in is named with, and may name anew; null for everybody else. */
    ownFirm: z.nullable(z.string()),
  }),
  ...nobodys,
});

export const authorityUpload = endpoint({
  method: 'POST',
  path: '/api/disputes/:id/invitations/uploads',
  needs: 'have_account',
  summary: 'Upload a letter of authority (a vakalatnama); the token goes into the invitation.',
  source: SOURCE,
  status: 201,
  raw: { types: ['application/octet-stream'], maxBytes: DOCUMENT_BYTES_MAX },
  input: z.strictObject({ id: Id }),
  output: z.object({ token: z.string(), type: z.string(), size: z.number() }),
  errors: {
    unknown,
    document_empty: { status: 422, when: 'The file is empty.' },
    document_type: {
      status: 422,
      when: 'The file is no PDF, picture or Word document by its content.',
    },
  },
  sentences: {
    unknown: m.case_error_unknown,
    document_empty: m.dispute_document_empty,
    document_type: m.dispute_document_type,
  },
});

const firmErrors = {
  firm_of_lawyers: { status: 422, when: 'A firm is named of somebody who is no lawyer.' },
  firms_full: { status: 409, when: `${FIRMS_MOST} firms were named of them in this dispute.` },
} as const;
const firmSentences = {
  firm_of_lawyers: m.people_error_firm_of_lawyers,
  firms_full: m.people_error_firms_full,
};

export const firmOfLawyer = endpoint({
  method: 'POST',
  path: '/api/disputes/:id/invitations/:invitation/firm',
  needs: 'have_account',
  summary:
    'Name the firm or chambers to which a lawyer has gone, by themselves or by the party that let them in. What was named before is kept, and neutrals who disclosed are asked about the new one.',
  source: 'ACA s. 12(1)(a) and (2) with the Fifth Schedule, items 3 and 4',
  status: 201,
  input: z.strictObject({ id: Id, invitation: Id, firm: line(NAME_MAX) }),
  output: z.object({ id: Id }),
  errors: {
    unknown,
    ...firmErrors,
    firm_missing: { status: 422, when: 'The firm is empty.' },
  },
  sentences: {
    unknown: m.case_error_unknown,
    ...firmSentences,
    firm_missing: m.people_error_firm_missing,
  },
});

export const newInvitation = endpoint({
  method: 'POST',
  path: '/api/disputes/:id/invitations',
  needs: 'have_account',
  summary:
    'Let a lawyer, a colleague or a witness into chosen places of a dispute, by a mail with a link of one use.',
  source: SOURCE,
  status: 201,
  input: z.strictObject({
    id: Id,
    party: Id,
    as: As,
    name: line(NAME_MAX),
    email: line(EMAIL_MAX),
    /** The firm or chambers of a lawyer, by which a neutral may be tied to them. */
    firm: z.optional(line(NAME_MAX)),
    reads: Places,
    writes: Places,
    authority: z.nullable(Token),
  }),
  output: z.object({ id: Id }),
  check: ({ name, email }) => {
    if (name === '') return { code: 'name_missing', field: 'name' };
    return looksLikeEmail(email) ? null : { code: 'email_wrong', field: 'email' };
  },
  errors: {
    unknown,
    ...firmErrors,
    name_missing: { status: 422, when: 'The name is empty.' },
    email_wrong: { status: 422, when: 'It has not the shape of an address.' },
    not_allowed: { status: 403, when: 'The caller may let nobody in for this party.' },
    places_missing: { status: 422, when: 'No place is chosen.' },
    place_not_offered: { status: 422, when: 'The place is not to be given to such a person.' },
    authority_missing: { status: 422, when: 'They would act for the party without a letter.' },
    upload_unknown: { status: 422, when: 'The letter of authority is not there any more.' },
    contact_opposite: { status: 409, when: 'The address stands on the other side.' },
    already_invited: { status: 409, when: 'They are in already, or on their way in.' },
    invitations_full: {
      status: 409,
      when: `More than ${INVITED_MOST} are in or on their way in, or were invited within a day.`,
    },
  },
  sentences: {
    unknown: m.case_error_unknown,
    ...firmSentences,
    name_missing: m.people_error_name_missing,
    email_wrong: m.case_error_contact_wrong,
    not_allowed: m.people_error_not_allowed,
    places_missing: m.people_error_places_missing,
    place_not_offered: m.people_error_place_not_offered,
    authority_missing: m.people_error_authority_missing,
    upload_unknown: m.people_error_upload_unknown,
    contact_opposite: m.case_error_contact_opposite,
    already_invited: m.people_error_already_invited,
    invitations_full: m.people_error_full,
  },
});

export const invitationEnd = endpoint({
  method: 'DELETE',
  path: '/api/disputes/:id/invitations/:invitation',
  needs: 'have_account',
  summary: 'Take an invitation back, or leave. From then on they are a stranger.',
  source: SOURCE,
  input: z.strictObject({ id: Id, invitation: Id }),
  output: z.object({ id: Id }),
  ...nobodys,
});

const acceptErrors = {
  link_unknown: { status: 404, when: 'The link was used, taken back or is over, or never was.' },
  another_address: { status: 403, when: 'It went to another address than the caller has proved.' },
  of_office: { status: 403, when: 'The caller works for the institution.' },
  other_side: { status: 409, when: 'The caller stands or stood on the other side.' },
  already_there: { status: 409, when: 'The caller stands in the dispute already.' },
} as const;
const acceptSentences = {
  link_unknown: m.people_error_link,
  another_address: m.people_error_another_address,
  of_office: m.people_error_of_office,
  other_side: m.people_error_other_side,
  already_there: m.people_error_already_there,
};

export const disputeInvitationOpening = endpoint({
  method: 'POST',
  path: '/api/dispute-invitations/opening',
  needs: 'have_account',
  summary: 'To what a mailed link invites whoever has the address to which it went.',
  source: SOURCE,
  input: z.strictObject({ token: Token }),
  output: z.object({
    reference: z.string(),
    party: z.string(),
    as: As,
    /** What the party named as their firm. */
    firm: z.string(),
    reads: Places,
    writes: Places,
    until: MomentText,
  }),
  errors: acceptErrors,
  sentences: acceptSentences,
});

export const invitationAcceptance = endpoint({
  method: 'POST',
  path: '/api/dispute-invitations/acceptance',
  needs: 'have_account',
  summary: 'Enter a dispute by a mailed link. Once, with the address to which it went.',
  source: SOURCE,
  status: 201,
  input: z.strictObject({ token: Token, firm: z.optional(line(NAME_MAX)) }),
  output: z.object({ id: Id }),
  errors: { ...acceptErrors, ...firmErrors },
  sentences: { ...acceptSentences, ...firmSentences },
});

export const disputesInvitationEndpoints = [
  peopleOfDispute,
  authorityUpload,
  newInvitation,
  invitationEnd,
  firmOfLawyer,
  disputeInvitationOpening,
  invitationAcceptance,
];
