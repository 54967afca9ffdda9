import { type FormFault, found, foundOfEach } from '../findings.ts';
import type { AwardParty, AwardRecord, RecordedParty } from '../record.ts';
import { payersOf, type WrittenAward } from '../written.ts';

/** Names and capacities as in the record, the basis of the appointment, and service (I2). */
export function checkParties(award: WrittenAward, record: AwardRecord): FormFault[] {
  return [
    ...aboutNames(award.parties, record.parties),
    ...aboutBasis(award.basis, record.basis),
    ...aboutService(award, record.parties),
    ...aboutTerms(award, record),
  ];
}

function aboutNames(named: readonly AwardParty[], recorded: readonly RecordedParty[]): FormFault[] {
  const known = new Map(recorded.map((party) => [party.id, party]));
  const left = recorded.filter(({ id }) => !named.some((party) => party.id === id));
  return [
    ...foundOfEach(
      'party_left_out',
      left.map(({ id }) => id),
    ),
    ...named.flatMap((party) => aboutName(party, known.get(party.id))),
  ];
}

function aboutName(
  { id, name, capacity }: AwardParty,
  known: RecordedParty | undefined,
): FormFault[] {
  if (!known) return [found('party_alien', id)];
  return [
    ...(written(name) === written(known.name) ? [] : [found('name_differs', id)]),
    ...(capacity === known.capacity ? [] : [found('capacity_differs', id)]),
  ];
}

/** A name is held against the record letter by letter, but for the room around it and how a letter is stored. */
function written(name: string): string {
  return name.normalize('NFC').trim().replaceAll(/\s+/g, ' ');
}

function aboutBasis(
  { named, isAnnexed }: WrittenAward['basis'],
  recorded: AwardRecord['basis'],
): FormFault[] {
  if (recorded === 'none') return [found('basis_none')];
  return [
    ...(named === recorded ? [] : [found('basis_differs', recorded)]),
    ...(isAnnexed ? [] : [found('basis_not_annexed')]),
  ];
}

function aboutService(award: WrittenAward, parties: readonly RecordedParty[]): FormFault[] {
  const against = new Set(payersOf(award));
  const untold = parties.filter(({ id }) => !award.serviceTold.includes(id));
  const unserved = parties.filter(({ id, isServed }) => !isServed && against.has(id));
  const shut = parties.filter(({ isAbsent, mayProceedWithout }) => isAbsent && !mayProceedWithout);
  const ids = (some: readonly RecordedParty[]) => some.map(({ id }) => id);
  return [
    ...foundOfEach('service_untold', ids(untold)),
    ...foundOfEach('party_unserved', ids(unserved)),
    ...foundOfEach('absence_gate_shut', ids(shut)),
  ];
}

/** A settlement is recorded as an award when the parties ask for it, all of them. */
function aboutTerms({ kind }: WrittenAward, { parties, agreements }: AwardRecord): FormFault[] {
  if (kind !== 'agreed') return [];
  const silent = parties.filter(({ id }) => !agreements.onTerms.includes(id));
  return foundOfEach(
    'terms_not_asked',
    silent.map(({ id }) => id),
  );
}
