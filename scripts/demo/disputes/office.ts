import { dayAt } from '../../../src/kernel/days.ts';
import { type CheckItem, checklistFor } from '../../../src/modules/disputes/rules/scrutiny.ts';
import { cvOf } from '../documents.ts';
import { ask } from '../door.ts';
import { act, type Case, decision, officerMove, reread } from './case.ts';

type Bill = { id: string; due: number };

async function billOf({ desk: { house }, id, officer }: Case): Promise<Bill | null> {
  const { invoices } = await ask<{ invoices: Bill[] }>(
    house,
    'GET',
    `/api/fees/disputes/${id}/costs`,
    { by: officer },
  );
  return invoices.find(({ due }) => due > 0) ?? null;
}

/** Accounts find the transfer on the bank's statement. */
export async function pay(one: Case): Promise<void> {
  const { house, accounts, chance } = one.desk;
  const bill = await billOf(one);
  if (!bill) throw new Error('Nothing is due.');
  const reference = `UTR${house.clock.now().getTime()}${chance.whole(100, 999)}`;
  const body = {
    invoiceId: bill.id,
    reference,
    amount: bill.due,
    receivedOn: dayAt(house.clock.now()),
    narration: 'NEFT',
    paidByParty: null,
  };
  await ask(house, 'POST', '/api/office/payments', { body, by: accounts });
}

export async function waive(one: Case): Promise<void> {
  const bill = await billOf(one);
  const body = { reason: 'The claimant lives on a widow’s pension and has shown the book.' };
  await ask(one.desk.house, 'POST', `/api/office/invoices/${bill?.id}/waiver`, {
    body,
    by: one.desk.registrar,
  });
}

export async function take(one: Case): Promise<void> {
  await officerMove(one, 'officer_assigned');
  await reread(one);
}

type Wanting = Partial<Record<CheckItem, readonly [note: string, correction: string]>>;
type Listed = {
  process: 'arbitration';
  track: 'online';
  checklist: { items: { item: CheckItem; status: string; seen: string | null }[] };
};

/** Looks at what is open of the list; `most` items where the officer was called away. */
export async function check(one: Case, wanting: Wanting = {}, most = 99): Promise<void> {
  const { house } = one.desk;
  const file = await ask<Listed>(house, 'GET', `/api/office/disputes/${one.id}`, {
    by: one.officer,
  });
  const items = checklistFor(file).flatMap((item) =>
    file.checklist.items.filter((row) => row.item === item),
  );
  for (const { item, seen, status } of items.slice(0, most)) {
    if (status === 'ok' || status === 'carried') continue;
    const [note, correction] = wanting[item] ?? ['', ''];
    const body = { item, verdict: note ? 'wanting' : 'ok', note, correction, seen };
    await ask(house, 'POST', `/api/office/disputes/${one.id}/checks`, { body, by: one.officer });
  }
}

export async function admit(one: Case): Promise<void> {
  await take(one);
  await check(one);
  await officerMove(one, 'admitted');
}

const DEFECTS: readonly Wanting[] = [
  {
    authority: [
      'Nothing shows that whoever signed may act for the firm.',
      'Send a resolution or a letter of authority.',
    ],
  },
  {
    claim: [
      'The heads of claim add up to another sum than the statement of account.',
      'Say which of the two is right.',
    ],
  },
  {
    contacts: [
      'The address of the respondent has no house number.',
      'Send the address as it stands in the agreement.',
    ],
    limitation: [
      'The day on which the claim arose is not said in the papers.',
      'Name the day and the paper that shows it.',
    ],
  },
];

export async function noteDefects(one: Case): Promise<void> {
  await take(one);
  await check(one, one.desk.chance.one(DEFECTS));
  await act(one, 'memos', {});
}

/** The claimant answers each defect of the memo. */
export async function cure(one: Case): Promise<void> {
  const { house } = one.desk;
  const path = `/api/disputes/${one.id}`;
  const { defects } = await ask<{ defects: { item: string; kind: string }[] }>(
    house,
    'GET',
    `${path}/defects`,
    {
      by: one.claimant,
    },
  );
  const answers = defects.map(({ item }) => ({
    item,
    answer: 'Thank you. It is set right with the paper that is enclosed.',
  }));
  const bytes = await cvOf(
    'Answer to the memo',
    'What was missing stands here.',
    house.clock.now(),
  );
  const { token } = await ask<{ token: string }>(house, 'POST', `${path}/defects/uploads`, {
    by: one.claimant,
    bytes,
  });
  const [{ item, kind } = {}] = defects;
  const papers = [{ item, kind, token, title: 'Answer to the memo.pdf' }];
  await ask(house, 'POST', `${path}/resubmission`, {
    body: { answers, ends: [], begins: [], papers },
    by: one.claimant,
  });
}

export async function sendBack(one: Case): Promise<void> {
  await take(one);
  await check(one, {}, 6);
  await decision(
    one,
    'returned',
    'The premises are under the rent Act; its court alone may decide on them. The fee goes back.',
  );
}

