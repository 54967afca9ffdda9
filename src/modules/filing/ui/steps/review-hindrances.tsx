import * as m from '#messages/all.ts';
import { HandshakeButton } from '#ui/button.tsx';
import { PostForm } from '#ui/forms/post-form.tsx';
import { Link } from '#ui/link.tsx';
import { draftAttribute } from '#ui/offline-drafts/autosave.ts';
import { CutOff } from '#ui/offline-drafts/notes.tsx';
import { problemSentences } from '../../contract/problems.ts';
import { agreementPaperLacking } from '../../contract/words.ts';
import { idOf } from '../controls.tsx';
import { agreementDocumentWords } from '../cost-words.ts';
import { type DraftView, localDraftName, pathOf } from '../step-page.tsx';
import { stepNames } from '../words.ts';
import { documentField } from './documents-step.tsx';

/** On to the signature; whoever has not shown that the address is theirs asks for its code with the same press. */
export function ToSign({ view: { id, isProved, address, problems } }: { view: DraftView }) {
  const to = pathOf('sign', id);
  if (isProved || problems.length > 0)
    return (
      <div className="gr-ways">
        <HandshakeButton to={to}>{m.filing_to_sign()}</HandshakeButton>
      </div>
    );
  return (
    <PostForm
      action={to}
      className="gr-form"
      {...draftAttribute('device', localDraftName(id, 'review'))}
    >
      <p className="t2">{m.filing_to_sign_code({ email: address ?? '' })}</p>
      <CutOff />
      <div className="gr-ways">
        <HandshakeButton type="submit" name="intent" value="ask">
          {m.filing_to_sign()}
        </HandshakeButton>
      </div>
    </PostForm>
  );
}

export function Missing({ view }: { view: DraftView }) {
  const { problems, answers, id } = view;
  const files = answers.documents?.files ?? [];
  const lacking = agreementPaperLacking(answers, files);
  if (problems.length === 0 && lacking === null)
    return <p className="note note-done">{m.filing_whole()}</p>;
  return (
    <>
      {problems.length > 0 ? <Problems view={view} /> : null}
      {lacking ? (
        <div className="note">
          <p>{agreementDocumentWords[lacking]()}</p>
          <p>
            <Link to={`${pathOf('documents', id)}#${idOf(documentField(files.length))}`}>
              {m.filing_to_papers()}
            </Link>
          </p>
          {problems.length === 0 ? <p>{m.filing_whole_but()}</p> : null}
        </div>
      ) : null}
    </>
  );
}

function Problems({ view: { problems, id } }: { view: DraftView }) {
  return (
    <div className="note">
      <p>{m.filing_mends({ count: problems.length })}</p>
      <ul>
        {problems.map(({ step, field, code }) => (
          <li key={`${step} ${field} ${code}`}>
            <Link to={`${pathOf(step, id)}#f-${field}`}>
              {stepNames[step]()}: {problemSentences[code]()}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
