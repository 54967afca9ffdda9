import { useActionData, useLoaderData } from 'react-router';
import * as m from '#messages/all.ts';
import { JoinPage } from '#modules/enquiries/ui/visit/join-page.tsx';
import { unlisted } from '#site/head.ts';
import { secretAddress } from '../secret-address.ts';
import { visitAt, visitPosted } from '../visit-of.ts';

export function meta() {
  return unlisted(m.site_title({ page: m.consult_join_title() }));
}

export const headers = secretAddress;
export const loader = visitAt;
export const action = visitPosted;

export default function ConsultationJoin() {
  const { token, visit } = useLoaderData<typeof loader>();
  return <JoinPage visit={visit} token={token} posted={useActionData<typeof action>()} />;
}
