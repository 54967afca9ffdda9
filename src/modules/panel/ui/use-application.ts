import { type FormEvent, useEffect, useRef, useState } from 'react';
import * as m from '#messages/all.ts';
import { useApi } from '#ui/api-context.tsx';
import { invalid, type SubmissionFailure } from '#ui/forms/failure.ts';
import { focusFirst, useKey, useOnce } from '#ui/forms/single-submission.ts';
import { isSent } from '#ui/forms/submission.ts';
import type { Fields } from '#ui/forms/values.ts';
import {
  type Document,
  filesIn,
  problemIn,
  stepOf,
  type Values,
  valuesOf,
  withFiles,
} from './application-values.ts';
import type { FileState } from './file-field.tsx';
import type { NoteWords } from './note.tsx';
import { fillIn, forget, recall, remember } from './saved-form.ts';
import {
  apply,
  type PostedApplication,
  saveDraft,
  upload,
  withoutLost,
} from './submit-application.ts';

const LAST = 2;
type Target = { step: number } | { field: string };

/** A form in three steps that is asked and sent by the page it stands on; before React is there, the browser posts it whole. */
export function useApplication(posted: PostedApplication | undefined) {
  const api = useApi();
  const before = posted && posted.reference === null ? posted : null;
  const form = useRef<HTMLFormElement>(null);
  const keyOf = useKey();
  const [busy, once] = useOnce();
  const [step, setStep] = useState(() => firstStep(before?.fields ?? {}));
  const [note, setNote] = useState(() => noteOf(before));
  const [fields, setFields] = useState<Fields>(before?.fields ?? {});
  const [reference, setReference] = useState(posted?.reference ?? null);
  const [files, setFiles] = useState<Record<Document, FileState>>(() =>
    statesOf(before?.answers ?? {}),
  );
  /** Where the focus goes once the next state is drawn. */
  const [target, setTarget] = useState<Target | null>(null);

  // A reload finds what was typed; what the page itself came back with is newer.
  useEffect(() => {
    const found = before ? null : recall();
    if (!found || !form.current) return;
    fillIn(form.current, found.values);
    setFiles(statesOf(found.values));
    setStep(found.step);
  }, [before]);

  useEffect(() => {
    if (reference !== null) return forget();
    const kept = { nationalId: files.nationalId.kept, cv: files.cv.kept };
    const keep = () =>
      form.current &&
      remember({ step, values: withFiles(valuesOf(new FormData(form.current)), kept) });
    keep();
    addEventListener('pagehide', keep);
    return () => removeEventListener('pagehide', keep);
  }, [step, files, reference]);

  useEffect(() => {
    if (!target || !form.current) return;
    setTarget(null);
    focusOn(form.current, target);
  }, [target]);

  const values = () => valuesOf(new FormData(form.current ?? undefined));

  function go(to: number) {
    setStep(to);
    setNote(null);
    setTarget({ step: to });
  }

  function refuse({ fields: all, message }: SubmissionFailure) {
    const [field = ''] = Object.keys(all);
    setFields(all);
    setNote(field ? null : { done: false, message });
    if (field) setStep(stepOf(field));
    setTarget(field ? { field } : null);
  }

  function next() {
    const broken = problemIn(values(), new Date());
    if (broken && stepOf(broken.field) <= step)
      return refuse(invalid(broken.message, { [broken.field]: broken.message }));
    setFields({});
    go(step + 1);
  }

  async function submit() {
    const typed = values();
    const said = await apply(api, typed, keyOf(JSON.stringify(typed)));
    if (said.ok) {
      setReference(said.reference);
      return;
    }
    setFiles(statesOf(withoutLost(typed, said.failure.fields)));
    refuse(said.failure);
  }

  async function save() {
    const said = await saveDraft(api, values());
    if (!said.ok) return refuse(said.failure);
    setFields({});
    setNote({ done: true, message: said.message });
  }

  function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy) return;
    const by = (event.nativeEvent as SubmitEvent).submitter;
    const saves = by instanceof HTMLButtonElement && by.value === 'save';
    if (!saves && Object.values(files).some(({ coming }) => coming))
      return setNote({ done: false, message: m.empanel_wait() });
    if (!saves && step < LAST) return next();
    void once(saves ? save : submit);
  }

  async function choose(document: Document, file: File) {
    setFields(({ [`${document}Upload`]: _corrected, [`${document}File`]: _lost, ...rest }) => rest);
    setFiles((all) => ({ ...all, [document]: { kept: null, coming: file.name } }));
    const said = await upload(api, file);
    setFiles((all) => ({ ...all, [document]: { kept: said.ok ? said.file : null, coming: null } }));
    if (!said.ok) setFields((all) => ({ ...all, [`${document}Upload`]: said.error }));
    else setFields(({ [document === 'cv' ? 'cv' : 'uploadDoc']: _enough, ...rest }) => rest);
  }

  function onInput({ target: typedIn }: FormEvent<HTMLFormElement>) {
    const { name } = typedIn as HTMLInputElement; // only controls fire `input`, and each of ours has a name
    if (name in fields) setFields(({ [name]: _corrected, ...rest }) => rest);
    remember({ step, values: values() });
  }

  return {
    step,
    busy,
    note,
    fields,
    files,
    reference,
    values: before?.answers ?? {},
    back: () => go(step - 1),
    choose: (document: Document) => (file: File) => void choose(document, file),
    remove: (document: Document) => () =>
      setFiles((all) => ({ ...all, [document]: { kept: null, coming: null } })),
    wiring: {
      ref: form,
      onSubmit: send,
      onInput,
    },
  };
}

/** What the page itself came back with. */
function noteOf(before: PostedApplication | null): NoteWords | null {
  if (!before?.message) return null;
  return { done: isSent(before), message: before.message, fromPage: true };
}

function firstStep(fields: Fields): number {
  const [field] = Object.keys(fields);
  return field ? stepOf(field) : 0;
}

function statesOf(values: Values): Record<Document, FileState> {
  const { nationalId, cv } = filesIn(values);
  return { nationalId: { kept: nationalId, coming: null }, cv: { kept: cv, coming: null } };
}

function focusOn(form: HTMLFormElement, target: Target): void {
  if ('field' in target) {
    focusFirst(form, [target.field, uploadOf(target.field)]);
    return;
  }
  const heading = form.querySelector<HTMLElement>(`.emp-step[data-at="${target.step}"] h2`);
  heading?.focus({ preventScroll: true });
  form.scrollIntoView({ block: 'start' });
}

// A lost file is mended where another is chosen.
function uploadOf(field: string): string {
  return field.replace(/File$/, 'Upload');
}
