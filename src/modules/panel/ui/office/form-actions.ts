import type { Api } from '#kernel/client.ts';
import type { InputOf } from '#kernel/endpoint.ts';
import {
  applicationCheck,
  applicationListing,
  applicationQuestion,
  listingMove,
} from '#modules/panel/contract/office-acts.ts';
import { type Submission, submit } from '#ui/forms/submission.ts';
import { textIn } from '#ui/forms/values.ts';
import {
  conductNotice,
  listingVote,
  memberDeclaration,
  proceedingVote,
} from '../../contract/committee.ts';
import { profileLook } from '../../contract/neutrals.ts';

/** What an officer or a member of the committee does on an application's page. The server judges every choice. */
export async function actOnApplication(api: Api, id: string, form: FormData): Promise<Submission> {
  const [intent, about, text] = [
    textIn(form, 'intent'),
    textIn(form, 'about'),
    textIn(form, 'text'),
  ];
  const post = { api, form };
  if (intent === 'check') {
    const [item, source] = [about, textIn(form, 'source') || 'document'] as [
      InputOf<typeof applicationCheck>['item'],
      'document',
    ];
    const seen = textIn(form, 'seen') === 'yes';
    return submit(post, applicationCheck, { id, item, source, note: textIn(form, 'note'), seen });
  }
  if (intent === 'ask') return submit(post, applicationQuestion, { id, text });
  if (intent === 'open_list')
    return submit(post, applicationListing, { id, list: textIn(form, 'list') as 'mediator' });
  if (intent === 'declare') {
    const hasRelation = textIn(form, 'relation_there') === 'yes';
    return submit(post, memberDeclaration, { id, hasRelation, relation: hasRelation ? text : '' });
  }
  if (intent === 'vote') {
    const verdict = textIn(form, 'verdict') as 'agree';
    return submit(post, listingVote, { id: about, verdict, reasons: text });
  }
  if (intent === 'notice') {
    const principle = textIn(form, 'principle') as InputOf<typeof conductNotice>['principle'];
    return submit(post, conductNotice, { id, principle, facts: text });
  }
  if (intent === 'judge') {
    const outcome = textIn(form, 'outcome') as InputOf<typeof proceedingVote>['outcome'];
    return submit(post, proceedingVote, {
      id: about,
      outcome,
      until: textIn(form, 'until') || null,
      reasons: text,
    });
  }
  const move = intent as InputOf<typeof listingMove>['move'];
  return submit(post, listingMove, { id: about, move, reason: text });
}

/** What an officer does on a neutral's page: look at the public words. */
export async function actOnNeutral(api: Api, id: string, form: FormData): Promise<Submission> {
  const post = { api, form };
  const isApproved = textIn(form, 'intent') === 'approve';
  const input = {
    id,
    version: Number(textIn(form, 'version')),
    isApproved,
    note: isApproved ? '' : textIn(form, 'text'),
  };
  return submit(post, profileLook, input);
}
