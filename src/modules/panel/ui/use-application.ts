import { type FormEvent, useEffect, useRef, useState } from 'react';
import * as m from '#messages/all.ts';
import { useApi } from '#ui/api-context.tsx';
import type { FileState } from './file-field.tsx';
import { fillIn, forget, recall, remember } from './memory.ts';
import {
  type Document,
  filesIn,
  type Mends,
  stepOf,
  troubleIn,
  type Values,
  valuesOf,
  withFiles,
} from './paper.ts';
import { apply, type Posted, saveDraft, upload, withoutLost } from './sending.ts';

const LAST = 2;
type Note = { done: boolean; sentence: string };
type Target = { step: number } | { field: string };

/** A form in three steps that is asked and sent by the page it stands on; before React is there, the browser posts it whole. */
export function useApplication(posted: Posted | undefined) {
  const api = useApi();
  const before = posted && !posted.thanks ? posted : null;
  const form = useRef<HTMLFormElement>(null);
  const underWay = useRef(false);
  const sent = useRef({ body: '', key: '' });
  const [step, setStep] = useState(() => firstStep(before?.mends ?? {}));
  const [busy, setBusy] = useState(false);
  const [note, setNote] = useState<Note | null>(before?.note ?? null);
  const [mends, setMends] = useState<Mends>(before?.mends ?? {});
  const [reference, setReference] = useState(posted?.thanks ? posted.reference : null);
  const [files, setFiles] = useState<Record<Document, FileState>>(() =>
    statesOf(before?.values ?? {}),
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

  function mend(all: Mends, sentence: string) {
    const [field = ''] = Object.keys(all);
    setMends(all);
    setNote(field ? null : { done: false, sentence });
    if (field) setStep(stepOf(field));
    setTarget(field ? { field } : null);
  }

  function next() {
    const trouble = troubleIn(values(), new Date());
    if (trouble && stepOf(trouble.field) <= step)
      return mend({ [trouble.field]: trouble.sentence }, trouble.sentence);
    setMends({});
    go(step + 1);
  }

  async function submit() {
    const typed = values();
    const body = JSON.stringify(typed);
    // The same form again, after a line that broke, is the same application.
    if (sent.current.body !== body) sent.current = { body, key: newKey() };
    const said = await apply(api, typed, sent.current.key);
    if (said.ok) {
      setReference(said.reference);
      return;
    }
    setFiles(statesOf(withoutLost(typed, said.mends)));
    mend(said.mends, said.sentence);
  }

  async function save() {
    const said = await saveDraft(api, values());
    if (!said.ok) return mend(said.mends, said.sentence);
    setMends({});
    setNote({ done: true, sentence: said.sentence });
  }

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (underWay.current) return;
    const by = (event.nativeEvent as SubmitEvent).submitter;
    const saves = by instanceof HTMLButtonElement && by.value === 'save';
    if (!saves && Object.values(files).some(({ coming }) => coming))
      return setNote({ done: false, sentence: m.empanel_wait() });
    if (!saves && step < LAST) return next();
    underWay.current = true;
    setBusy(true);
    await (saves ? save() : submit());
    underWay.current = false;
    setBusy(false);
  }

  async function choose(document: Document, file: File) {
    setMends(({ [`${document}Upload`]: _mended, [`${document}File`]: _lost, ...rest }) => rest);
    setFiles((all) => ({ ...all, [document]: { kept: null, coming: file.name } }));
    const said = await upload(api, file);
    setFiles((all) => ({ ...all, [document]: { kept: said.ok ? said.file : null, coming: null } }));
    if (!said.ok) setMends((all) => ({ ...all, [`${document}Upload`]: said.mend }));
    else setMends(({ [document === 'cv' ? 'cv' : 'uploadDoc']: _enough, ...rest }) => rest);
  }

  function onInput({ target: typedIn }: FormEvent<HTMLFormElement>) {
    const { name } = typedIn as HTMLInputElement; // only controls fire `input`, and each of ours has a name
    if (name in mends) setMends(({ [name]: _mended, ...rest }) => rest);
    remember({ step, values: values() });
  }

  return {
    step,
    busy,
    note,
    mends,
    files,
    reference,
    values: before?.values ?? {},
    back: () => go(step - 1),
    choose: (document: Document) => (file: File) => void choose(document, file),
    remove: (document: Document) => () =>
      setFiles((all) => ({ ...all, [document]: { kept: null, coming: null } })),
    wiring: {
      ref: form,
      onSubmit: (event: FormEvent<HTMLFormElement>) => void send(event),
      onInput,
    },
  };
}

function firstStep(mends: Mends): number {
  const [field] = Object.keys(mends);
  return field ? stepOf(field) : 0;
}

function statesOf(values: Values): Record<Document, FileState> {
  const { nationalId, cv } = filesIn(values);
  return { nationalId: { kept: nationalId, coming: null }, cv: { kept: cv, coming: null } };
}

function focusOn(form: HTMLFormElement, target: Target): void {
  if ('field' in target) {
    const control = [...form.elements].find(
      (element) => nameOf(element) === target.field || nameOf(element) === uploadOf(target.field),
    );
    if (control instanceof HTMLElement) control.focus();
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

function nameOf(element: Element): string {
  return element.getAttribute('name') ?? '';
}

/** Only pages that came over TLS, or from this machine, may ask the browser for a UUID. */
function newKey(): string {
  return crypto.randomUUID?.() ?? '';
}
