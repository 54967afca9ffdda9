import type { OutputOf } from '#kernel/endpoint.ts';
import type { Viewer } from '#kernel/viewer.ts';
import type { mayObject } from '../actions/authenticating.ts';
import type { TermsSeen } from '../actions/terms.ts';
import type { termsToAuthenticate } from '../contract/authentication.ts';
import { isMajority } from '../rules/authenticating.ts';
import { textsIn } from './texts.ts';

type View = OutputOf<typeof termsToAuthenticate>;

/** A settlement that all parties signed, as one of those reads it whose name it takes. */
export function termsView(
  { file, settlement, members, authentications, isWaiting, isCodeSent }: TermsSeen,
  { personId }: Viewer,
  objects: ReturnType<typeof mayObject>,
): View {
  const { textHash, text, form, signed, documentId } = settlement;
  const names = new Map(file.parties.map(({ id, name }) => [id, name]));
  return {
    ...{ reference: file.dispute.reference, isWaiting, isCodeSent, document: documentId },
    form: form === 'contract' ? 'award' : form, // termsFor gives no contract
    hash: textHash.toString('hex'),
    texts: textsIn(text),
    parties: signed.map(({ partyId, signedAt, name }) => ({
      ...{ id: partyId, name: names.get(partyId) ?? '' },
      ...{ signedAt: signedAt.toISOString(), signedAs: name },
    })),
    members: members.map((one) => ({
      name: one.name,
      isYou: one.personId === personId,
      signedAt:
        authentications.find((name) => name.personId === one.personId)?.signedAt.toISOString() ??
        null,
    })),
    mayObject: objects,
    mayFinish: isWaiting && mayFinish(members, authentications, personId),
    stamp: settlement.stamp,
  };
}

/** They have signed, more than half have, and somebody has not: why may be said now (ACA s. 31(2)). */
function mayFinish(
  members: TermsSeen['members'],
  authentications: TermsSeen['authentications'],
  own: string,
): boolean {
  const people = members.map(({ personId }) => personId);
  const signed = authentications.map(({ personId }) => personId);
  return signed.includes(own) && signed.length < people.length && isMajority(people, signed);
}
