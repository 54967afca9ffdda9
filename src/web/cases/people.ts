import { type ActionFunctionArgs, data } from 'react-router';
import type { InputOf } from '#kernel/endpoint.ts';
import * as m from '#messages/all.ts';
import {
  authorityUpload,
  firmOfLawyer,
  invitationEnd,
  newInvitation,
} from '#modules/disputes/contract/invitations.ts';
import { failureAt } from '#ui/forms/failure.ts';
import { notSent, type Submission, submissionOf } from '#ui/forms/submission.ts';
import { upload } from '#ui/forms/upload.ts';
import { fileIn, textIn, textsIn, valuesIn } from '#ui/forms/values.ts';
import { apiContext } from '../context.ts';
import { formOf } from '../form-of.ts';
import { onward } from '../redirects.ts';
import { actOnCase } from './acting.ts';

type Invitation = InputOf<typeof newInvitation>;

/** What the forms of the page of people do: those of every page of a dispute, and letting somebody in and out. */
export async function actOnPeople(asking: ActionFunctionArgs) {
  const form = await formOf(asking.request);
  const act = textIn(form, 'act');
  if (act === 'invite') return said(await invite(asking, form));
  if (act === 'firm') return said(await nameFirm(asking, form));
  if (act !== 'take-back' && act !== 'leave') return actOnCase(asking, form);
  const ended = await takeBack(asking, form);
  // Whoever left sees this page no more.
  if (act === 'leave' && ended.status < 400) throw onward('/cases', 303);
  return said(ended);
}

function said(submission: Submission) {
  return data(submission, { status: submission.status });
}

async function takeBack({ context, params }: ActionFunctionArgs, form: FormData) {
  const answer = await context.get(apiContext)(invitationEnd, {
    id: params.id ?? '',
    invitation: textIn(form, 'invitation'),
  });
  return submissionOf({ form, intent: 'take-back' }, answer);
}

async function nameFirm({ context, params }: ActionFunctionArgs, form: FormData) {
  const invitation = textIn(form, 'about');
  const answer = await context.get(apiContext)(firmOfLawyer, {
    ...{ id: params.id ?? '', invitation, firm: textIn(form, 'firm') },
  });
  return submissionOf({ form, intent: 'firm' }, answer);
}

async function invite({ context, params }: ActionFunctionArgs, form: FormData) {
  const [api, id] = [context.get(apiContext), params.id ?? ''];
  const typed: Record<string, string> = {
    ...valuesIn(form),
    reads: textsIn(form, 'reads').join(' '),
    writes: textsIn(form, 'writes').join(' '),
  };
  const post = { form, intent: 'invite', values: typed, failed: m.people_failed };
  const file = fileIn(form, 'authority');
  if (file) {
    const uploading = { api, endpoint: authorityUpload, input: { id }, failed: post.failed };
    const taken = await upload(uploading, file);
    if (!taken.ok) return notSent(post, failureAt(taken.failure, 'authority'));
    typed.token = taken.data.token; // sent before a refusal, it comes back and is not sent twice
  }
  const answer = await api(newInvitation, {
    id,
    party: typed.party ?? '',
    // What is none of them is refused by the contract.
    as: textIn(form, 'as') as Invitation['as'],
    name: textIn(form, 'name'),
    email: textIn(form, 'email'),
    firm: textIn(form, 'firm'),
    reads: textsIn(form, 'reads') as Invitation['reads'],
    writes: textsIn(form, 'writes') as Invitation['writes'],
    authority: typed.token || null,
  });
  return submissionOf(post, answer);
}
