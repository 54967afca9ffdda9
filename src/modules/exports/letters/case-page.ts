import { inRupees, moneyInWords } from '#kernel/amounts.ts';
import { dayInShort } from '#kernel/day-words.ts';
import { momentInShort } from '#kernel/moments.ts';
import { named } from '#kernel/named.ts';
import * as m from '#messages/all.ts';
import { stateWords } from '#modules/calendar/contract/words.ts';
import { citationInWords, houseReasonInWords } from '#modules/disputes/contract/document-words.ts';
import { eventSentence, whoWords } from '#modules/disputes/contract/event-words.ts';
import { limitWords } from '#modules/disputes/contract/limit-words.ts';
import type {
  ArchiveHead,
  TakenBill,
  TakenCase,
  TakenEvent,
  TakenLimit,
  TakenService,
} from '../rules/contents.ts';
import { escaped, PAGE_ENDS, pageBegins, paragraph, part, table } from './html.ts';
import { standingWords } from './words.ts';

/** The dispute itself, as its reader may see it: people, what happened, limits with their law, service, costs. */
export function casePage(head: ArchiveHead, told: TakenCase): string {
  return [
    pageBegins(head, told.title),
    told.people ? part(m.export_page_people(), peopleSaid(told.people)) : '',
    told.events ? part(m.case_timeline(), eventsSaid(told.events)) : '',
    told.limits ? part(m.export_page_limits(), limitsSaid(told.limits)) : '',
    told.service ? part(m.export_page_service(), serviceSaid(told.service)) : '',
    told.bills ? part(m.costs_title(), billsSaid(told.bills)) : '',
    PAGE_ENDS,
  ].join('');
}

function peopleSaid({ parties, people }: NonNullable<TakenCase['people']>): string {
  const rows = parties.map(({ name, side, representatives, contacts }) => [
    escaped(name),
    escaped(standingWords[side]()),
    escaped([...representatives, ...contacts.map(({ value }) => value)].join('; ')),
  ]);
  const others = people.map(({ name, as, parties: whose }) => [
    escaped(name),
    escaped(standingWords[as]()),
    escaped(whose.join('; ')),
  ]);
  return table(
    [m.export_page_name(), m.export_page_stands(), m.export_page_more()],
    [...rows, ...others],
  );
}

function eventsSaid(events: readonly TakenEvent[]): string {
  return table(
    [m.export_page_day(), m.export_page_event()],
    events.map(({ type, at, party, why }) => [
      escaped(momentInShort(at)),
      [eventSentence(type), party ?? '', why ? houseReasonInWords(why) : '']
        .filter(Boolean)
        .map(escaped)
        .join('<br>'),
    ]),
  );
}

function limitsSaid(limits: readonly TakenLimit[]): string {
  return table(
    [m.export_page_limit(), m.calendar_last_day(), m.export_page_law()],
    limits.map((one) => [
      [limitWords(one.limit), whoWords[one.who](), one.party ?? '', stateWords[one.state]()]
        .filter(Boolean)
        .map(escaped)
        .join('<br>'),
      escaped(dayInShort(one.dueOn)),
      escaped(one.citation ? citationInWords(one.citation) : ''),
    ]),
  );
}

const purposes: Record<string, () => string> = {
  notice: m.served_purpose_notice,
  invitation: m.served_purpose_invitation,
  warning: m.served_purpose_warning,
  absence: m.served_purpose_absence,
  reversal: m.served_purpose_reversal,
  document: m.served_purpose_document,
};

function serviceSaid(service: readonly TakenService[]): string {
  return table(
    [m.export_page_name(), m.export_page_paper(), m.export_page_received()],
    service.map(({ party, purpose, status, servedOn }) => [
      escaped(party),
      escaped((named(purposes, purpose) ?? m.served_purpose_document)()),
      escaped(receivedSaid(status, servedOn)),
    ]),
  );
}

function receivedSaid(status: string, servedOn: string | null): string {
  if (status === 'served')
    return servedOn ? m.served_on({ day: dayInShort(servedOn) }) : m.served_yes();
  return status === 'not_attempted' ? m.served_not_yet() : m.served_under_way();
}

const kinds: Record<string, () => string> = {
  registration: m.costs_registration,
  admin: m.costs_admin,
  deposit: m.costs_deposit,
  stamp_duty: m.costs_stamp_duty,
};
const states: Record<string, () => string> = {
  unpaid: m.costs_unpaid,
  paid_in_part: m.costs_paid_in_part,
  paid: m.costs_paid,
  waived: m.costs_waived,
  cancelled: m.costs_cancelled,
};

function billsSaid(bills: readonly TakenBill[]): string {
  if (bills.length === 0) return paragraph(m.costs_none());
  return table(
    [m.export_page_number(), m.export_page_bill(), m.export_page_paid()],
    bills.map(billRow),
  );
}

function billRow(bill: TakenBill) {
  return [
    escaped(bill.number),
    [
      (named(kinds, bill.kind) ?? m.costs_other)(),
      m.costs_payer({ name: bill.payer }),
      moneyInWords(inRupees(bill.total)),
      named(states, bill.state)?.() ?? '',
    ]
      .filter(Boolean)
      .map(escaped)
      .join('<br>'),
    bill.payments.map(paidSaid).map(escaped).join('<br>'),
  ];
}

function paidSaid({ amount, on, payer }: TakenBill['payments'][number]): string {
  const paid = { sum: moneyInWords(inRupees(amount)), day: dayInShort(on) };
  return payer === null
    ? m.costs_paid_by_outsider(paid)
    : m.costs_paid_by({ ...paid, name: payer });
}
