import { describe, expect, test } from 'vitest';
import type { HashedLink } from '#modules/record/rules/chain.ts';
import { canonical, isShown, linkOf } from './certificate.ts';
import { momentOf, openedInWords, serviceInWords } from './certificate-words.ts';

describe('what is signed', () => {
  test('is one text, in whichever order its names were written, and its lists keep theirs', () => {
    const one = canonical({ b: 1, a: { d: [2, 1], c: 'x' } });
    expect(one).toBe('{"a":{"c":"x","d":[2,1]},"b":1}');
    expect(canonical({ a: { c: 'x', d: [2, 1] }, b: 1 })).toBe(one);
    expect(canonical({ a: { c: 'x', d: [1, 2] }, b: 1 })).not.toBe(one);
  });

  test('has nothing and no more than nothing apart', () => {
    expect(canonical({ a: null, b: undefined })).toBe('{"a":null}');
    expect(canonical([])).toBe('[]');
    expect(canonical('a "quoted" word\n')).toBe('"a \\"quoted\\" word\\n"');
  });
});

describe('a certificate about ben shows', () => {
  test.each([
    ['that the notice went out to all', true, 'notice_dispatched', null],
    ['that it reached him', true, 'served', 'ben'],
    ['not that it reached another', false, 'served', 'bob'],
    ['that a service was taken back', true, 'service_reversed', 'ben'],
    ['that he was warned', true, 'ex_parte_warned', 'ben'],
    ['that another way was ordered', true, 'substitution_ordered', 'ben'],
    ['that it went on without him', true, 'absence_established', 'ben'],
    ['not what he answered', false, 'answered', 'ben'],
    ['not that he offered to pay', false, 'offered', 'ben'],
    ['not that he asked for time', false, 'extension_asked', 'ben'],
    ['not whose work it is', false, 'officer_assigned', null],
    ['not what nobody knows any more', false, 'talked_about', 'ben'],
  ])('%s', (_, is, type, partyId) => {
    expect(isShown({ type, partyId }, 'ben')).toBe(is);
  });
});

test('an event is linked to its own act: the same thing, at the same moment, about the same party', () => {
  const at = new Date('2026-11-14T06:30:00Z');
  const link = (act: string, party?: string, when = at) =>
    ({ act, at: when, details: party ? { party } : {} }) as unknown as HashedLink;
  const right = link('dispute.served', 'ben');
  const others = [
    link('dispute.served', 'bob'),
    link('dispute.answered', 'ben'),
    link('dispute.served'),
    link('dispute.served', 'ben', new Date(at.getTime() + 1)),
  ];
  expect(linkOf({ type: 'served', at, partyId: 'ben' }, [...others, right])).toBe(right);
  expect(linkOf({ type: 'served', at, partyId: 'ben' }, others)).toBeUndefined();
  expect(linkOf({ type: 'served', at, partyId: null }, others)).toBe(others[2]);
});

test('a moment is told as clocks in India show it, over midnight too', () => {
  expect(momentOf('2026-11-21T08:35:09Z')).toBe('2026-11-21 14:05:09 IST');
  expect(momentOf('2026-12-31T18:29:59Z')).toBe('2026-12-31 23:59:59 IST');
  expect(momentOf('2026-12-31T18:30:00Z')).toBe('2027-01-01 00:00:00 IST');
});

describe('how it is known that somebody received it', () => {
  const paper = { title: 'Notice', number: 'N-1' } as Parameters<typeof serviceInWords>[0]['paper'];
  const recipient = { partyId: 'ben', name: 'Ben', side: 'respondent' };
  const words = (
    by: 'electronic' | 'delivered_post' | 'substituted' | 'portal',
    more: Partial<Parameters<typeof serviceInWords>[0]>,
  ) =>
    serviceInWords({
      paper,
      recipient,
      attempts: [],
      substitution: null,
      service: { standing: 'served', on: '2026-11-14', by, basis: null as never, attemptId: 'one' },
      ...more,
    });
  const attempt = (more: object) => [{ id: 'one', reports: [], proofs: [], ...more }] as never;

  test('begins with who, what and when', () => {
    expect(words('portal', {})).toBe(
      'Ben received “Notice” (N-1) on 2026-11-14. It was opened on our page.',
    );
  });

  test('by e-mail says where, and that nobody certifies that it was read', () => {
    const said = words('electronic', {
      attempts: attempt({
        channel: 'email',
        address: 'ben@example.org',
        reports: [
          { status: 'sent', at: '2026-11-14T06:00:00Z' },
          { status: 'delivered', at: '2026-11-14T06:30:00Z' },
        ],
      }),
    });
    expect(said).toContain(
      'by email to the designated address ben@example.org at 2026-11-14 12:00:00 IST',
    );
    expect(said).toContain('whether it was read is not certified');
  });

  test('by post names the carrier and the article that an officer looked at', () => {
    const said = words('delivered_post', {
      attempts: attempt({
        channel: 'post',
        carrier: 'India Post',
        articleNumber: 'EM123456785IN',
        address: 'Pune 411001',
      }),
    });
    expect(said).toContain('by India Post, article EM123456785IN to Pune 411001');
  });

  test('by substituted service names the order', () => {
    const said = words('substituted', {
      substitution: {
        means: 'affixing',
        lastKnown: 'Pune 411001',
        carriedOutOn: '2026-11-13',
      } as never,
    });
    expect(said).toContain(
      '(affixing) at Pune 411001 was ordered by the registrar and carried out on 2026-11-13',
    );
  });

  test('in the portal says after which proof', () => {
    expect(openedInWords({ verifiedBy: 'account' })).toContain('signing in to an account');
    expect(
      openedInWords({ verifiedBy: 'one_time_code', evidence: { channel: 'mobile' } }),
    ).toContain('a one-time code to the mobile number on file');
    expect(openedInWords({ verifiedBy: 'one_time_code', shown: { documentId: 'one' } })).toBe(
      'The file of this paper was opened after a one-time code',
    );
  });
});
