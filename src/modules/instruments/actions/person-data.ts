import type { PersonEraser } from '#modules/identity/actions/account-deps.ts';
import type { Db } from '#platform/db.ts';
import { dropUnsignedOf, listSigningsBy } from '../store/signings.ts';

/** What they were asked to sign with a certificate, and how it went. */
export async function instrumentsDataOf(db: Db, personId: string): Promise<unknown> {
  const rows = await listSigningsBy(db, personId);
  return rows.map(
    ({ name, service, askedAt, signedAt, issuer, serial, network, agent, refusedAs }) => ({
      ...{ name, service, askedAt, signedAt, issuer, serial, network, agent, refusedAs },
    }),
  );
}

/** DPDP Act 2023, section 17(1)(a): what was signed is needed to show what was agreed. */
export const instrumentsEraser: PersonEraser = {
  keeps: async (db, personId) =>
    (await listSigningsBy(db, personId)).some(({ signedAt }) => signedAt) ? ['claims'] : [],
  erase: async (tx, { personId }) => ({ signings: await dropUnsignedOf(tx, personId) }),
};
