import { renderToString } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { describe, expect, test } from 'vitest';
import type { Submission } from '#ui/forms/submission.ts';
import { actOnTribunal as actInOffice } from './office/form-actions.ts';
import { OfficeTribunalPage } from './office/tribunal.tsx';
import { actOnTribunal } from './party/form-actions.ts';
import { TribunalPage } from './party/tribunal.tsx';

const drawn = (element: React.ReactElement) =>
  renderToString(
    <RouterProvider router={createMemoryRouter([{ path: '/', element }])} />,
  ).replaceAll('<!-- -->', '');

const evidence = {
  ...{ words: ['deposit'], languages: ['English'], freeInDays: 3, open: 1, most: 4, concluded: 0 },
};
const names = ['a', 'b', 'c', 'd', 'e'].map((id) => ({
  ...{ id, name: `Neutral ${id.toUpperCase()}`, line: '', evidence, isTakenIn: false },
}));
const points = { expertise: 55, experience: 15, availability: 10, load: 10, reliability: 10 };
const ranked = { name: 'list-2026 1', since: '2026-01-01', points };
const list = {
  ...{ takenOut: [], ranked },
  ...{ id: 'list', names, strikes: 2, dueOn: '2026-12-03', commitment: 'c0ffee', reason: '' },
  ofLot: null,
  ...{ mayAnswer: [{ id: 'ada', name: 'Ada' }], own: null, result: null },
};
const mandates = { sitting: [], former: [] };
const noTalks = {
  choice: null,
  joint: null,
  waivers: [],
  waiving: null,
  mayName: [],
  mayLeave: [],
  ...{ mayNumber: [], mayNameFor: [] },
};
const party = (change: Partial<Parameters<typeof TribunalPage>[0]['tribunal']['list']> = {}) => ({
  tribunal: {
    reference: 'MUN-1',
    list: { ...list, ...change },
    candidate: null,
    ...{ members: [], nomination: null, mandates, choices: [], again: [] },
    ...noTalks,
  },
  sent: undefined,
});

/** What the server is sent by a form, and what the form is drawn with after a refusal. */
async function refused(
  send: (api: never, id: string, form: FormData) => Promise<Submission>,
  fields: readonly (readonly [string, string])[],
) {
  const form = new FormData();
  for (const [field, value] of fields) form.append(field, value);
  const asked: unknown[] = [];
  const api = async (_: unknown, input: unknown) => {
    asked.push(input);
    const error = { code: 'too_many_strikes', message: 'Too many.', fields: {} };
    return { outcome: 'refused' as const, status: 422, error };
  };
  // Only a refusal is given back, which has one shape for every endpoint.
  return { sent: await send(api as never, 'd1', form), asked };
}

