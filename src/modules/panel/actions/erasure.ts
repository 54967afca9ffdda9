import type { PersonEraser, PersonToErase } from '#modules/identity/actions/account-deps.ts';
import { appendActs } from '#modules/record/actions.ts';
import type { Db } from '#platform/db.ts';
import { dropOwed } from '#platform/outbox.ts';
import { over } from '../rules/empanelment.ts';
import { erasedAddress } from '../rules/retention.ts';
import { emptyApplication } from '../store/applications.ts';
import { dropDocuments } from '../store/documents.ts';
import {
  dropApplication,
  dropCorrespondence,
  dropDraftsOf,
  listLetterSubjects,
  listOwnApplications,
  type OwnApplication,
  reduceApplication,
} from '../store/erasure.ts';
import { addStep, changeListing, type ListingRow, lockListings } from '../store/listings.ts';
import { subjectOf } from './moves.ts';
import { emailOf } from './status.ts';

/**
 * DPDP Act 2023, section 12(3): an application goes with its documents and all that was said about it. Of whoever was on the
 * panel the name, the lists, the decisions and the declared appointments stay: awards rest on them having been there
 * (section 17(1)(a)). A notice that is open is decided first.
 */
export const panelEraser: PersonEraser = {
  async keeps(db, personId) {
    const own = await listOwnApplications(db, { email: await emailOf(db, personId), personId });
    return [
      ...(own.some(({ wasOnPanel }) => wasOnPanel) ? (['panel'] as const) : []),
      ...(own.some(({ hasOpenNotice }) => hasOpenNotice) ? (['notice'] as const) : []),
    ];
  },
  async erase(tx, erasing) {
    const { personId } = erasing;
    const email = await emailOf(tx, personId);
    const own = await listOwnApplications(tx, { email, personId });
    for (const application of own) await eraseApplication(tx, application, erasing);
    const drafts = email === null ? [] : await dropDraftsOf(tx, email);
    await dropOwed(tx, { about: drafts, to: [] });
    return { applications: own.length, drafts: drafts.length };
  },
};

async function eraseApplication(
  tx: Db,
  { id, wasOnPanel }: OwnApplication,
  erasing: PersonToErase,
): Promise<void> {
  const places = await lockListings(tx, id);
  await dropOwed(tx, { about: await listLetterSubjects(tx, id), to: [] });
  const documents = [
    ...(await emptyApplication(tx, id, erasing.at)),
    ...(await dropCorrespondence(tx, id)),
  ];
  await dropDocuments(tx, documents);
  for (const place of places.filter(({ state }) => !over.includes(state)))
    await leave(tx, place, erasing);
  if (wasOnPanel) await reduceApplication(tx, id, erasedAddress(id));
  else await dropApplication(tx, id);
}

/** Whoever has themselves erased leaves every list: nobody is appointed who cannot be reached. */
async function leave(
  tx: Db,
  place: ListingRow,
  { personId, at, newId }: PersonToErase,
): Promise<void> {
  await changeListing(tx, place.id, {
    state: 'withdrawn',
    since: at,
    before: null,
    suspendedUntil: null,
  });
  const step = {
    id: newId(),
    listingId: place.id,
    move: 'withdraw',
    fromState: place.state,
    toState: 'withdrawn',
    at,
  };
  await addStep(tx, { ...step, byPerson: personId, reason: '' });
  const by = { personId, role: 'person' as const };
  const details = { listing: place.id, list: place.list };
  await appendActs(tx, at, [
    {
      act: 'application.withdrawn' as const,
      subject: subjectOf({ id: place.applicationId }),
      by,
      from: place.state,
      to: 'withdrawn',
      details,
      tells: ['role:case_officer', 'role:registrar'],
    },
  ]);
}
