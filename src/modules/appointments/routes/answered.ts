import { type Result, refuse } from '#kernel/result.ts';

const FIELDS: Readonly<Record<string, string | undefined>> = {
  reason_missing: 'reason',
  one_missing: 'one',
  other_missing: 'other',
  one_number_wrong: 'oneNumber',
  other_number_wrong: 'otherNumber',
  registrar_alone: 'kind',
  same_thing: 'other',
  evidence_missing: 'evidence',
  wrong_length: 'names',
  named_twice: 'names',
  name_missing: 'names',
  not_nameable: 'names',
  not_proposed: 'names',
  party_missing: 'partyId',
  too_many_strikes: 'strikes',
  all_struck: 'strikes',
  struck_twice: 'strikes',
  struck_and_ranked: 'strikes',
  not_on_list: 'list',
  list_missing: 'list',
  grounds_missing: 'grounds',
  order_missing: 'document',
  day_ahead: 'knownOn',
  day_early: 'knownOn',
  day_wrong: 'knownOn',
  nominee_missing: 'neutral',
  nominee_unknown: 'neutral',
  nominee_tied: 'neutral',
  nominee_full: 'neutral',
  nominee_member: 'neutral',
  outside_panel: 'neutral',
  not_waivable: 'neutral',
  nothing_to_waive: 'words',
  agreement_missing: 'agrees',
  signature_missing: 'signedAs',
  court_missing: 'court',
  number_missing: 'number',
  ranked_twice: 'ranking',
};
/** What of a move's refusal stands at a field of the form. */
export const at = <Code extends string>(code: Code) => refuse({ code, field: FIELDS[code] ?? '' });

export function answered<Value, Code extends string>(outcome: Result<Value, Code>) {
  return outcome.ok ? outcome : at(outcome.refusal);
}
