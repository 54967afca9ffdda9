import * as m from '#messages/all.ts';
import { CostTable } from '#modules/fees/ui/cost-table.tsx';
import { type At, head } from '#site/head.ts';
import { Ready } from '#site/ready.tsx';
import { RequestPage } from '#site/request/request.tsx';

export const handle = { overPicture: true };

export function meta(at: At) {
  return head(at, {
    title: m.site_title({ page: m.site_request() }),
    description: m.request_description(),
  });
}

export default function RequestForArbitration() {
  return (
    <>
      <RequestPage costs={<CostTable />} />
      <Ready />
    </>
  );
}
