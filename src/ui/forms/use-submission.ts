import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useApi } from '../api-context.tsx';
import { cut, isCutOff, putBack, sent } from '../offline-drafts/autosave.ts';
import { toast } from '../toast.tsx';
import { type FormDefinition, type SentInPlace, send } from './definition.ts';
import { focusFirst, useKey, useOnce } from './single-submission.ts';
import { isSent, type Submission } from './submission.ts';
import type { Fields } from './values.ts';

/** A form that is asked and sent by the page it stands on; before React is there, the browser posts it. */
export function useSubmission(definition: FormDefinition, posted: Submission | undefined) {
  const api = useApi();
  const form = useRef<HTMLFormElement>(null);
  const keyOf = useKey();
  const [busy, once] = useOnce();
  const [note, setNote] = useState(posted);
  const [values, setValues] = useState(posted?.values ?? {});
  const [fields, setFields] = useState<Fields>(posted?.fields ?? {});
  const [came, setCame] = useState<Submission | null>(null);
  const emptied = useRef<string | null>(null);

  // What the page itself came back with is newer than what this tab kept.
  useEffect(() => putBack(form.current), []);

  // Once the errors are drawn, so that the field that takes the focus is read out with its own.
  useEffect(() => {
    if (!came || !form.current) return;
    if (isSent(came)) {
      clear(form.current);
      emptied.current = bodyOf(form.current);
    } else focusFirst(form.current, Object.keys(came.fields));
  }, [came]);

  async function sendInPlace(target: HTMLFormElement): Promise<void> {
    const body = bodyOf(target);
    // Pressed once more on the form that was emptied when it was sent: it was sent, and lacks nothing.
    if (body === emptied.current) {
      say(definition, true, { toast: definition.done(), cause: null });
      return;
    }
    emptied.current = null;
    const typed = new FormData(target);
    const key = keyOf(body);
    const { submission, ...told } = await send(definition, { api, form: typed, key });
    // The toast is gone in two seconds (spec section 4); what comes next stays.
    setNote(submission.next?.length ? submission : undefined);
    setFields(submission.fields);
    if (isSent(submission)) setValues({});
    setCame(submission);
    say(definition, isSent(submission), told);
    if (isSent(submission)) sent();
    else if (isCutOff(told.cause)) cut();
  }

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const target = event.currentTarget;
    void once(() => sendInPlace(target));
  }

  function onInput({ target }: FormEvent<HTMLFormElement>) {
    const { name } = target as HTMLInputElement; // only controls fire `input`, and each of ours has a name
    if (name in fields) setFields(({ [name]: _corrected, ...rest }) => rest);
  }

  return { busy, note, values, fields, wiring: { ref: form, onSubmit, onInput } };
}

function say(
  { tellsConsole }: FormDefinition,
  isDone: boolean,
  { toast: sentence, cause }: Omit<SentInPlace, 'submission'>,
): void {
  if (isDone) {
    toast.success(sentence);
    return;
  }
  toast.error(sentence);
  // biome-ignore lint/suspicious/noConsole: spec section 8 asks for it.
  if (tellsConsole && cause) console.error(sentence, cause);
}

function bodyOf(form: HTMLFormElement): string {
  return JSON.stringify([...new FormData(form)]);
}

/** Empty, also where the page came back with what was typed before. */
function clear(form: HTMLFormElement): void {
  for (const option of form.querySelectorAll('option')) option.defaultSelected = false;
  form.reset();
}
