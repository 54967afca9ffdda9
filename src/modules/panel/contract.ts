import * as z from 'zod/mini';
import { EMAIL_MAX } from '#kernel/contacts.ts';
import { DOCUMENT_BYTES_MAX, DOCUMENT_TYPES } from '#kernel/document-types.ts';
import { endpoint, type Refusal } from '#kernel/endpoint.ts';
import { line, lines } from '#kernel/text.ts';
import * as m from '#messages/all.ts';
import {
  applicationProblem,
  GENDERS,
  HEARING_DAYS,
  MONTHS,
  SPECIALISATIONS,
} from './rules/application.ts';

// The most that each text may hold; the form sets the same as maxlength.
export const NAME_MAX = 100;
export const PHONE_MAX = 20;
export const LINK_MAX = 500;
export const ADDRESS_MAX = 1000;
export const TEXT_MAX = 5000;
export const CV_MAX = 20_000;
export const FILE_NAME_MAX = 200;
export const TOKEN_MAX = 100;

export { maskAadhaar } from './rules/aadhaar.ts';
export { ageProblem, STEPS } from './rules/application.ts';
export { EMAIL_MAX };

const described = (description: string) => z.meta({ description });
const said = (max: number, description: string) => lines(max).check(described(description));
const file = () =>
  z
    .nullable(line(TOKEN_MAX))
    .check(described('The token that the upload of the file was answered, or null.'));
const fileName = () =>
  z.nullable(line(FILE_NAME_MAX)).check(described('The name of that file, or null.'));
const yesNo = () => z.nullable(z.boolean());

const keyErrors = {
  idempotency_key_invalid: {
    status: 400,
    when: 'The Idempotency-Key header is empty, too long or not printable ASCII.',
  },
  idempotency_key_reused: {
    status: 422,
    when: 'The Idempotency-Key was used within 24 hours with another body.',
  },
} satisfies Record<string, Refusal>;
const keySentences = {
  idempotency_key_invalid: m.empanel_key_invalid,
  idempotency_key_reused: m.empanel_key_reused,
};

