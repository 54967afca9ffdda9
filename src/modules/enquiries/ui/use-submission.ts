import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useApi } from '#ui/api-context.tsx';
import { cut, isCutOff, putBack, sent } from '#ui/keep/keeping.ts';
import { toast } from '#ui/toast.tsx';
import {
  type Mends,
  type Paper,
  type Posted,
  postedOf,
  submit,
  type Verdict,
} from './submission.ts';

/** A form that is asked and sent by the page it stands on; before React is there, the browser posts it. */
export function useSubmission(paper: Paper, posted: Posted | undefined) {
  const api = useApi();
  const form = useRef<HTMLFormElement>(null);
  const underWay = useRef(false);
  const last = useRef({ body: '', key: '' });
  const [busy, setBusy] = useState(false);
  const [note, setNote] = useState(posted);
  const [kept, setKept] = useState(posted?.values ?? {});
  const [mends, setMends] = useState<Mends>(posted?.fields ?? {});
  const [verdict, setVerdict] = useState<Verdict | null>(null);

  // What the page itself came back with is newer than what this tab kept.
  useEffect(() => putBack(form.current), []);

  // Once the mends are drawn, so that the field that takes the focus is read out with its own.
  useEffect(() => {
    if (!verdict || !form.current) return;
    if (verdict.done) clear(form.current);
    else focusFirst(form.current, verdict.fields);
  }, [verdict]);

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (underWay.current) return;
    underWay.current = true;
    setBusy(true);
    const data = new FormData(event.currentTarget);
    const body = JSON.stringify([...data]);
    // The same form again, after a line that broke, is the same submission.
    if (last.current.body !== body) last.current = { body, key: newKey() };
    const said = await submit(paper, api, data, last.current.key);
    underWay.current = false;
    setBusy(false);
    // The toast is gone in two seconds (spec section 4); what comes next stays.
    setNote(said.done && said.next.length > 0 ? postedOf(said) : undefined);
    setMends(said.done ? {} : said.fields);
    if (said.done) setKept({});
    setVerdict(said);
    say(paper, said);
    if (said.done) sent();
    else if (isCutOff(said.cause)) cut();
  }

  function forgetMend({ target }: FormEvent<HTMLFormElement>) {
    const { name } = target as HTMLInputElement; // only controls fire `input`, and each of ours has a name
    if (name in mends) setMends(({ [name]: _mended, ...rest }) => rest);
  }

  return {
    busy,
    note,
    kept,
    mends,
    wiring: {
      ref: form,
      onSubmit: (event: FormEvent<HTMLFormElement>) => void send(event),
      onInput: forgetMend,
    },
  };
}

/** Only pages that came over TLS, or from this machine, may ask the browser for a UUID. */
function newKey(): string {
  return crypto.randomUUID?.() ?? '';
}

function say(paper: Paper, verdict: Verdict): void {
  if (verdict.done) {
    toast.success(verdict.sentence);
    return;
  }
  toast.error(verdict.sentence);
  // biome-ignore lint/suspicious/noConsole: spec section 8 asks for it.
  if (paper.tellsConsole && verdict.cause) console.error(verdict.sentence, verdict.cause);
}

/** Empty, also where the page came back with what was typed before. */
function clear(form: HTMLFormElement): void {
  for (const option of form.querySelectorAll('option')) option.defaultSelected = false;
  form.reset();
}

function focusFirst(form: HTMLFormElement, fields: Mends): void {
  const first = [...form.elements].find(
    (element) => (element.getAttribute('name') ?? '') in fields,
  );
  if (first instanceof HTMLElement) first.focus();
}
