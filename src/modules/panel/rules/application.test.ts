import { describe, expect, test } from 'vitest';
import { fc } from '../../../../tests/properties.ts';
import {
  ageProblem,
  applicationProblem,
  birthDay,
  draftProblem,
  MONTHS,
  masked,
  SPECIALISATIONS,
  STEPS,
} from './application.ts';
import { draftExpiresAt, isExpired, looseUntil, referenceOf } from './retention.ts';

const ada = {
  fullname: 'Ada Lovelace',
  uemail: 'ada@example.org',
  phone: '+91 98200 00000',
  day: 10,
  month: 'December',
  year: 1975,
  uploadDoc: 'PAN, to be shown',
  nationalIdFile: null,
  nationalIdFileName: null,
  profileLink: '',
  qualifications: 'LL.M.',
  certifications: 'Mediator',
  hasArbitrationCertifications: null,
  arbitrationCertifications: '',
  available: false,
  cv: 'A life',
  cvFile: null,
  cvFileName: null,
};
const aadhaar = '2345 6789 0124';

test('the months and the areas are those of the spec, in its order', () => {
  expect(MONTHS).toHaveLength(12);
  expect([MONTHS[0], MONTHS[11]]).toEqual(['January', 'December']);
  expect(SPECIALISATIONS).toEqual([
    'commercial-law',
    'family-law',
    'sports-law',
    'art-law',
    'intellectual-law',
    'international-arbitration',
    'real-estate',
    'other',
  ]);
  expect(STEPS).toHaveLength(3);
  expect(new Set(STEPS.flat()).size).toBe(STEPS.flat().length);
});

test('what the spec marks as required is enough', () => {
  expect(applicationProblem(ada)).toBeNull();
});

test.each([
  [{ fullname: ' ' }, 'field_missing', 'fullname'],
  [{ uemail: '' }, 'field_missing', 'uemail'],
  [{ uemail: 'ada@example' }, 'email_invalid', 'uemail'],
  [{ phone: '' }, 'field_missing', 'phone'],
  [{ phone: 'none' }, 'phone_invalid', 'phone'],
  [{ phone: '98200' }, 'phone_invalid', 'phone'],
  [{ phone: aadhaar }, 'aadhaar_in_contact', 'phone'],
  [{ uemail: '234567890124@example.org' }, 'aadhaar_in_contact', 'uemail'],
  [{ day: 31, month: 'June' }, 'birth_day_invalid', 'day'],
  [{ day: 29, month: 'February', year: 1975 }, 'birth_day_invalid', 'day'],
  [{ day: 1.5 }, 'birth_day_invalid', 'day'],
  [{ day: null }, 'birth_day_invalid', 'day'],
  [{ year: null }, 'birth_day_invalid', 'year'],
  [{ year: 1899 }, 'birth_day_invalid', 'year'],
  [{ year: 75 }, 'birth_day_invalid', 'year'],
  [{ month: 'Brumaire' }, 'birth_day_invalid', 'day'],
  [{ uploadDoc: '' }, 'national_id_missing', 'uploadDoc'],
  [{ nationalIdFile: 'token' }, 'file_unnamed', 'nationalIdFile'],
  [{ qualifications: '' }, 'field_missing', 'qualifications'],
  [{ certifications: '\n' }, 'field_missing', 'certifications'],
  [{ profileLink: 'javascript:alert(1)' }, 'link_invalid', 'profileLink'],
  [{ profileLink: 'my page' }, 'link_invalid', 'profileLink'],
  [{ hasArbitrationCertifications: true }, 'specify_missing', 'arbitrationCertifications'],
  [{ available: null }, 'availability_unanswered', 'available'],
  [{ cv: '' }, 'cv_missing', 'cv'],
  [{ cvFile: 'token' }, 'file_unnamed', 'cvFile'],
])('%j is refused as %s at %s', (change, code, field) => {
  expect(applicationProblem({ ...ada, ...change })).toEqual({ code, field });
});

test.each([
  [{ day: null, year: null }],
  [{ day: 29, month: 'February', year: 1976 }],
  [{ uploadDoc: '', nationalIdFile: 'token', nationalIdFileName: 'pan.pdf' }],
  [{ cv: '', cvFile: 'token', cvFileName: 'cv.pdf' }],
  [{ hasArbitrationCertifications: false }],
  [{ hasArbitrationCertifications: true, arbitrationCertifications: 'Fellow' }],
  [{ profileLink: 'linkedin.com/in/ada' }],
  [{ profileLink: 'https://ada.example:8443/me?x=1#y' }],
])('%j is taken', (change) => {
  expect(applicationProblem({ ...ada, ...change })).toBeNull();
});

