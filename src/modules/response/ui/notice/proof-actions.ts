import type { Api } from '#kernel/client.ts';
import { textIn } from '#ui/forms/values.ts';
import { noticeCodes, noticeLeaving, noticeSession } from '../../contract.ts';
import { type NoticeFormOutcome, refused } from './form-actions.ts';
import type { CodeFormState } from './verify.tsx';

/** Sends a one-time code, takes one, or leaves. */
export async function actOnProof(
  api: Api,
  code: string,
  form: FormData,
): Promise<NoticeFormOutcome<CodeFormState>> {
  const [intent, then] = [textIn(form, 'intent'), textIn(form, 'then')];
  if (intent === 'leave') {
    await api(noticeLeaving, { code });
    return { goTo: '' };
  }
  if (intent === 'send') {
    const contact = textIn(form, 'contact');
    const answer = await api(noticeCodes, { code, contact });
    return answer.outcome === 'done'
      ? { goTo: `/verify?${new URLSearchParams({ then, sent: contact })}` }
      : { ...refused(form, answer), asksAnew: true };
  }
  const answer = await api(noticeSession, { code, digits: textIn(form, 'digits').slice(0, 20) });
  if (answer.outcome === 'done') return { goTo: then === '' ? '' : `/${then}` };
  const came = refused(form, answer);
  // A code that is over asks for a new one; a wrong one is typed again.
  return { ...came, asksAnew: came.status === 410 };
}
