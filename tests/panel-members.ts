// People of the panel, as a test needs them: on the list of arbitrators or on others, with a profile, with an account or without.
import type { List } from '#modules/panel/rules/empanelment.ts';
import type { Db } from '#platform/db.ts';
import { newId } from '#platform/ids.ts';

type OnPanel = {
  name: string;
  email?: string;
  phone?: string;
  personId?: string | null;
  qualifications?: string;
  languages?: string[];
  standing?: 'active' | 'on_leave' | 'suspended';
  capacity?: number;
  lists?: readonly List[];
};

/** Puts somebody on a list of the panel; the id is that of the neutral. */
export async function onPanel(db: Db, at: Date, one: OnPanel): Promise<string> {
  const id = newId();
  const said = {
    qualifications: one.qualifications ?? 'Arbitrator in disputes about goods sold.',
    specialisations: [],
    hearingDays: null,
  };
  await db
    .insertInto('panel_application')
    .values({
      id,
      receivedAt: at,
      fullName: one.name,
      email: one.email ?? `${id.slice(-12)}@panel.example.org`,
      phone: one.phone ?? '+919800000000',
      ...said,
      ...{ bornOn: '1970-01-01', gender: null, profileLink: '', nationalIdText: 'Voter card' },
      ...{ nationalIdDocumentId: null, nationalIdDocumentName: null, address: 'Pune' },
      ...{ nationality: 'Indian', correspondenceAddress: 'Pune', certifications: 'None' },
      ...{ actedBefore: true, experience: 'Ten awards.', holdsCertifications: false },
      ...{ heldCertifications: '', isAvailable: true, additionalInformation: '' },
      ...{ cvText: 'A life.', cvDocumentId: null, cvDocumentName: null, documentsRemovedAt: null },
    })
    .execute();
  await db
    .insertInto('panel_listing')
    .values(
      (one.lists ?? (['arbitrator'] as const)).map((list) => ({
        ...{ id: newId(), applicationId: id, list, state: one.standing ?? 'active' },
        ...{ since: at, before: null, suspendedUntil: null, createdAt: at },
        ...{ conductVersion: null, conductAcceptedAt: null },
      })),
    )
    .execute();
  await db
    .insertInto('panel_neutral')
    .values({ id, applicationId: id, personId: one.personId ?? null, createdAt: at })
    .execute();
  await db
    .insertInto('panel_profile')
    .values({
      ...{ id: newId(), neutralId: id, version: 1, savedAt: at, savedBy: null, seats: [] },
      ...said,
      ...{ languages: one.languages ?? ['English', 'Hindi'], capacity: one.capacity ?? 4 },
      ...{ feeAmount: 0, feeCurrency: 'INR', feeUnit: 'hearing', publicLine: '' },
      ...{ mayBeShown: false, lookedAt: null, lookedBy: null, isApproved: null },
    })
    .execute();
  return id;
}

/** Says that somebody was appointed elsewhere. */
export async function declares(
  db: Db,
  neutralId: string,
  { appointedOn, partyGroup, at }: { appointedOn: string; partyGroup: string; at: Date },
): Promise<void> {
  await db
    .insertInto('panel_declared_appointment')
    .values({
      ...{ id: newId(), neutralId, appointedOn, partyGroup, institution: 'Another house' },
      ...{ declaredAt: at, withdrawnAt: null },
    })
    .execute();
}
