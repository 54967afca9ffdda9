import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
} from 'react-router';
import * as m from '#messages/all.ts';
import { officeConsultation } from '#modules/enquiries/contract/consultations.ts';
import { ConsultationOne } from '#modules/enquiries/ui/office-consultations/consultation.tsx';
import { postOffice } from '#modules/enquiries/ui/office-consultations/form-actions.ts';
import { unlisted } from '#site/head.ts';
import { apiContext } from '../context.ts';
import { formOf } from '../form-of.ts';
import { loadFromApi } from '../page-request.ts';

export function meta() {
  return unlisted(m.site_title({ page: m.office_consult_heading() }));
}

export async function loader(asking: LoaderFunctionArgs) {
  return { one: await loadFromApi(asking, officeConsultation, { id: known(asking.params.id) }) };
}

export async function action({ request, context, params }: ActionFunctionArgs) {
  const posted = await postOffice(context.get(apiContext), known(params.id), await formOf(request));
  return data(posted, { status: posted.status });
}

export default function OfficeConsultation() {
  const { one } = useLoaderData<typeof loader>();
  return <ConsultationOne one={one} posted={useActionData<typeof action>()} />;
}

/** An address that no consultation can have leads nowhere, as one that none has. */
function known(id = ''): string {
  if (!/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(id)) throw data(null, { status: 404 });
  return id;
}
