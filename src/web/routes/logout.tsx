import { type ActionFunctionArgs, data } from 'react-router';
import { signOut } from '#modules/identity/contract/session.ts';
import { apiContext } from '../context.ts';
import { onward } from '../redirects.ts';

/** Ends the session and leads to the front page. Who has none, or a dead one, is led there too. */
export async function action({ context }: ActionFunctionArgs) {
  const answer = await context.get(apiContext)(signOut, {});
  if (answer.outcome === 'unanswered') throw answer.cause;
  if (answer.outcome === 'refused' && answer.status !== 401)
    throw data(null, { status: answer.status });
  throw onward('/');
}

/** Nobody is signed out by following a link. */
export function loader() {
  throw onward('/account');
}

export default function Logout() {
  return null;
}