test('the first rule that is broken is named, in the order in which the form asks', () => {
  const fields = [
    'fullname',
    'uemail',
    'phone',
    'uploadDoc',
    'qualifications',
    'certifications',
    'available',
    'cv',
  ];
  const found = fields.map((_, at) => {
    const empty = Object.fromEntries(fields.slice(at).map((field) => [field, null]));
    return applicationProblem({ ...ada, ...empty })?.field;
  });
  expect(found).toEqual(fields);
});

test('whatever is sent, the rules answer and never throw', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.constantFrom(...Object.keys(ada)), fc.anything()), (form) => {
      applicationProblem(form);
      ageProblem(form, '2026-11-20');
      draftProblem(form);
    }),
  );
});

describe('the day of birth', () => {
  test('is one civil day', () => {
    expect(birthDay({ day: 9, month: 'January', year: 1980 })).toBe('1980-01-09');
    expect(birthDay({ day: null, month: 'January', year: null })).toBeNull();
  });

  test.each([
    ['2026-11-19', 'under_age'],
    ['2026-11-20', undefined],
  ])('on %s somebody born on 20 November 2008: %s', (today, code) => {
    expect(ageProblem({ day: 20, month: 'November', year: 2008 }, today)?.code).toBe(code);
  });

  test('somebody born on 29 February comes of age on 1 March', () => {
    const leap = { day: 29, month: 'February', year: 2008 };
    expect(ageProblem(leap, '2026-02-28')?.code).toBe('under_age');
    expect(ageProblem(leap, '2026-03-01')).toBeNull();
  });
});

describe('before anything is stored', () => {
  test('every text is masked, and neither a list nor a token is touched', () => {
    const form = {
      uploadDoc: `Aadhaar ${aadhaar}`,
      nationalIdFileName: '234567890124.pdf',
      cvFile: '234567890124',
      specialisations: ['other'],
      day: 1,
    };
    expect(masked(form)).toEqual({
      uploadDoc: 'Aadhaar XXXX XXXX 0124',
      nationalIdFileName: 'XXXXXXXX0124.pdf',
      cvFile: '234567890124',
      specialisations: ['other'],
      day: 1,
    });
  });

  test('an e-mail and a phone that the rules let pass are not changed by it', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\+?[0-9 -]{7,20}$/), (phone) => {
        if (applicationProblem({ ...ada, phone }) === null)
          expect(masked({ phone }).phone).toBe(phone);
      }),
    );
  });
});

describe('a draft', () => {
  test('needs an address to go to, and nothing else', () => {
    expect(draftProblem({ uemail: 'ada@example.org' })).toBeNull();
    for (const uemail of [undefined, '', 'ada', '234567890124@example.org'])
      expect(draftProblem({ uemail })).toEqual({ code: 'draft_email_invalid', field: 'uemail' });
  });

  test('waits thirty days, to the second', () => {
    const saved = new Date('2026-11-20T09:30:00Z');
    const draft = { expiresAt: draftExpiresAt(saved) };
    expect(isExpired(draft, new Date('2026-12-20T09:29:59Z'))).toBe(false);
    expect(isExpired(draft, new Date('2026-12-20T09:30:00Z'))).toBe(true);
  });
});

test('a loose document is kept for seven days', () => {
  expect(looseUntil(new Date('2026-11-20T09:30:00Z'))).toEqual(new Date('2026-11-13T09:30:00Z'));
});

test('a reference holds the year in India and six digits at least', () => {
  expect(referenceOf({ number: 123, receivedAt: new Date('2026-11-20T09:30:00Z') })).toBe(
    'MUNCH-PA-2026-000123',
  );
  expect(referenceOf({ number: 1, receivedAt: new Date('2026-12-31T18:30:00Z') })).toBe(
    'MUNCH-PA-2027-000001',
  );
  expect(referenceOf({ number: 1234567, receivedAt: new Date('2026-12-31T18:29:59Z') })).toBe(
    'MUNCH-PA-2026-1234567',
  );
});