describe('a party’s page', () => {
  test('says until when, what silence means and what speaks for each name', () => {
    const html = drawn(<TribunalPage disputeId="a-dispute" {...party()} />);
    expect(html).toContain('Answer by 3 December 2026');
    expect(html).toContain('every name counts as acceptable to you');
    expect(html.match(/Knows what this case is about: deposit\./g)).toHaveLength(5);
    expect(html.match(/<select/g)).toHaveLength(5);
  });

  test('says by what the names were ranked, and where the registrar departed from it', () => {
    const [one, ...rest] = names;
    if (!one) throw new Error('There is a name.');
    const changed = [{ ...one, isTakenIn: true }, ...rest];
    const why = { reason: 'They know the trade.', takenOut: ['Zoya Ali'], names: changed };
    const html = drawn(<TribunalPage disputeId="a-dispute" {...party(why)} />);
    expect(html).toContain('up to 55 are for knowing what the case is about');
    expect(html).toContain('Setting list-2026 1, in force since 1 January 2026.');
    expect(html).toMatch(/Taken in.*Neutral A.*Taken out.*Zoya Ali.*They know the trade\./);
    const plain = drawn(<TribunalPage disputeId="a-dispute" {...party()} />);
    expect(plain).not.toContain('Taken in');
  });

  test('sends what was struck and ranked, and after a refusal it is chosen still', async () => {
    const { sent, asked } = await refused(actOnTribunal, [
      ...([
        ['list', 'list'],
        ['partyId', 'ada'],
        ['name-a', '2'],
        ['name-b', 'x'],
      ] as const),
      ...([
        ['name-c', '1'],
        ['name-d', ''],
        ['name-e', ''],
      ] as const),
    ]);
    expect(asked).toEqual([
      { id: 'd1', list: 'list', partyId: 'ada', strikes: ['b'], ranking: ['c', 'a'] },
    ]);
    const html = drawn(<TribunalPage disputeId="a-dispute" {...party()} sent={sent} />);
    expect(html).toContain('Too many.');
    expect(html.match(/<option value="[^"]+" selected="">/g)).toEqual([
      '<option value="2" selected="">',
      '<option value="x" selected="">',
      '<option value="1" selected="">',
    ]);
  });

  test('says that two names have one rank before anything is sent', async () => {
    const { sent, asked } = await refused(actOnTribunal, [
      ['name-a', '1'],
      ['name-b', '1'],
    ]);
    expect(asked).toEqual([]);
    expect(drawn(<TribunalPage disputeId="a-dispute" {...party()} sent={sent} />)).toContain(
      'Two names have the same rank',
    );
  });

  test('has no form once it was answered, and says what was sent', () => {
    const own = { at: '2026-11-24T06:30:00Z', strikes: ['b'], ranking: ['c'] };
    const html = drawn(<TribunalPage disputeId="a-dispute" {...party({ mayAnswer: [], own })} />);
    expect(html).not.toContain('<form');
    expect(html).toContain('Rank 1');
    expect(html).toContain('Struck');
  });

  test('says who is first, that nobody is appointed, and how to repeat the draw', () => {
    const first = names.slice(0, 2).map(({ id, name }) => ({ id, name, isDrawn: true }));
    const result = { first, left: 3, seed: 'the seed', closedAt: '2026-12-03T18:30:00Z' };
    const html = drawn(
      <TribunalPage disputeId="a-dispute" {...party({ mayAnswer: [], result })} />,
    );
    expect(html).toContain('Neutral A is first. Both sides left 3 names');
    expect(html).toContain('Nobody is appointed yet.');
    expect(html).toContain('in this order: Neutral A, Neutral B.');
    expect(html).toContain('the seed');
  });

  const disclosure = {
    experience: 'Forty arbitrations.',
    ongoing: { here: 1, elsewhere: 2 },
    answers: [
      { question: 'adverse' as const, isYes: false, what: '' },
      { question: 'colleagues' as const, isYes: true, what: 'We shared a chamber until 2024.' },
    ],
    counted: [{ on: '2026-01-05', party: 'Ada', isHere: false }],
    signedAs: 'Neutral A',
  };
  const candidate = {
    ...{
      id: 'asked',
      name: 'Neutral A',
      role: 'arbitrator' as const,
      stage: 'disclosed' as const,
      dueOn: '2026-11-30',
      disclosure,
    },
    ...{ documentId: 'paper', said: [], maySay: [], seat: 'sole' as const },
  };

  test('shows what was disclosed and counted, and asks without an answer beforehand', () => {
    const { tribunal } = party({ mayAnswer: [] });
    const html = drawn(
      <TribunalPage
        disputeId="d1"
        tribunal={{
          ...tribunal,
          candidate: { ...candidate, maySay: [{ id: 'ada', name: 'Ada' }] },
        }}
        sent={undefined}
      />,
    );
    expect(html).toContain('You may object with your reasons until 30 November 2026.');
    expect(html).toContain('We shared a chamber until 2024.');
    expect(html).toContain('5 January 2026: Ada, elsewhere');
    expect(html).toContain('/api/disputes/d1/documents/paper');
    expect(html).toContain('I have no objection');
    expect(html).not.toMatch(/<input[^>]*checked/);
    expect(html).not.toContain('Nobody is appointed yet.');
  });

  test('an objection is sent as it was chosen, and nothing is sent without a choice', async () => {
    const fields = [
      ['intent', 'objection'],
      ['candidate', 'asked'],
      ['partyId', 'ada'],
      ['reason', 'A neighbour.'],
    ] as const;
    expect((await refused(actOnTribunal, fields)).asked).toEqual([]);
    const { asked, sent } = await refused(actOnTribunal, [...fields, ['objects', 'yes']]);
    expect(asked).toEqual([
      { id: 'd1', candidate: 'asked', partyId: 'ada', objects: true, reason: 'A neighbour.' },
    ]);
    expect(sent.values.reason).toBe('A neighbour.');
  });

  test('says that there is no list yet', () => {
    const html = drawn(
      <TribunalPage
        disputeId="a-dispute"
        tribunal={{
          reference: 'MUN-1',
          list: null,
          candidate: null,
          ...{ members: [], nomination: null, mandates, choices: [], again: [] },
          ...noTalks,
        }}
        sent={undefined}
      />,
    );
    expect(html).toContain('There is no list of names yet');
  });
});

