import { data } from 'react-router';

/** An address of the office that leads nowhere: told in its frame. */
export function loader(): never {
  throw data(null, { status: 404 });
}

export default function OfficeLost() {
  return null;
}
