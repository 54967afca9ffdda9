import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
} from 'react-router';
import * as m from '#messages/all.ts';
import { enquiryDetail } from '#modules/enquiries/contract/enquiry-detail.ts';
import { ENQUIRY_KINDS } from '#modules/enquiries/contract/queue.ts';
import { EnquiryScreen } from '#modules/enquiries/ui/office/enquiry.tsx';
import { doWith } from '#modules/enquiries/ui/office/form-actions.ts';
import { ConsultationWay } from '#modules/enquiries/ui/office-consultations/way.tsx';
import { unlisted } from '#site/head.ts';
import { apiContext } from '../context.ts';
import { formOf } from '../form-of.ts';
import { loadFromApi } from '../page-request.ts';

export function meta() {
  return unlisted(m.site_title({ page: m.office_enquiry_title() }));
}

export async function loader(asking: LoaderFunctionArgs) {
  return { enquiry: await loadFromApi(asking, enquiryDetail, which(asking.params)) };
}

export async function action({ request, context, params }: ActionFunctionArgs) {
  const verdict = await doWith(context.get(apiContext), which(params), await formOf(request));
  return data(verdict, { status: verdict.status });
}

/** After a refusal too: what refused it may be that somebody was faster, and then the page shows what they did. */
export function shouldRevalidate() {
  return true;
}

export default function OfficeEnquiry() {
  const { enquiry } = useLoaderData<typeof loader>();
  // Another enquiry is another screen: what was typed for one is not sent to the next.
  return (
    <EnquiryScreen key={enquiry.id} enquiry={enquiry} verdict={useActionData<typeof action>()}>
      {enquiry.kind === 'consultation' ? <ConsultationWay id={enquiry.id} /> : null}
    </EnquiryScreen>
  );
}

/** An address that no enquiry can have leads nowhere, as one that none has. */
function which({ kind, id = '' }: LoaderFunctionArgs['params']) {
  const known = ENQUIRY_KINDS.find((one) => one === kind);
  if (!known || !/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(id))
    throw data(null, { status: 404 });
  return { kind: known, id };
}
