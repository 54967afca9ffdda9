import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
} from 'react-router';
import * as m from '#messages/all.ts';
import { CertificateForm } from '#modules/bundles/ui/certificate-form.tsx';
import { paperNumbers } from '#modules/documents/contract/papers.ts';
import { PageHead } from '#ui/desk/page-head.tsx';
import { isSent } from '#ui/forms/submission.ts';
import { textsIn } from '#ui/forms/values.ts';
import { Link } from '#ui/link.tsx';
import { actOnBundles } from '../cases/bundles.ts';
import { caseTitle, openCase } from '../cases/opening.ts';
import { formOf } from '../form-of.ts';
import { loadFromApi } from '../page-request.ts';
import { onward } from '../redirects.ts';

type Loaded = { loaderData?: Awaited<ReturnType<typeof loader>> | undefined };

export function meta({ loaderData }: Loaded) {
  return caseTitle(loaderData?.dispute, m.certificate_page());
}

export async function loader(asking: LoaderFunctionArgs) {
  const id = asking.params.id ?? '';
  const { dispute } = await openCase(asking);
  const chosen = asking.url.searchParams.getAll('paper').slice(0, 50);
  const record = await loadFromApi(asking, paperNumbers, { id, shown: chosen.join(',') });
  return {
    dispute: { id, reference: dispute.reference },
    papers: record.papers.filter(({ isStruck }) => !isStruck),
    all: record.all,
    chosen,
  };
}

export async function action(asking: ActionFunctionArgs) {
  const id = asking.params.id ?? '';
  const form = await formOf(asking.request);
  const acted = await actOnBundles(asking, { id }, form);
  if (isSent(acted)) throw onward(`/cases/${id}/papers/bundles`);
  const again = {
    acted,
    chosen: textsIn(form, 'paper'),
    devices: textsIn(form, 'devices'),
    holdings: textsIn(form, 'holdings'),
  };
  return data(again, { status: acted.status });
}

/** Part A of the certificate of s. 63(4)(c) of the BSA 2023, in plain words. */
export default function CaseCertificate() {
  const { dispute, papers, all, chosen } = useLoaderData<typeof loader>();
  const again = useActionData<typeof action>();
  return (
    <div className="bnd-page">
      <PageHead title={m.certificate_page()} above={dispute.reference} lead={m.certificate_lead()}>
        <Link className="lnk" to={`/cases/${dispute.id}/papers/bundles`}>
          {m.bundles_page()}
        </Link>
      </PageHead>
      <CertificateForm
        papers={papers}
        all={all}
        chosen={again?.chosen ?? chosen}
        ticked={{ devices: again?.devices ?? [], holdings: again?.holdings ?? [] }}
        acted={again?.acted}
      />
    </div>
  );
}
