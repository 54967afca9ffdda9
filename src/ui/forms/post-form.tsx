import { type ComponentProps, type SubmitEvent, useEffect } from 'react';
import { Form, useActionData, useSubmit } from 'react-router';
import { NotSent } from '../offline-drafts/notes.tsx';
import { focusAnswer } from './answer-focus.ts';
import { useOnce } from './single-submission.ts';
import { UnderWay } from './under-way.ts';

type PostFormProps = Omit<
  ComponentProps<typeof Form>,
  'method' | 'navigate' | 'fetcherKey' | 'reloadDocument' | 'replace' | 'state' | 'viewTransition'
>;

/**
 * A form that is posted to a page of this app: one post at a time, and what came of it takes the focus. Without a script the
 * browser posts it, and what it makes counts once all the same (docs/decisions/0008).
 */
export function PostForm({ onSubmit, preventScrollReset, children, ...form }: PostFormProps) {
  const submit = useSubmit();
  const [isUnderWay, once] = useOnce();
  useFocusOnAnswer();

  function post(event: SubmitEvent<HTMLFormElement>) {
    onSubmit?.(event);
    if (event.defaultPrevented) return;
    event.preventDefault();
    const pressed = (event.submitter ?? event.currentTarget) as HTMLButtonElement | HTMLFormElement; // only buttons submit
    void once(() => submit(pressed, { preventScrollReset: preventScrollReset ?? false }));
  }

  return (
    <Form {...form} method="post" onSubmit={post}>
      <UnderWay value={isUnderWay}>{children}</UnderWay>
      {/* What sends itself knows what to do where there is no line. */}
      {'data-keep' in form || onSubmit ? null : <NotSent />}
    </Form>
  );
}

// A page has many forms and one answer, and a form may be drawn anew with it: so the answer is remembered, not the form.
let lastAnswer: unknown;

function useFocusOnAnswer(): void {
  const answer = useActionData<unknown>();
  useEffect(() => {
    if (answer === undefined) return;
    // Drawn anew once what it changed is read again, a form takes the focus along that it had.
    const { activeElement, body, documentElement } = document;
    if (answer === lastAnswer && activeElement !== body) return;
    lastAnswer = answer;
    // Root marks the document once it is awake; a page that the browser loaded has its focus from `autofocus`.
    if (documentElement.dataset.live === 'yes') focusAnswer(documentElement, answer);
  }, [answer]);
}
