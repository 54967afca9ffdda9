import * as z from 'zod/mini';
import { EMAIL_MAX } from '#kernel/contacts.ts';
import { endpoint } from '#kernel/endpoint.ts';
import { line, lines } from '#kernel/text.ts';
import * as m from '#messages/all.ts';
import {
  ADDRESS_MAX,
  CV_MAX,
  LINK_MAX,
  NAME_MAX,
  PHONE_MAX,
  TEXT_MAX,
  TOKEN_MAX,
} from '../contract.ts';
import { draftProblem, SPECIALISATIONS } from '../rules/application.ts';

const typed = (max: number) => z.optional(lines(max));

/** The form as somebody left it: every field as its control holds it, nothing required, no file. */
const Draft = z.strictObject({
  fullname: typed(NAME_MAX),
  uemail: typed(EMAIL_MAX),
  phone: typed(PHONE_MAX),
  day: typed(4),
  month: typed(20),
  year: typed(6),
  gender: typed(20),
  profileLink: typed(LINK_MAX),
  uploadDoc: typed(TEXT_MAX),
  address: typed(ADDRESS_MAX),
  nation: typed(NAME_MAX),
  correspondenceAddress: typed(ADDRESS_MAX),
  qualifications: typed(TEXT_MAX),
  certifications: typed(TEXT_MAX),
  specialisations: z.optional(
    z.array(z.enum(SPECIALISATIONS)).check(z.maxLength(SPECIALISATIONS.length)),
  ),
  actedBefore: typed(20),
  experience: typed(TEXT_MAX),
  hasArbitrationCertifications: typed(20),
  arbitrationCertifications: typed(TEXT_MAX),
  available: typed(20),
  hearingDays: typed(20),
  additionalInformation: typed(TEXT_MAX),
  cv: typed(CV_MAX),
});

export const panelDraft = endpoint({
  method: 'POST',
  path: '/api/panel/drafts',
  needs: 'visit',
  summary:
    'Keep a half-done application for thirty days. Its e-mail address gets a link with which it can be finished on any device.',
  source:
    'Spec sections 2 to 5, empanelment: a half-done application can be finished later from a mailed link',
  status: 202,
  input: Draft,
  output: z.object({
    keptUntil: z
      .string()
      .check(z.meta({ format: 'date', description: 'The last civil day in India.' })),
  }),
  check: draftProblem,
  errors: {
    draft_email_invalid: {
      status: 422,
      when: 'uemail, where the link goes, is not an e-mail address.',
    },
  },
  sentences: { draft_email_invalid: m.empanel_draft_email_invalid },
});

export const panelDraftOpening = endpoint({
  method: 'POST',
  path: '/api/panel/drafts/opening',
  needs: 'visit',
  summary:
    'What was kept, for the token of the mailed link. Opening changes nothing and may be done again until the thirty days are over.',
  source:
    'Spec sections 2 to 5, empanelment: a half-done application can be finished later from a mailed link',
  input: z.strictObject({ token: line(TOKEN_MAX) }),
  output: z.object({ form: Draft }),
  errors: {
    draft_unknown: { status: 404, when: 'No mail of ours has this link, or its draft is deleted.' },
    draft_expired: { status: 410, when: 'The thirty days are over.' },
  },
  sentences: { draft_unknown: m.empanel_draft_unknown, draft_expired: m.empanel_draft_expired },
});
