import { renderToString } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import type { Submission } from '#ui/forms/submission.ts';
import { DefectsPage } from './defects/defects.tsx';
import { Agreement, Events, Papers } from './office/about.tsx';
import { actOnDispute } from './office/form-actions.ts';
import { Gate } from './office/gate.tsx';
import type { OfficeDisputeView as Desk } from './office/types.ts';
import { Consents } from './party/consents.tsx';
import type { PartyDisputeView } from './party/types.ts';

const drawn = (element: React.ReactElement) =>
  renderToString(
    <RouterProvider router={createMemoryRouter([{ path: '/', element }])} />,
  ).replaceAll('<!-- -->', '');

/** What the form of a page without a script is given back after a refusal. */
async function refused(form: FormData): Promise<{ acted: Submission; asked: number }> {
  let asked = 0;
  const api = async () => {
    asked += 1;
    return {
      outcome: 'refused' as const,
      status: 422,
      error: { code: 'contract', message: 'No.', fields: {} },
    };
  };
  // Only a refusal is given back, which has one shape for every endpoint.
  const acted = await actOnDispute(api as never, 'd1', form);
  return { acted, asked };
}

test('the papers that a registrar ticked at the gate are ticked still when it is refused, and no others', async () => {
  const papers = [
    { id: 'p1', title: 'The contract' },
    { id: 'p2', title: 'A letter' },
    { id: 'p3', title: 'The order' },
  ];
  const dispute = {
    process: 'arbitration',
    basis: null,
    state: 'track_check',
    isRegistrar: true,
    version: 1,
    nameable: papers,
  };
  // The card reads nothing else of a dispute.
  const shown = { ...dispute, agreement: { documentId: 'p1' } } as unknown as Desk;
  const ticked = (html: string) =>
    papers.map(({ id }) =>
      new RegExp(`<input[^>]*value="${id}"[^>]*checked=""|checked=""[^>]*value="${id}"`).test(html),
    );
  expect(ticked(drawn(<Gate dispute={shown} acted={undefined} />))).toEqual([true, false, false]);
  const form = new FormData();
  form.append('intent', 'basis');
  form.append('paper', 'p2');
  form.append('paper', 'p3');
  const { acted } = await refused(form);
  expect(ticked(drawn(<Gate dispute={shown} acted={acted} />))).toEqual([false, true, true]);
});

test('a consent on paper without its paper is refused by name, and nothing of it is lost', async () => {
  const form = new FormData();
  for (const [name, value] of Object.entries({
    intent: 'consent-paper',
    document: '',
    signer: 'Ben',
    note: 'As signed.',
  }))
    form.append(name, value);
  const { acted, asked } = await refused(form);
  expect(acted.fields.document).toBe(
    'Choose a document that somebody submitted: add it to the documents of the case first.',
  );
  expect(acted.values.signer).toBe('Ben');
  expect(asked).toBe(0);
});

test('the day of a consent is the day in Mumbai, also after midnight there', () => {
  const consent = {
    id: 'c1',
    kind: 'submission',
    partyId: 'p1',
    givenAt: '2026-11-21T19:30:00.000Z',
    status: 'counts',
    shownBy: [],
  };
  const parts = { number: 'MUNCH/001', documentId: 'd', mayWithdraw: false, mayDeny: false };
  const dispute = {
    id: 'd1',
    consents: [{ ...consent, ...parts }],
    parties: [{ id: 'p1', name: 'Ben' }],
  } as unknown as PartyDisputeView;
  expect(drawn(<Consents dispute={dispute} attempt={undefined} />)).toContain('22 November 2026');
});

test.each([
  ['claimant', [{ kind: 'evidence' }], true],
  ['claimant', [{ kind: 'evidence' }, { kind: 'agreement' }], false],
  ['none', [], false],
])(
  'the office is told of an agreement, said to be by the %s, among %j, that no paper is marked as it: %s',
  (proposedBy, documents, told) => {
    const agreement = {
      clause: 'By arbitration.',
      page: '',
      version: '',
      agreedOn: null,
      proposedBy,
      namesInstitution: true,
      documentId: null,
    };
    // The card reads nothing else of a dispute.
    const dispute = { id: 'd1', agreement, nameable: documents } as unknown as Desk;
    expect(drawn(<Agreement dispute={dispute} />).includes('marked no document as it')).toBe(told);
  },
);

test('the office reads who acted, what a paper is and who proposed a clause in words', () => {
  const event = { id: 'e1', number: 1, at: '2026-11-20T06:30:00Z', partyId: null, why: '' };
  const acted = { type: 'filed', from: 'filed', to: 'scrutiny', about: null, paperId: null };
  const paper = { id: 'p1', title: 'A.pdf', addedAt: event.at, signer: null, hash: 'ab' };
  const agreement = { clause: '', page: '', version: '', agreedOn: null, documentId: null };
  const dispute = {
    id: 'd1',
    parties: [],
    events: (['visitor', 'system'] as const).map((role) => ({
      ...event,
      ...acted,
      by: null,
      role,
    })),
    documents: [{ ...paper, kind: 'court_order', number: null }],
    papersPage: { at: 1, of: 1, from: 0, total: 1 },
    nameable: [],
    agreement: { ...agreement, proposedBy: 'unknown', namesInstitution: false },
  } as unknown as Desk; // the cards read nothing else
  const html =
    drawn(<Events dispute={dispute} />) +
    drawn(<Papers dispute={dispute} />) +
    drawn(<Agreement dispute={dispute} />);
  for (const code of ['visitor', 'By itself', 'court_order', '>unknown<'])
    expect(html).not.toContain(code);
  expect(html).toContain('Somebody without an account');
  expect(html).toContain('Court’s order');
});

test('whoever cures a defect says what the paper is, and finds again what they sent before', () => {
  const at = '2026-11-20T06:30:00.000Z';
  const contract = { id: 'p1', kind: 'agreement' as const, title: 'Contract.pdf' };
  const answered = { item: 'agreement_text', round: 1, answer: 'Here it is.', at };
  const lacking = { item: 'authority', note: 'No letter', correction: 'Send it' } as const;
  const defects = {
    id: 'd1',
    reference: 'MUNCH-1',
    round: 2,
    isOpen: true,
    memo: null,
    dueOn: null,
    defects: [{ ...lacking, kind: 'authority' as const }],
    parties: [],
    before: [{ ...answered, papers: [contract] }],
  };
  const page = drawn(<DefectsPage defects={defects} sent={undefined} />);
  expect(page).toMatch(/<select[^>]*name="kind-authority"/);
  expect(page).toMatch(/<option value="authority" selected="">Authority of a representative</);
  expect(page).toMatch(/documents\/p1"[^>]*>Contract\.pdf<\/a>.*The contract with the clause/);
});
