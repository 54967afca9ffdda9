import type { OutputOf } from '#kernel/endpoint.ts';
import type { allInstitutions, institutionFor } from '../actions/institutions.ts';
import type { institutionList, oneInstitution } from '../contract/institutions.ts';
import type { Found } from './batches.ts';

type InstitutionRow = Awaited<ReturnType<typeof allInstitutions>>['rows'][number];

export function institutionLine({
  id,
  name,
  email,
  members,
  createdAt,
  endedAt,
}: InstitutionRow): OutputOf<typeof institutionList>['institutions'][number] {
  return {
    id,
    name,
    email,
    members: Number(members ?? 0),
    createdAt: createdAt.toISOString(),
    endedAt: endedAt?.toISOString() ?? null,
  };
}

export function institutionView({
  institution,
  members,
}: Found<typeof institutionFor>): OutputOf<typeof oneInstitution> {
  const {
    id,
    name,
    kind,
    registration,
    email,
    mobile,
    address,
    language,
    gstState,
    gstin,
    createdAt,
    endedAt,
  } = institution;
  const moments = { createdAt: createdAt.toISOString(), endedAt: endedAt?.toISOString() ?? null };
  return {
    institution: {
      id,
      name,
      kind,
      registration,
      email,
      mobile,
      address,
      language,
      state: gstState ?? '',
      gstin: gstin ?? '',
      ...moments,
    },
    members: members.map((one) => ({ id: one.id, name: one.name, since: one.since.toISOString() })),
  };
}
