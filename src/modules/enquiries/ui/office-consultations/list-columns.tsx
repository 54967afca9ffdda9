import * as m from '#messages/all.ts';
import { Badge } from '#ui/desk/badge.tsx';
import type { DataColumn } from '#ui/desk/data-list.tsx';
import { CivilDay, Moment } from '#ui/desk/moment.tsx';
import type { ConsultationEntry } from '../../contract/consultations.ts';
import type { ConsultationView } from './address.ts';
import { slotInShort, stateInWords, toneOf } from './words.ts';

export function columnsOf(view: ConsultationView): DataColumn<ConsultationEntry>[] {
  const time: DataColumn<ConsultationEntry> = {
    label: m.office_consult_time(),
    cell: ({ startsAt }) =>
      startsAt ? (
        <span className="tn">{slotInShort(startsAt)}</span>
      ) : (
        m.office_consult_no_time_yet()
      ),
  };
  const until: DataColumn<ConsultationEntry> = {
    label: m.office_consult_until(),
    cell: ({ expiresAt }) => (expiresAt ? <Moment at={expiresAt} /> : '–'),
  };
  const deadline: DataColumn<ConsultationEntry> = {
    label: m.office_consult_deadline(),
    cell: ({ deadline: day, isUrgent }) =>
      day ? (
        isUrgent ? (
          <Badge tone="bad">
            <CivilDay on={day} />
          </Badge>
        ) : (
          <CivilDay on={day} />
        )
      ) : (
        '–'
      ),
  };
  const since: DataColumn<ConsultationEntry> = {
    label: m.office_consult_since(),
    cell: ({ sinceAt }) => <Moment at={sinceAt} />,
  };
  const middle =
    view === 'to_do' ? [deadline, since] : view === 'waiting' ? [until, deadline] : [time];
  return [
    {
      label: m.office_consult_state(),
      quiet: true,
      tight: true,
      cell: ({ state }) => <Badge tone={toneOf(state)}>{stateInWords(state)}</Badge>,
    },
    ...middle,
    {
      label: m.office_consult_officer(),
      cell: ({ officer }) => officer ?? m.office_consult_nobody(),
    },
  ];
}
