import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from 'react-router';
import { consultationVisit } from '#modules/enquiries/contract/visit.ts';
import { postVisit } from '#modules/enquiries/ui/visit/form-actions.ts';
import { apiContext } from './context.ts';
import { formOf } from './form-of.ts';
import { loadFromApi } from './page-request.ts';

/** A consultation as the mailed link of an address shows it. */
export async function visitAt(asking: LoaderFunctionArgs) {
  const token = asking.params.token ?? '';
  return { token, visit: await loadFromApi(asking, consultationVisit, { token }) };
}

/** What came of a form of such a page. */
export async function visitPosted({ request, context, params }: ActionFunctionArgs) {
  const posted = await postVisit(
    context.get(apiContext),
    params.token ?? '',
    await formOf(request),
  );
  return data(posted, { status: posted.status });
}
