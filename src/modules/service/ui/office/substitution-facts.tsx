import { named } from '#kernel/named.ts';
import * as m from '#messages/all.ts';
import type { Fact } from '#ui/desk/definition-list.tsx';
import { CivilDay, Moment } from '#ui/desk/moment.tsx';
import type { Recipient } from './types.ts';
import { meansWords } from './words.ts';

export function factsOfSubstitution({
  askedAt,
  grounds,
  reasons,
  means,
  lastKnown: address,
  carriedOutOn,
}: Recipient['substitutions'][number]): Fact[] {
  return [
    { term: m.office_service_subst_asked(), said: <Moment at={askedAt} /> },
    {
      term: m.office_service_grounds(),
      said: <span className="srv-text">{grounds}</span>,
    },
    ...(reasons
      ? [
          {
            term: m.office_service_reasons(),
            said: <span className="srv-text">{reasons}</span>,
          },
        ]
      : []),
    ...(means
      ? [
          {
            term: m.office_service_means(),
            said: `${named(meansWords, means)?.() ?? means}, ${address}`,
          },
        ]
      : []),
    ...(carriedOutOn
      ? [
          {
            term: m.office_service_carried_out_on(),
            said: <CivilDay on={carriedOutOn} />,
          },
        ]
      : []),
  ];
}
