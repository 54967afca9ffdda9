import * as m from '#messages/all.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/desk/card.tsx';
import { SubmissionNotice } from '#ui/desk/submission-notice.tsx';
import { Field, Input } from '#ui/field.tsx';
import { PostForm } from '#ui/forms/post-form.tsx';
import { ownOf, type Submission } from '#ui/forms/submission.ts';
import { Link } from '#ui/link.tsx';
import { ChoosePapers } from './choose.tsx';
import { MadeCard } from './made.tsx';
import { ManifestPdf } from './manifest-pdf.tsx';
import type { BundleLines, PaperToChoose } from './shapes.ts';

type Props = {
  dispute: string;
  papers: readonly PaperToChoose[];
  all: number;
  bundles: BundleLines;
  chosen: readonly string[];
  mayFile: boolean;
  acted: Submission | undefined;
};

/** What is made of papers: bundles, the list of all with their hashes, and the way to a certificate. */
export function BundlesPage({ dispute, papers, all, bundles, chosen, mayFile, acted }: Props) {
  return (
    <>
      <MadeCard dispute={dispute} bundles={bundles} acted={acted} />
      {all > 0 ? <NewBundle papers={papers} all={all} chosen={chosen} acted={acted} /> : null}
      <Card title={m.manifest_title()}>
        <p>{m.manifest_lead()}</p>
        <p>
          <a className="lnk" href={`/api/disputes/${dispute}/manifest`}>
            {m.manifest_download()}
          </a>
        </p>
        <p>
          <ManifestPdf dispute={dispute} />
        </p>
        {mayFile ? (
          <p>
            <Link className="lnk" to={`/cases/${dispute}/papers/certificate`}>
              {m.certificate_way()}
            </Link>
          </p>
        ) : null}
      </Card>
    </>
  );
}

type NewProps = Pick<Props, 'papers' | 'all' | 'chosen' | 'acted'>;

function NewBundle({ papers, all, chosen, acted }: NewProps) {
  const own = ownOf(acted, 'bundle');
  return (
    <Card title={m.bundles_new()}>
      <p>{m.bundles_lead()}</p>
      <PostForm className="desk-form" preventScrollReset>
        <input type="hidden" name="intent" value="bundle" />
        <SubmissionNotice submission={own} done={m.bundles_asked()} />
        <ChoosePapers papers={papers} all={all} chosen={new Set(chosen)} acted={own} />
        <Field label={m.bundles_title()} hint={m.bundles_title_hint()}>
          <Input name="title" maxLength={120} defaultValue={own?.values.title ?? ''} dir="auto" />
        </Field>
        <Button look="solid" type="submit">
          {m.bundles_make()}
        </Button>
      </PostForm>
    </Card>
  );
}
