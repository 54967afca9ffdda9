import type { Api } from '#kernel/client.ts';
import type { InputOf } from '#kernel/endpoint.ts';
import {
  conductNotice,
  listingVote,
  memberDeclaration,
  proceedingVote,
} from '../../contract/committee.ts';
import { profileLook } from '../../contract/neutrals.ts';
import {
  applicationCheck,
  applicationListing,
  applicationQuestion,
  listingMove,
} from '../../contract/office.ts';
import { act, textOf } from '../standing/acting.ts';

/** What an officer or a member of the committee does on an application's page. The server judges every choice. */
export async function actOnApplication(api: Api, id: string, form: FormData) {
  const [intent, about, text] = [
    textOf(form, 'intent'),
    textOf(form, 'about'),
    textOf(form, 'text'),
  ];
  const base = { api, form };
  if (intent === 'check') {
    const [item, source] = [about, textOf(form, 'source') || 'document'] as [
      InputOf<typeof applicationCheck>['item'],
      'document',
    ];
    const seen = textOf(form, 'seen') === 'yes';
    return act({
      ...base,
      endpoint: applicationCheck,
      input: { id, item, source, note: textOf(form, 'note'), seen },
    });
  }
  if (intent === 'ask') return act({ ...base, endpoint: applicationQuestion, input: { id, text } });
  if (intent === 'open_list')
    return act({
      ...base,
      endpoint: applicationListing,
      input: { id, list: textOf(form, 'list') as 'mediator' },
    });
  if (intent === 'declare') {
    const hasRelation = textOf(form, 'relation_there') === 'yes';
    return act({
      ...base,
      endpoint: memberDeclaration,
      input: { id, hasRelation, relation: hasRelation ? text : '' },
    });
  }
  if (intent === 'vote') {
    const verdict = textOf(form, 'verdict') as 'agree';
    return act({ ...base, endpoint: listingVote, input: { id: about, verdict, reasons: text } });
  }
  if (intent === 'notice') {
    const principle = textOf(form, 'principle') as InputOf<typeof conductNotice>['principle'];
    return act({ ...base, endpoint: conductNotice, input: { id, principle, facts: text } });
  }
  if (intent === 'judge') {
    const outcome = textOf(form, 'outcome') as InputOf<typeof proceedingVote>['outcome'];
    return act({
      ...base,
      endpoint: proceedingVote,
      input: { id: about, outcome, until: textOf(form, 'until') || null, reasons: text },
    });
  }
  const move = intent as InputOf<typeof listingMove>['move'];
  return act({ ...base, endpoint: listingMove, input: { id: about, move, reason: text } });
}

/** What an officer does on a neutral's page: look at the public words. */
export async function actOnNeutral(api: Api, id: string, form: FormData) {
  const isApproved = textOf(form, 'intent') === 'approve';
  const input = {
    id,
    version: Number(textOf(form, 'version')),
    isApproved,
    note: isApproved ? '' : textOf(form, 'text'),
  };
  return act({ api, form, endpoint: profileLook, input });
}