export const panelApplication = endpoint({
  method: 'POST',
  path: '/api/panel/applications',
  needs: 'visit',
  summary:
    'Apply to join the panel. The applicant gets a mail with the reference number. An Aadhaar number in any text is masked before it is stored.',
  source: 'Spec sections 2 to 5, empanelment',
  status: 201,
  input: z.strictObject({
    fullname: line(NAME_MAX).check(described('As per official documents.')),
    uemail: line(EMAIL_MAX),
    phone: line(PHONE_MAX),
    day: z.nullable(z.number()).check(described('Day of birth, or null.')),
    month: z.enum(MONTHS),
    year: z.nullable(z.number()).check(described('Year of birth, 1900 or later, or null.')),
    gender: z.nullable(z.enum(GENDERS)),
    profileLink: line(LINK_MAX).check(described('Professional profile or website.')),
    uploadDoc: said(
      TEXT_MAX,
      'National ID for verification: PAN, passport or masked Aadhaar; this text or the file is required.',
    ),
    nationalIdFile: file(),
    nationalIdFileName: fileName(),
    address: said(ADDRESS_MAX, 'Permanent address.'),
    nation: line(NAME_MAX).check(described('Nationality.')),
    correspondenceAddress: said(ADDRESS_MAX, 'Address for letters.'),
    qualifications: said(TEXT_MAX, 'Degree, university, year of passing. Required.'),
    certifications: said(TEXT_MAX, 'Professional certifications. Required.'),
    specialisations: z.array(z.enum(SPECIALISATIONS)).check(z.maxLength(SPECIALISATIONS.length)),
    actedBefore: yesNo().check(described('Acted as arbitrator before.')),
    experience: lines(TEXT_MAX),
    hasArbitrationCertifications: yesNo(),
    arbitrationCertifications: said(
      TEXT_MAX,
      'Required when hasArbitrationCertifications is true.',
    ),
    available: z.boolean().check(described('Currently available for new assignments.')),
    hearingDays: z.nullable(z.enum(HEARING_DAYS)),
    additionalInformation: lines(TEXT_MAX),
    cv: said(CV_MAX, 'CV or resume; this text or the file is required.'),
    cvFile: file(),
    cvFileName: fileName(),
  }),
  output: z.object({
    id: z.string().check(
      z.meta({
        format: 'uuid',
        description: 'Of the application; a repeat is answered the same.',
      }),
    ),
    reference: z.string().check(described('Such as MUNCH-PA-2026-000123.')),
  }),
  check: applicationProblem,
  errors: {
    field_missing: { status: 422, when: 'A required text is empty; `fields` names it.' },
    email_invalid: { status: 422, when: 'The e-mail address is not one.' },
    phone_invalid: {
      status: 422,
      when: 'The phone has other characters than digits, +, spaces, dots, hyphens and brackets, or under 7 digits.',
    },
    aadhaar_in_contact: {
      status: 422,
      when: 'The e-mail address or the phone holds what looks like an Aadhaar number.',
    },
    birth_day_invalid: {
      status: 422,
      when: 'Day, month and year are not a day of the calendar since 1900, or one of them is missing.',
    },
    under_age: { status: 422, when: 'The applicant is not yet 18.' },
    national_id_missing: {
      status: 422,
      when: 'There is neither a text nor a file for the national ID.',
    },
    link_invalid: { status: 422, when: 'The profile is not an address of the web.' },
    specify_missing: { status: 422, when: 'Certifications are held and not specified.' },
    availability_unanswered: { status: 422, when: 'available is neither true nor false.' },
    cv_missing: { status: 422, when: 'There is neither a text nor a file for the CV.' },
    file_unnamed: { status: 422, when: 'A file has no name, or a name no file.' },
    document_unknown: {
      status: 422,
      when: 'No upload was answered this token, or its document is attached already or was swept after seven days.',
    },
    ...keyErrors,
  },
  sentences: {
    field_missing: m.empanel_field_missing,
    email_invalid: m.empanel_email_invalid,
    phone_invalid: m.empanel_phone_invalid,
    aadhaar_in_contact: m.empanel_aadhaar_in_contact,
    birth_day_invalid: m.empanel_birth_day_invalid,
    under_age: m.empanel_under_age,
    national_id_missing: m.empanel_national_id_missing,
    link_invalid: m.empanel_link_invalid,
    specify_missing: m.empanel_specify_missing,
    availability_unanswered: m.empanel_availability_unanswered,
    cv_missing: m.empanel_cv_missing,
    file_unnamed: m.empanel_file_unnamed,
    document_unknown: m.empanel_document_unknown,
    ...keySentences,
  },
});

export const panelDocument = endpoint({
  method: 'POST',
  path: '/api/panel/documents',
  needs: 'visit',
  summary:
    'Upload one document: the bytes are the body. What it is, is read from its content. The answer is a token; whoever holds it may attach the document to an application within seven days, and it opens nothing.',
  source: 'Readings: a real file upload stands beside each text area',
  status: 201,
  raw: { types: [...DOCUMENT_TYPES, 'application/octet-stream'], maxBytes: DOCUMENT_BYTES_MAX },
  input: z.strictObject({}),
  output: z.object({
    token: z.string().check(described('Shown once; only its hash is kept.')),
    type: z.enum(DOCUMENT_TYPES),
    size: z.number().check(described('In bytes.')),
  }),
  errors: {
    document_empty: { status: 422, when: 'The body is empty.' },
    document_type: {
      status: 422,
      when: 'The content is none of PDF, JPEG, PNG and DOCX, whatever its name says.',
    },
    uploads_full: {
      status: 429,
      when: 'This network, or everybody together, has uploaded as much as may wait to be sent.',
    },
  },
  sentences: {
    document_empty: m.empanel_document_empty,
    document_type: m.empanel_document_type,
    uploads_full: m.empanel_uploads_full,
  },
});
