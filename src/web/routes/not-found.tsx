import { data } from 'react-router';
import * as m from '#messages/all.ts';
import { NotFound } from '#site/not-found.tsx';

/** Every address that is not in the table. */
export function loader() {
  return data(null, { status: 404 });
}

/** A form that was sent to no address of ours is lost in the same way. */
export const action = loader;

export function meta() {
  return [{ title: m.site_title({ page: m.site_lost_heading() }) }, { name: 'robots', content: 'noindex' }];
}

export default NotFound;
