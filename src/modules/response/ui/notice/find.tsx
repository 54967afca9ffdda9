import { here } from '#kernel/language.ts';
import * as m from '#messages/all.ts';
import { Frame } from './frame.tsx';

type FindProps = { typed: string; problem: string | null; path: string };

/** Where the code on the paper is typed; the same page says that a code is unknown, and nothing more about it. */
export function FindPage({ typed, problem, path }: FindProps) {
  return (
    <Frame path={path} house={null}>
      <h1>{m.notice_find_title()}</h1>
      <p>{m.notice_find_lead()}</p>
      <form method="post" action={here('/notice')}>
        <div className="field">
          <label htmlFor="f-code">{m.notice_find_label()}</label>
          <p className="hint" id="f-code-hint">
            {m.notice_find_hint()}
          </p>
          <CodeInput typed={typed} problem={problem} />
          {problem ? (
            <p className="correction" id="f-code-correction" role="alert">
              {problem}
            </p>
          ) : null}
        </div>
        <button type="submit">{m.notice_find_go()}</button>
      </form>
      <p>{m.notice_find_lost()}</p>
    </Frame>
  );
}

function CodeInput({ typed, problem }: Pick<FindProps, 'typed' | 'problem'>) {
  return (
    <input
      id="f-code"
      name="code"
      defaultValue={typed}
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      maxLength={20}
      required
      className="digits"
      aria-invalid={problem ? true : undefined}
      aria-describedby={problem ? 'f-code-hint f-code-correction' : 'f-code-hint'}
    />
  );
}
