import type { Api } from '#kernel/client.ts';
import type { Endpoint, InputOf } from '#kernel/endpoint.ts';
import * as m from '#messages/all.ts';
import { decisionReply, noticeReply, statusAnswer, statusMove } from '../../contract/status.ts';
import { panelDocument } from '../../contract.ts';
import { conductVersion } from './words.ts';

/** What a form came to: `about` says which of several alike, `problem` what to mend; null when it was done. */
export type Acted = {
  intent: string;
  about: string;
  problem: string | null;
  fields: Record<string, string>;
  typed: string;
};

type Asking<E extends Endpoint> = { api: Api; endpoint: E; input: InputOf<E>; form: FormData };

export const textOf = (form: FormData, name: string): string => {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
};

/** Asks the API what a form asks for. A refusal comes back with what was typed, so that nothing is lost. */
export async function act<E extends Endpoint>({
  api,
  endpoint,
  input,
  form,
}: Asking<E>): Promise<{ acted: Acted; status: number; code: string }> {
  const base = {
    intent: textOf(form, 'intent'),
    about: textOf(form, 'about'),
    fields: {},
    typed: textOf(form, 'text'),
  };
  const answer = await api(endpoint, input);
  if (answer.outcome === 'refused') {
    const { message, fields = {}, code } = answer.error;
    return {
      acted: { ...base, problem: message || m.error_unexpected(), fields },
      status: answer.status,
      code,
    };
  }
  if (answer.outcome === 'unanswered')
    return { acted: { ...base, problem: m.error_unexpected() }, status: 503, code: 'unanswered' };
  return { acted: { ...base, problem: null, typed: '' }, status: endpoint.status ?? 200, code: '' };
}

/** A file of a form, taken into the vault: its token and name; null when none was chosen. */
export async function uploaded(
  api: Api,
  form: FormData,
  name: string,
): Promise<{ token: string; name: string } | { problem: string; status: number } | null> {
  const file = form.get(name);
  if (!(file instanceof File) || file.size === 0) return null;
  const answer = await api(panelDocument, {}, {}, file);
  if (answer.outcome === 'done')
    return {
      token: answer.data.token,
      name: file.name.slice(0, 200) || m.empanel_file_unnamed_name(),
    };
  if (answer.outcome === 'refused') return { problem: answer.error.message, status: answer.status };
  return { problem: m.empanel_upload_failed(), status: 503 };
}

type Who = { token: string | null; application: string | null };

/** What the owner of an application does on its page. */
export async function actOnOwn(api: Api, who: Who, form: FormData) {
  const [intent, about, text] = [
    textOf(form, 'intent'),
    textOf(form, 'about'),
    textOf(form, 'text'),
  ];
  if (intent === 'notice_reply')
    return act({ api, form, endpoint: noticeReply, input: { ...who, proceeding: about, text } });
  if (intent === 'decision_reply')
    return act({ api, form, endpoint: decisionReply, input: { ...who, place: about, text } });
  if (intent === 'withdraw' || intent === 'accept_conduct') {
    const version = intent === 'accept_conduct' ? textOf(form, 'version') || conductVersion : null;
    return act({
      api,
      form,
      endpoint: statusMove,
      input: { ...who, place: about, move: intent, conductVersion: version },
    });
  }
  const file = await uploaded(api, form, 'document');
  if (file && 'problem' in file) {
    const acted = {
      intent: 'answer',
      about,
      problem: file.problem,
      fields: { document: file.problem },
      typed: text,
    };
    return { acted, status: file.status, code: 'document' };
  }
  const input = {
    ...who,
    question: about,
    text,
    document: file?.token ?? null,
    documentName: file?.name ?? null,
  };
  return act({ api, form, endpoint: statusAnswer, input });
}
