import { useEffect, useState } from 'react';
import * as m from '#messages/all.ts';
import { useApi } from '#ui/api-context.tsx';
import { Button } from '#ui/button.tsx';
import { FieldError } from '#ui/field.tsx';
import './passkey-sheet.css';

/** Signs in with a passkey. What talks to the authenticator is fetched when the button is pressed, so a page that has it weighs no more. */
export function PasskeyButton() {
  const api = useApi();
  const [works, setWorks] = useState(false);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  useEffect(() => setWorks('PublicKeyCredential' in window), []);
  if (!works) return null;

  async function signIn() {
    setBusy(true);
    const { signInWithPasskey } = await import('./passkey-browser.ts');
    const came = await signInWithPasskey(api, new URLSearchParams(location.search).get('next'));
    setBusy(false);
    setProblem(came.problem);
    // Not React Router's way: everything that this page knew of its visitor is over.
    if (came.next !== null) location.assign(came.next);
  }

  return (
    <div className="acc-passkey">
      <Button busy={busy} onClick={() => void signIn()}>
        {m.passkey_sign_in()}
      </Button>
      <div role="alert">
        {problem === null ? null : <FieldError id="passkey-problem">{problem}</FieldError>}
      </div>
    </div>
  );
}
