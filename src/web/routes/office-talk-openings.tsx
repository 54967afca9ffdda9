import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
  useParams,
} from 'react-router';
import type { InputOf } from '#kernel/endpoint.ts';
import * as m from '#messages/all.ts';
import {
  talkOpeningDecision,
  talkOpeningReading,
  talkOpeningRequest,
  talkOpenings,
} from '#modules/discussion/contract/openings.ts';
import { TalkOpenings } from '#modules/discussion/ui/office/openings.tsx';
import { unlisted } from '#site/head.ts';
import { submissionOf, submit } from '#ui/forms/submission.ts';
import { textIn } from '#ui/forms/values.ts';
import { apiContext } from '../context.ts';
import { formOf } from '../form-of.ts';
import { loadFromApi } from '../page-request.ts';

export function meta() {
  return unlisted(m.site_title({ page: m.office_openings() }));
}

export async function loader(asking: LoaderFunctionArgs) {
  return { found: await loadFromApi(asking, talkOpenings, { id: asking.params.id ?? '' }) };
}

type Ground = InputOf<typeof talkOpeningRequest>['ground'];

export async function action({ request, context, params }: ActionFunctionArgs) {
  const [api, id, form] = [context.get(apiContext), params.id ?? '', await formOf(request)];
  const said = (name: string) => textIn(form, name);
  const opening = said('about');
  const reasons = { ground: said('ground') as Ground, why: said('why') }; // the contract refuses any other ground
  if (said('intent') === 'read') {
    const after = Number(said('after')) || 0;
    const answer = await api(talkOpeningReading, { id, opening, after });
    const acted = submissionOf({ form }, answer);
    const reading = answer.outcome === 'done' ? { opening, read: answer.data } : null;
    return data({ acted, reading }, { status: acted.status });
  }
  const acted =
    said('intent') === 'decide'
      ? await submit({ api, form }, talkOpeningDecision, {
          ...{ id, opening, ...reasons },
          decision: said('decision') === 'granted' ? 'granted' : 'declined',
        })
      : await submit({ api, form }, talkOpeningRequest, {
          ...{ id, place: said('place'), ...reasons },
          ...{ from: numberIn(said('from')), to: numberIn(said('to')) },
        });
  return data({ acted, reading: null }, { status: acted.status });
}

/** Empty for none; what is no number stays none, and the contract says so. */
function numberIn(text: string): number | null {
  return text.trim() === '' ? null : Number(text);
}

/** After a refusal too: what refused it may be that a colleague was faster. */
export function shouldRevalidate() {
  return true;
}

export default function OfficeTalkOpenings() {
  const came = useActionData<typeof action>();
  return (
    <TalkOpenings
      id={useParams().id ?? ''}
      {...useLoaderData<typeof loader>()}
      acted={came?.acted}
      reading={came?.reading ?? null}
    />
  );
}
