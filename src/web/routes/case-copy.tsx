import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
} from 'react-router';
import * as m from '#messages/all.ts';
import { CopyForm } from '#modules/bundles/ui/copy-form.tsx';
import { paperNumbers } from '#modules/documents/contract/papers.ts';
import { PagePicture } from '#modules/documents/ui/viewer/page-picture.tsx';
import { PageHead } from '#ui/desk/page-head.tsx';
import { isSent } from '#ui/forms/submission.ts';
import { Link } from '#ui/link.tsx';
import { actOnBundles } from '../cases/bundles.ts';
import { caseTitle, openCase } from '../cases/opening.ts';
import { formOf } from '../form-of.ts';
import { loadFromApi } from '../page-request.ts';
import { onward } from '../redirects.ts';

type Loaded = { loaderData?: Awaited<ReturnType<typeof loader>> | undefined };
const PAGED = ['application/pdf', 'image/jpeg', 'image/png'];

export function meta({ loaderData }: Loaded) {
  return caseTitle(loaderData?.dispute, m.copies_page());
}

export async function loader(asking: LoaderFunctionArgs) {
  const { id = '', paper: wanted } = asking.params;
  const { dispute } = await openCase(asking);
  const record = await loadFromApi(asking, paperNumbers, { id, shown: wanted });
  const paged = record.papers.filter(({ type }) => PAGED.includes(type));
  const paper = paged.find((one) => one.id === wanted);
  if (!paper || !record.may.includes('file')) throw data(null, { status: 404 });
  const others = paged.filter((one) => one.id !== wanted);
  return { dispute: { id, reference: dispute.reference }, paper, others, all: record.all - 1 };
}

export async function action(asking: ActionFunctionArgs) {
  const { id = '', paper } = asking.params;
  const acted = await actOnBundles(asking, { id, paper }, await formOf(asking.request));
  if (isSent(acted)) throw onward(`/cases/${id}/papers/bundles`);
  return data(acted, { status: acted.status });
}

/** A changed copy of a paper: covered, turned, with fewer pages or more. The paper stays as it is. */
export default function CaseCopy() {
  const { dispute, paper, others, all } = useLoaderData<typeof loader>();
  return (
    <div className="bnd-page">
      <CopyHead paper={paper} dispute={dispute} />
      <CopyForm
        paper={paper}
        others={others}
        all={all}
        acted={useActionData<typeof action>()}
        picture={({ page, over, onPages }) => (
          <PagePicture
            address={`/api/disputes/${dispute.id}/documents/${paper.id}`}
            type={paper.type}
            page={page}
            onPages={onPages}
          >
            {over}
          </PagePicture>
        )}
      />
    </div>
  );
}

function CopyHead({
  paper,
  dispute,
}: {
  paper: NonNullable<Loaded['loaderData']>['paper'];
  dispute: { id: string; reference: string };
}) {
  return (
    <PageHead
      title={m.copies_of({ number: paper.number })}
      above={dispute.reference}
      lead={<span dir="auto">{paper.title}</span>}
    >
      <Link className="lnk" to={`/cases/${dispute.id}/papers`}>
        {m.bundles_back()}
      </Link>
    </PageHead>
  );
}
