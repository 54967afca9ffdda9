import { renderToString } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { Claim } from '../office/about.tsx';
import type { OfficeDisputeView as Desk } from '../office/types.ts';
import { DisputeBoard } from './board.tsx';
import { DisputeHome } from './dispute.tsx';
import { DisputePeople } from './people.tsx';
import type { PartyDisputeView } from './types.ts';

const drawn = (element: React.ReactElement) =>
  renderToString(
    <RouterProvider router={createMemoryRouter([{ path: '/', element }])} />,
  ).replaceAll('<!-- -->', '');

test.each(['arbitration', 'mediation', 'conciliation'])(
  'a seat is told of %s only if it has one, to parties and to the office',
  (process) => {
    const lists = {
      limits: [],
      next: [],
      passed: [],
      lanes: [],
      parties: [],
      claims: [],
      documents: [],
      timeline: [],
      may: [],
      consents: [],
      warnings: [],
    };
    const said = {
      as: 'claimant',
      asOf: '2026-11-20T06:00:00.000Z',
      filedAt: '2026-11-19T06:00:00.000Z',
      process,
      state: 'track_check',
      track: 'online',
      wish: 'online',
      seat: 'Nagpur',
      facts: '',
      relief: '',
      sum: 0,
      currency: 'INR',
    };
    const rest = {
      signed: { name: '', capacity: '' },
      agreement: null,
      commencedOn: null,
      withdrawal: null,
      offers: [],
      waiting: [],
      texts: {},
      limited: [],
      counted: [],
    };
    const limitation = {
      causeOn: null,
      kind: '',
      acknowledgedOn: null,
      paidOn: null,
      lateReason: '',
    };
    // The pages read nothing else of a dispute.
    const dispute = { ...lists, ...said, ...rest, limitation } as unknown as PartyDisputeView &
      Desk;
    const pages = [DisputeHome, DisputeBoard, DisputePeople]
      .map((Page) => drawn(<Page dispute={dispute} attempt={undefined} />))
      .join('');
    expect(pages.includes('Nagpur')).toBe(process === 'arbitration');
    expect(drawn(<Claim dispute={dispute} />).includes('Nagpur')).toBe(process === 'arbitration');
  },
);
