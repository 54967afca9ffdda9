// A dispute of four people, as the download and the erasure of one of them need it: ada and asha claim, ben and bea respond.
import type { MoneyPorts } from '#modules/fees/actions/deps.ts';
import type { ResponseDeps } from '#modules/response/routes.ts';
import type { ServiceDeps } from '#modules/service/routes.ts';
import type { Db } from '#platform/db.ts';
import { newId, newToken } from '#platform/ids.ts';
import { wiredDisputes } from '../src/wiring.ts';
import { serviceParts, settings } from './app.ts';
import { type SignedIn, signedIn } from './cast.ts';
import { aFiling, aParty, disputesDeps, opened } from './disputes.ts';
import { codeOf, go } from './notices.ts';

export type House = ResponseDeps & ServiceDeps & MoneyPorts;

/** What actions need when every module listens to what happens in a dispute. */
export async function aHouse(db: Db, clock: { now: Date }): Promise<House> {
  const key = Buffer.alloc(32, 7);
  return wiredDisputes({
    ...(await disputesDeps(db, clock)),
    ...serviceParts,
    settings,
    key,
    newToken,
    newCode: () => '246810',
  });
}

const NAMES = {
  ada: 'Ada Own',
  asha: 'Asha Other',
  ben: 'Ben Answers',
  bea: 'Bea Elsewhere',
} as const;
type Name = keyof typeof NAMES;
export type Four = {
  id: string;
  reference: string;
  code: string;
  emails: Record<Name, string>;
  names: typeof NAMES;
  partyIds: Record<Name, string>;
  /** Gives one of them an account with the address that the file has of her. */
  account: (name: Name) => Promise<SignedIn>;
};

let run = 0;

/** Ada files for herself and for asha; the notice goes out to ben and bea. Each time with addresses of their own. */
export async function fourInDispute(house: House, { isDispatched = true } = {}): Promise<Four> {
  run += 1;
  const at = (name: Name) => `${name}${run}@people.example`;
  const emails = { ada: at('ada'), asha: at('asha'), ben: at('ben'), bea: at('bea') };
  const party = (side: 'claimant' | 'respondent', name: Name) =>
    aParty(side, {
      name: NAMES[name],
      contacts: [
        {
          channel: 'email',
          value: emails[name],
          isDesignated: true,
          designatedIn: 'Agreement, clause 12, page 4',
        },
        { channel: 'mobile', value: mobileOf(name), isDesignated: false, designatedIn: '' },
        {
          channel: 'post',
          value: `${run} Hill Road, Bandra West, Mumbai 400050 (${name})`,
          isDesignated: false,
          designatedIn: '',
        },
      ],
    });
  const parties = [
    party('claimant', 'ada'),
    party('claimant', 'asha'),
    party('respondent', 'ben'),
    party('respondent', 'bea'),
  ];
  const { id, reference } = await opened(house, aFiling({ parties }), emails.ada);
  const rows = await house.db
    .selectFrom('dispute_party')
    .where('disputeId', '=', id)
    .select(['id', 'name'])
    .execute();
  const idOf = (name: Name) => rows.find((row) => row.name === NAMES[name])?.id ?? '';
  const partyIds = { ada: idOf('ada'), asha: idOf('asha'), ben: idOf('ben'), bea: idOf('bea') };
  if (isDispatched) await dispatch(house, id);
  const code = isDispatched ? await codeOf(house, id, partyIds.ben) : '';
  const account = (name: Name) =>
    signedIn(house.db, { name: NAMES[name], email: emails[name], now: house.now() });
  return { id, reference, code, emails, names: NAMES, partyIds, account };
}

function mobileOf(name: Name): string {
  return `+9198${String(10_000_000 + run * 10 + Object.keys(NAMES).indexOf(name))}`;
}

async function dispatch(house: House, id: string): Promise<void> {
  const rhea = await signedIn(house.db, { roles: ['registrar'], now: house.now() });
  await house.db
    .updateTable('dispute')
    .set({ state: 'arb_notice', stateSince: house.now() })
    .where('id', '=', id)
    .execute();
  await house.db
    .insertInto('dispute_basis')
    .values({
      id: newId(),
      disputeId: id,
      basis: 'A',
      decidedBy: rhea.personId,
      decidedAt: house.now(),
      reasons: 'The clause names this institution on page 4.',
      papers: '[]',
      findings: '{}',
    })
    .execute();
  await go(house, id, [['notice_dispatched', 'system']]);
}

/** The dispute ends. */
export async function ended({ db, now }: House, id: string): Promise<void> {
  await db
    .updateTable('dispute')
    .set({ state: 'withdrawn', stateSince: now() })
    .where('id', '=', id)
    .execute();
}

/** What must not stand in the download of one of them: every name and address of the other three. */
export function othersOf({ emails, names }: Four, name: Name): string[] {
  return (Object.keys(names) as Name[])
    .filter((one) => one !== name)
    .flatMap((one) => [names[one], emails[one], mobileOf(one), `(${one})`]);
}
