import { describe, expect, test } from 'vitest';
import type { HashedLink } from '#modules/record/rules/chain.ts';
import { type ReplayedService, servedBreak } from './replay.ts';

const ben: ReplayedService = {
  id: 'notice of ben',
  partyId: 'ben',
  status: 'served',
  servedOn: '2026-11-14',
  servedBy: 'delivered_post',
  servedBasis: 'residence',
};
const act = (number: number, act: string, details: Record<string, string>) =>
  ({ number, act, details }) as unknown as HashedLink;
const served = act(4, 'dispute.served', {
  recipient: 'notice of ben',
  party: 'ben',
  on: '2026-11-14',
  servedBy: 'delivered_post',
  basis: 'residence',
});
const back = (number: number, party = 'ben') => act(number, 'dispute.service_reversed', { party });

describe('a service stands as its acts say', () => {
  test.each([
    ['with all that was said', null, ben, [served]],
    ['on another day it does not', 'differs', { ...ben, servedOn: '2026-11-13' }, [served]],
    ['nor by another way', 'differs', { ...ben, servedBy: 'portal' }, [served]],
    ['nor at another place', 'differs', { ...ben, servedBasis: null }, [served]],
    ['nor where the row forgot it', 'differs', { ...ben, status: 'attempted' }, [served]],
    ['what no act says is told as that', 'uncovered', ben, []],
    [
      'another paper’s service is no proof',
      'uncovered',
      { ...ben, id: 'warning of ben' },
      [served],
    ],
    ['what was taken back is not served', 'uncovered', ben, [served, back(5)]],
    ['and the row that says so is right', null, { ...ben, status: 'attempted' }, [served, back(5)]],
    ['what came after it was taken back counts', null, ben, [back(3), served]],
    ['another’s that was taken back changes nothing', null, ben, [served, back(5, 'bob')]],
    ['who was never served and has no act is right', null, { ...ben, status: 'unserved' }, []],
  ])('%s', (_, wanted, row, acts) => {
    expect(servedBreak(row, acts)).toBe(wanted);
  });

  test('and of two services the last one counts', () => {
    const again = act(6, 'dispute.served', { ...served.details, on: '2026-11-18' } as never);
    expect(servedBreak(ben, [served, again])).toBe('differs');
    expect(servedBreak({ ...ben, servedOn: '2026-11-18' }, [served, again])).toBeNull();
  });
});
