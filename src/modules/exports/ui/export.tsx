import { momentInWords } from '#kernel/moments.ts';
import * as m from '#messages/all.ts';
import { Button, HandshakeButton } from '#ui/button.tsx';
import { Card } from '#ui/desk/card.tsx';
import { Notice } from '#ui/desk/notice.tsx';
import { PageHead } from '#ui/desk/page-head.tsx';
import { SubmissionNotice } from '#ui/desk/submission-notice.tsx';
import { PostForm } from '#ui/forms/post-form.tsx';
import type { Submission } from '#ui/forms/submission.ts';
import { Link } from '#ui/link.tsx';
import type { ArchiveShownView } from './shapes.ts';
import { endingWords, sizeInWords } from './words.ts';

type Archive = NonNullable<ArchiveShownView>;
type Props = {
  dispute: { id: string; reference: string };
  archive: ArchiveShownView;
  attempt: Submission | undefined;
};

/** All that somebody may see of a dispute as one file: asked for, made meanwhile, kept for a week. */
export function ExportPage({ dispute, archive, attempt }: Props) {
  return (
    <>
      <PageHead title={m.export_title()} above={dispute.reference} lead={m.export_lead()} />
      <SubmissionNotice submission={attempt} done={m.export_making_words()} />
      <Step dispute={dispute.id} archive={archive} />
      <p className="t2">
        {m.export_own_data()}{' '}
        <Link className="lnk" to="/account/data">
          {m.export_own_data_link()}
        </Link>
      </p>
    </>
  );
}

function Step({ dispute, archive }: { dispute: string; archive: ArchiveShownView }) {
  if (archive?.state === 'making') return <Making archive={archive} dispute={dispute} />;
  if (archive?.state === 'ready') return <Ready archive={archive} dispute={dispute} />;
  const why = archive?.endedAs;
  return (
    <Card title={m.export_title()}>
      {why && why !== 'renewed' ? <Notice tone="warn">{endingWords[why]()}</Notice> : null}
      <p>{m.export_opened()}</p>
      <PostForm>
        <HandshakeButton type="submit">{m.export_ask()}</HandshakeButton>
      </PostForm>
    </Card>
  );
}

function Making({ archive: { progress }, dispute }: { archive: Archive; dispute: string }) {
  const { files, made } = progress;
  return (
    <Card title={m.export_making()}>
      <p>{m.export_making_words()}</p>
      {files > 0 ? (
        <p>
          <progress aria-label={m.export_progress_label()} value={made} max={files} />{' '}
          {m.export_progress({ made, files })}
        </p>
      ) : null}
      <Button to={`/cases/${dispute}/export`}>{m.export_look()}</Button>
    </Card>
  );
}

function Ready({ archive, dispute }: { archive: Archive; dispute: string }) {
  const { id, size, keptUntil } = archive;
  return (
    <Card title={m.export_ready()}>
      {keptUntil ? <p>{m.export_until({ moment: momentInWords(keptUntil) })}</p> : null}
      <p>{m.export_opened()}</p>
      <Notice tone="warn">{m.export_private()}</Notice>
      <p>
        <HandshakeButton href={`/api/disputes/${dispute}/export/${id}`} download>
          {m.export_download({ size: sizeInWords(size ?? 0) })}
        </HandshakeButton>
      </p>
      <p className="t2">{m.export_again_words()}</p>
      <PostForm>
        <input type="hidden" name="anew" value="yes" />
        <Button type="submit">{m.export_again()}</Button>
      </PostForm>
    </Card>
  );
}
