import { describe, expect, test } from 'vitest';
import { allow, refuse } from '#kernel/result.ts';
import { ACCESS_PLACES, type AccessStanding } from './access.ts';
import {
  accept,
  FIRMS_MOST,
  INVITED_A_DAY,
  INVITED_AS,
  INVITED_MOST,
  type InvitationAsked,
  invite,
  nameFirm,
  needsAuthority,
  offered,
} from './invitations.ts';

const ben: AccessStanding = { as: 'respondent', partyIds: ['ben'] };
const now = new Date('2026-11-20T06:30:00Z');

describe('an invitation', () => {
  const inviting = { standing: ben, isApart: false, open: 0, today: 0 };
  const asked: InvitationAsked = {
    as: 'lawyer',
    partyId: 'ben',
    reads: ['papers'],
    writes: [],
    hasAuthority: true,
  };

  test('may be read wherever it may be written', () => {
    const given = invite(inviting, { ...asked, reads: ['board'], writes: ['papers'] });
    expect(given).toEqual(allow({ reads: ['board', 'papers'], writes: ['papers'] }));
  });

  test('is made by a party for itself, and never by whom it let in, the office or another side', () => {
    const refused = refuse('not_allowed');
    expect(invite(inviting, { ...asked, partyId: 'ada' })).toEqual(refused);
    expect(invite({ ...inviting, isApart: true }, asked)).toEqual(refused);
    for (const standing of [
      { ...ben, only: ['people'], writes: [] } as const,
      { as: 'officer', partyIds: ['ben'] } as const,
      { as: 'conciliator', partyIds: ['ben'] } as const,
    ])
      expect(invite({ ...inviting, standing }, asked)).toEqual(refused);
  });

  test('gives no place that the party itself has not, and a witness no part in settling', () => {
    for (const as of INVITED_AS)
      for (const place of ACCESS_PLACES) {
        const given = invite(inviting, { ...asked, as, reads: [place] });
        expect([as, place, given.ok]).toEqual([as, place, offered[as].reads.includes(place)]);
      }
    expect(offered.witness.reads).not.toContain('talk_parties');
    for (const as of INVITED_AS)
      for (const place of ['talk_caucus', 'talk_tribunal'] as const)
        expect(offered[as].reads).not.toContain(place);
  });

  test('of somebody who acts for the party comes with a letter of authority', () => {
    expect(needsAuthority('lawyer', [])).toBe(true);
    expect(needsAuthority('colleague', ['talk_own'])).toBe(false);
    expect(needsAuthority('colleague', ['talk_all'])).toBe(true);
    expect(needsAuthority('witness', ['talk_all'])).toBe(false);
    const bare = { ...asked, hasAuthority: false };
    expect(invite(inviting, bare)).toEqual(refuse('authority_missing'));
  });

  test('is held by how many are in, and how many letters a day go out', () => {
    const full = refuse('invitations_full');
    expect(invite({ ...inviting, open: INVITED_MOST }, asked)).toEqual(full);
    expect(invite({ ...inviting, today: INVITED_A_DAY }, asked)).toEqual(full);
    expect(invite({ ...inviting, open: INVITED_MOST - 1 }, asked).ok).toBe(true);
    expect(invite(inviting, { ...asked, reads: [] })).toEqual(refuse('places_missing'));
  });
});

describe('a firm', () => {
  const lawyer = { as: 'lawyer', before: [] } as const;

  test('is a lawyer’s, once for one name, and of nobody else', () => {
    expect(nameFirm(lawyer, 'Lex Chambers')).toEqual(allow('Lex Chambers'));
    expect(nameFirm({ ...lawyer, before: ['Lex Chambers'] }, 'Lex Chambers')).toEqual(allow(null));
    for (const as of ['colleague', 'witness'] as const)
      expect(nameFirm({ as, before: [] }, 'Lex Chambers')).toEqual(refuse('firm_of_lawyers'));
  });

  test('may be left open, and takes back none that was named', () => {
    expect(nameFirm({ ...lawyer, before: ['Lex Chambers'] }, '')).toEqual(allow(null));
    expect(nameFirm({ as: 'witness', before: [] }, '')).toEqual(allow(null));
    const [one, other] = ['Lex Chambers', 'New Chambers'];
    expect(nameFirm({ ...lawyer, before: [one, other] }, one)).toEqual(allow(one));
  });

  test('changes so often and no more', () => {
    const before = Array.from({ length: FIRMS_MOST }, (_, at) => `Firm ${at}`);
    expect(nameFirm({ ...lawyer, before: before.slice(1) }, 'Another')).toEqual(allow('Another'));
    expect(nameFirm({ ...lawyer, before }, 'Another')).toEqual(refuse('firms_full'));
  });
});

describe('a link', () => {
  const invitation = {
    email: 'lea@example.org',
    expiresAt: new Date(now.getTime() + 1),
    acceptedAt: null,
    endedAt: null,
  };
  const lea = { email: 'Lea@example.org', isOfOffice: false, isOpposite: false, isThere: false };

  test('lets in whoever has its address, until its last moment', () => {
    expect(accept(invitation, lea, now)).toEqual(allow({ at: now }));
    expect(accept(invitation, lea, invitation.expiresAt)).toEqual(refuse('link_unknown'));
  });

  test('lets nobody in by another address, twice, after it was taken back, or on both sides', () => {
    const said = (
      change: Partial<typeof lea>,
      is: Partial<Record<'acceptedAt' | 'endedAt', Date>> = {},
    ) => accept({ ...invitation, ...is }, { ...lea, ...change }, now);
    expect(said({ email: 'eve@example.org' })).toEqual(refuse('another_address'));
    expect(accept(invitation, { ...lea, email: null }, now)).toEqual(refuse('another_address'));
    expect(said({}, { acceptedAt: now })).toEqual(refuse('link_unknown'));
    expect(said({}, { endedAt: now })).toEqual(refuse('link_unknown'));
    expect(said({ isOfOffice: true })).toEqual(refuse('of_office'));
    expect(said({ isOpposite: true })).toEqual(refuse('other_side'));
    expect(said({ isThere: true })).toEqual(refuse('already_there'));
  });
});
