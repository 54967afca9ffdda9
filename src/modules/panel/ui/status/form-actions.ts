import type { Api } from '#kernel/client.ts';
import * as m from '#messages/all.ts';
import { failureAt } from '#ui/forms/failure.ts';
import { notSent, type Submission, submit } from '#ui/forms/submission.ts';
import { upload } from '#ui/forms/upload.ts';
import { fileIn, textIn } from '#ui/forms/values.ts';
import { decisionReply, noticeReply, statusAnswer, statusMove } from '../../contract/status.ts';
import { panelDocument } from '../../contract.ts';
import { conductVersion } from './words.ts';

/** A file of a form, taken into the vault: its token and name; null when none was chosen. */
export async function uploaded(api: Api, form: FormData, name: string) {
  const file = fileIn(form, name);
  if (!file) return null;
  const taken = await upload(
    { api, endpoint: panelDocument, input: {}, failed: m.empanel_upload_failed },
    file,
  );
  if (!taken.ok) return { failure: failureAt(taken.failure, name) };
  return {
    token: taken.data.token,
    name: file.name.slice(0, 200) || m.empanel_file_unnamed_name(),
  };
}

type Who = { token: string | null; application: string | null };

/** The forms of the page of an application. */
export type OwnAct = 'answer' | 'notice_reply' | 'decision_reply' | 'withdraw' | 'accept_conduct';

/** What the owner of an application does on its page. */
export async function actOnOwn(api: Api, who: Who, form: FormData): Promise<Submission> {
  const post = { api, form };
  const intent = textIn(form, 'intent') as OwnAct; // what is none of them is taken for an answer
  const [about, text] = [textIn(form, 'about'), textIn(form, 'text')];
  if (intent === 'notice_reply')
    return submit(post, noticeReply, { ...who, proceeding: about, text });
  if (intent === 'decision_reply')
    return submit(post, decisionReply, { ...who, place: about, text });
  if (intent === 'withdraw' || intent === 'accept_conduct') {
    const version = intent === 'accept_conduct' ? textIn(form, 'version') || conductVersion : null;
    return submit(post, statusMove, {
      ...who,
      place: about,
      move: intent,
      conductVersion: version,
    });
  }
  const file = await uploaded(api, form, 'document');
  if (file && 'failure' in file) return notSent({ form }, file.failure);
  const input = {
    ...who,
    question: about,
    text,
    document: file?.token ?? null,
    documentName: file?.name ?? null,
  };
  return submit(post, statusAnswer, input);
}
