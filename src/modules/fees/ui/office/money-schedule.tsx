import { inRupees, moneyInWords } from '#kernel/amounts.ts';
import * as m from '#messages/all.ts';
import { Card } from '#ui/desk/card.tsx';
import { DefinitionList } from '#ui/desk/definition-list.tsx';
import { Notice } from '#ui/desk/notice.tsx';
import { ScheduleForm, StampForm } from './decision-forms.tsx';
import type { DisputeMoney, MoneyProps } from './types.ts';
import { ceilingWords, packInWords, scheduleWords } from './words.ts';

export function Schedule({ money, acted }: MoneyProps) {
  const { schedule, tribunal, may } = money;
  return (
    <Card title={m.office_fees_schedule()}>
      <p>
        {schedule
          ? m.office_fees_schedule_now({
              schedule: scheduleInWords(schedule.schedule, schedule.ceilingOn),
              version: schedule.version,
            })
          : m.office_fees_schedule_none()}
      </p>
      {schedule ? (
        <p>{m.office_fees_schedule_packs({ packs: schedule.packs.map(packInWords).join('; ') })}</p>
      ) : null}
      {schedule && schedule.unconfirmed.length > 0 ? <Unconfirmed schedule={schedule} /> : null}
      <h3>{m.office_fees_would_be()}</h3>
      <WouldBe tribunal={tribunal} />
      {may.includes('decide') ? <ScheduleForm money={money} acted={acted} /> : null}
    </Card>
  );
}

function WouldBe({ tribunal }: { tribunal: DisputeMoney['tribunal'] }) {
  return tribunal.length > 0 ? (
    <DefinitionList
      facts={tribunal.map((one) => ({
        term: scheduleInWords(one.schedule, one.ceilingOn),
        said: <span className="tn">{moneyInWords(inRupees(one.amount))}</span>,
      }))}
    />
  ) : (
    <p>{m.office_fees_would_be_none()}</p>
  );
}

function scheduleInWords(
  name: keyof typeof scheduleWords,
  ceilingOn: keyof typeof ceilingWords | null,
): string {
  return [
    scheduleWords[name](),
    ...(name === 'fourth_schedule' && ceilingOn ? [ceilingWords[ceilingOn]()] : []),
  ].join(', ');
}

function Unconfirmed({ schedule }: { schedule: NonNullable<DisputeMoney['schedule']> }) {
  return (
    <Notice tone="warn" title={m.clocks_not_confirmed()}>
      {schedule.unconfirmed.map(packInWords).join('; ')}
    </Notice>
  );
}

export function Stamp({ money, acted }: MoneyProps) {
  const { stamp, parties, may } = money;
  const who = parties.find(({ id }) => id === stamp?.partyId)?.name ?? m.office_fees_stamp_all();
  return (
    <Card title={m.office_fees_stamp()}>
      <p>{stamp ? m.office_fees_stamp_now({ who }) : m.office_fees_stamp_none()}</p>
      {stamp ? <p className="fee-said">{stamp.reason}</p> : null}
      {may.includes('decide') ? <StampForm money={money} acted={acted} /> : null}
    </Card>
  );
}