describe('the office’s page', () => {
  const parts = [{ part: 'load' as const, points: 7.5 }];
  const proposed = names.map((one) => ({ ...one, score: 61.25, parts }));
  const other = { ...proposed[0], id: 'f', name: 'Neutral F' } as (typeof proposed)[number];
  const tribunal = {
    ...{ id: 'd1', reference: 'MUN-1', title: 'Deposit', isHere: true, isSole: true },
    ...{ isRegistrar: true, list: null, candidate: null, ties: [], because: [], next: null },
    ...{ arbitrators: 1, members: [], mayAsk: [], mayName: [], naming: [] },
    ...{
      joint: null,
      court: null,
      waivers: [],
      mandates,
      again: [],
      tied: [],
      papers: [],
      choice: null,
      mayChoose: false,
      mayChooseFor: [],
    },
    proposal: {
      ...{ names: 5, strikes: 2, ranked, first: proposed, reserve: [other], needsReason: false },
      barred: [{ name: 'Ben Borrower', bars: [], ties: ['same_name' as const], because: [] }],
    },
  };
  const checked = (html: string) =>
    ['a', 'b', 'c', 'd', 'e', 'f'].filter((id) =>
      new RegExp(`<input[^>]*(?:value="${id}"[^>]*checked=""|checked=""[^>]*value="${id}")`).test(
        html,
      ),
    );

  test('has the first five chosen, each with its score, and says who is barred and why', () => {
    const html = drawn(<OfficeTribunalPage tribunal={tribunal} acted={undefined} />);
    expect(checked(html)).toEqual(['a', 'b', 'c', 'd', 'e']);
    expect(html).toContain('61.3 of 100');
    expect(html).toContain('load 7.5');
    expect(html).toContain('Bears the name of somebody in the dispute');
  });

  test('keeps what was chosen and written when it is refused', async () => {
    const chosen = ['b', 'c', 'd', 'e', 'f'];
    const { sent, asked } = await refused(actInOffice, [
      ...chosen.map((id) => ['names', id] as const),
      ['reason', 'They know the trade.'],
    ]);
    expect(asked).toEqual([{ id: 'd1', names: chosen, reason: 'They know the trade.' }]);
    const html = drawn(<OfficeTribunalPage tribunal={tribunal} acted={sent} />);
    expect(checked(html)).toEqual(chosen);
    expect(html).toContain('They know the trade.');
  });

  test('has no form where a list is out, and says who has answered and not what', () => {
    const parties = [
      { name: 'Ada', hasAnswered: true },
      { name: 'Ben', hasAnswered: false },
    ];
    const out = {
      ...{
        sentAt: '2026-11-23T06:30:00Z',
        reason: '',
        ofLot: null,
        commitment: 'c0ffee',
        names,
        parties,
      },
      ...{ takenOut: [], ranked },
      result: null,
    };
    const html = drawn(
      <OfficeTribunalPage
        tribunal={{ ...tribunal, list: out, proposal: null }}
        acted={undefined}
      />,
    );
    expect(html).not.toContain('<form');
    expect(html).toContain('Has not answered yet');
    expect(html).toContain('The answers are sealed');
  });
});
