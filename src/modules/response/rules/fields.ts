import { EMPTY, isSigned, type ResponseForm } from './content.ts';
import type { ResponseKind } from './words.ts';

/** Which fields a kind asks for, in the order of its form. */
export const fieldsOf: Record<ResponseKind, readonly ResponseField[]> = {
  answer: ['stance', 'words', 'files', 'place'],
  objection: ['grounds', 'words', 'files'],
  offer: ['shape', 'amount', 'count', 'firstOn', 'words'],
  counterclaim: ['heads', 'words', 'files'],
  identity: ['reason', 'words', 'files'],
  call_back: ['day', 'part', 'phone', 'language', 'words'],
  extension: ['days', 'words', 'files'],
  agreement: ['agrees', 'name'],
  refusal: ['words'],
  acceptance: ['agrees', 'name'],
  rejection: ['words'],
  withdrawal_objection: ['words'],
  reopening: ['cause', 'words', 'files'],
  fast_track: ['agrees', 'name'],
  consent_withdrawal: ['words'],
  consent_denial: ['words'],
  withdrawal_consent: ['agrees', 'name', 'words'],
  leaving: ['agrees', 'name', 'words'],
};

export type ResponseField =
  | ('stance' | 'words' | 'files' | 'grounds' | 'shape' | 'amount' | 'count' | 'firstOn')
  | (
      | 'capacity'
      | 'cause'
      | 'heads'
      | 'reason'
      | 'day'
      | 'part'
      | 'phone'
      | 'language'
      | 'days'
      | 'agrees'
      | 'name'
      | 'place'
    );

/** Somebody who answers for a firm or a company says who they are and as what, whatever they send. */
export function fieldsFor(
  kind: ResponseKind,
  { isOrganisation }: { isOrganisation: boolean },
): readonly ResponseField[] {
  const asked = fieldsOf[kind];
  if (!isOrganisation || !isSigned(kind)) return asked;
  const signing: ResponseField[] = asked.includes('name') ? ['capacity'] : ['name', 'capacity'];
  const at = asked.indexOf('name');
  return at < 0
    ? [...asked, ...signing]
    : [...asked.slice(0, at + 1), ...signing, ...asked.slice(at + 1)];
}

/** Of what was sent only what its form asks for: the record holds nothing that nobody was asked, such as a yes inside an answer. */
export function fieldsAskedIn(
  kind: ResponseKind,
  content: ResponseForm,
  isOrganisation: boolean,
): ResponseForm {
  const names = fieldsFor(kind, { isOrganisation }).flatMap((field): (keyof ResponseForm)[] =>
    field === 'cause' ? ['reason'] : field === 'place' ? ['state', 'gstin'] : [field],
  );
  return {
    ...EMPTY,
    ...Object.fromEntries(
      names.flatMap((name) => (content[name] === undefined ? [] : [[name, content[name]]])),
    ),
  };
}
