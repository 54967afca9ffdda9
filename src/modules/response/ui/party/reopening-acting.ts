import type { Api } from '#kernel/client.ts';
import { PAPER_MAX, PAPER_MB, paperName } from '#kernel/papers.ts';
import * as m from '#messages/all.ts';
import { FILES_MAX, reopening, reopeningPaper } from '../../contract/account.ts';

export type Kept = { token: string; title: string; size: number };
/** What came of the form: null where it was sent, and otherwise what to mend with all that was typed. */
export type Refused = {
  problem: string;
  fields: Readonly<Record<string, string>>;
  cause: string;
  reason: string;
  files: readonly Kept[];
};

/** Sends a request to open a case again. A paper that was taken before a refusal comes back by its token, and is not sent twice. */
export async function askReopening(
  api: Api,
  id: string,
  form: FormData,
): Promise<{ refused: Refused | null; status: number }> {
  const text = (name: string) => String(form.get(name) ?? '');
  const all = (name: string) => form.getAll(name).map(String);
  const [titles, sizes] = [all('fileTitle'), all('fileSize')];
  const files: Kept[] = all('fileToken').map((token, at) => ({
    token,
    title: titles[at] ?? token,
    size: Number(sizes[at]) || 0,
  }));
  const typed = { cause: text('cause').slice(0, 20), reason: text('reason').slice(0, 5000) };
  const no = (problem: string, status: number, fields: Readonly<Record<string, string>> = {}) => ({
    refused: { problem, fields, ...typed, files: files.slice(0, FILES_MAX) },
    status,
  });
  const file = form.get('upload');
  if (file instanceof File && file.size > 0) {
    const large = m.notice_document_large({ most: PAPER_MB });
    if (file.size > PAPER_MAX) return no(large, 413, { files: large });
    const taken = await api(reopeningPaper, { id }, {}, file);
    if (taken.outcome === 'refused')
      return no(taken.error.message, taken.status, { files: taken.error.message });
    if (taken.outcome !== 'done') return no(m.error_unexpected(), 503);
    files.push({
      token: taken.data.token,
      title: paperName(file.name, 'file'),
      size: taken.data.size,
    });
  }
  const answer = await api(reopening, { id, ...typed, files: files.slice(0, FILES_MAX) });
  if (answer.outcome === 'done') return { refused: null, status: 200 };
  if (answer.outcome === 'refused')
    return no(
      answer.error.message || m.error_unexpected(),
      answer.status,
      answer.error.fields ?? {},
    );
  return no(m.error_unexpected(), 503);
}
