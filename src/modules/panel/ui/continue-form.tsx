import { useHref } from 'react-router';
import * as m from '#messages/all.ts';
import { HandshakeButton } from '#ui/button.tsx';

/**
 * Where a mailed link lands. One button and no more: programs that read mail open its links; and the post takes the token
 * out of the address bar, with a script or without.
 */
export function ContinueForm({ token }: { token: string }) {
  return (
    <form
      method="post"
      action={useHref('/application-of-arbitration')}
      encType="multipart/form-data"
    >
      <input type="hidden" name="intent" value="open" />
      <input type="hidden" name="token" value={token} />
      <HandshakeButton type="submit">{m.empanel_continue_button()}</HandshakeButton>
    </form>
  );
}