const FINDINGS = {
  clause: 'names_institution',
  wasMadeBeforeDispute: true,
  isTextShown: true,
  isVersionShown: true,
  wasAccessible: true,
  proposedBy: 'both',
  appointer: 'institution',
  isTiedToOneSide: false,
  isConsumerClause: false,
  signedAfterwards: 'nobody',
  agreementNamesInstitution: false,
  order: 'none',
  isOrderShown: false,
  orderNamesInstitution: false,
} as const;

async function decideBasis(
  one: Case,
  change: Record<string, unknown>,
  { kind, reasons }: { kind: string | null; reasons: string },
) {
  await reread(one);
  const papers = one.papers
    .filter((paper) => paper.kind === kind)
    .map(({ id }) => ({ id, page: '' }));
  await act(
    one,
    'basis',
    { findings: { ...FINDINGS, ...change }, reasons, papers },
    one.desk.registrar,
  );
}

/** A: named beforehand by both. */
export function basisNamed(one: Case): Promise<void> {
  return decideBasis(
    one,
    {},
    {
      kind: 'agreement',
      reasons: 'The clause names this house; the agreement was signed before the dispute.',
    },
  );
}

/** No basis: a clause that leaves the choice to one side, or none at all. */
export function basisMissing(one: Case): Promise<void> {
  const oneSided = { clause: 'leaves_open', appointer: 'one_side', proposedBy: 'claimant' };
  const none = {
    clause: 'no_clause',
    wasMadeBeforeDispute: false,
    isTextShown: false,
    isVersionShown: false,
    proposedBy: 'none',
  };
  const reasons =
    one.clause === 'none'
      ? 'No agreement to arbitrate was shown; only an invitation to agree may go out.'
      : 'One side alone would appoint (Perkins Eastman, 2019); no other basis was shown.';
  return decideBasis(
    one,
    { appointer: 'unstated', ...(one.clause === 'none' ? none : oneSided) },
    { kind: 'agreement', reasons },
  );
}

type Consented = { consents: { id: string; status: string }[] };

/** A code to an address that the claimant gave shows nobody: the officer calls whoever agreed, and writes down what they said. */
export async function callThem(one: Case): Promise<void> {
  const { house } = one.desk;
  const { consents } = await ask<Consented>(house, 'GET', `/api/office/disputes/${one.id}`, {
    by: one.officer,
  });
  for (const { id } of consents.filter(({ status }) => status === 'not_shown')) {
    await reread(one);
    const said = {
      source: 'The municipal register of shops',
      note: 'They answered to the name and said that they agreed themselves.',
    };
    await act(one, `consents/${id}/proofs`, {
      method: 'call',
      document: null,
      called: '+915555509876',
      ...said,
    });
  }
}

/** B: all of them have signed here, after the dispute arose. */
export function basisSigned(one: Case): Promise<void> {
  const change = { clause: 'no_clause', signedAfterwards: 'all', agreementNamesInstitution: true };
  return decideBasis(one, change, {
    kind: null,
    reasons: 'Every party has signed the submission that names this house.',
  });
}

/** C: a court has sent them here. */
export async function basisOrdered(one: Case): Promise<void> {
  const { house } = one.desk;
  const bytes = await cvOf(
    'Order',
    'Under section 11 the parties are referred to arbitration by MUNCH, Mumbai.',
    house.clock.now(),
  );
  await ask(house, 'POST', `/api/office/disputes/${one.id}/papers/court_order`, {
    bytes,
    by: one.officer,
  });
  const change = {
    clause: 'leaves_open',
    appointer: 'one_side',
    order: 's11',
    isOrderShown: true,
    orderNamesInstitution: true,
  };
  await decideBasis(one, change, {
    kind: 'court_order',
    reasons: 'The High Court has referred the parties to this house (section 11).',
  });
}

/** The paper goes out, and the letters that carry it with it. */
export async function invite(one: Case): Promise<void> {
  await act(one, 'invitations', {});
  await one.desk.house.post();
}

export async function dispatch(one: Case): Promise<void> {
  await act(one, 'notices', {});
  await one.desk.house.post();
}

/** A stay rests on its order, which is added to the papers first. */
export async function stay(one: Case): Promise<void> {
  const { house } = one.desk;
  const bytes = await cvOf(
    'Order',
    'The proceedings are stayed until the next date.',
    house.clock.now(),
  );
  const path = `/api/office/disputes/${one.id}/papers/court_order`;
  const { id: document } = await ask<{ id: string }>(house, 'POST', path, {
    bytes,
    by: one.officer,
  });
  await reread(one);
  await decision(one, 'stayed', 'The High Court has stayed the proceedings until its next date.', {
    document,
  });
}
export const resume = (one: Case) =>
  decision(one, 'resumed', 'The stay was vacated; a copy of the order is in the file.');
