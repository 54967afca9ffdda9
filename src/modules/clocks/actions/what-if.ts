import { type Day, dayAt, isDay } from '#kernel/days.ts';
import { allow, type Result, refuse } from '#kernel/result.ts';
import { currentSetting } from '#modules/institution/actions/current.ts';
import type { HolidayTable } from '#modules/institution/rules/values.ts';
import type { Db } from '#platform/db.ts';
import { packInForce } from '../rules/pack.ts';
import { type Foreseen, ifServedOn, whatIf } from '../rules/what-if.ts';
import {
  type ClockPack,
  type ClockProcess,
  type ClockTrack,
  EARLIEST,
  LATEST,
  type NotedTrait,
} from '../rules/words.ts';

export type ClocksDeps = { db: Db; now: () => Date };

type Asked = {
  process: ClockProcess;
  track: ClockTrack;
  served: string | undefined;
  traits?: readonly NotedTrait[];
};

export type WhatIfAnswer = {
  served: Day;
  pack: ClockPack;
  holidays: { version: number; unconfirmedYears: number[] };
  dates: Foreseen[];
};

/** All dates by the pack of the day that is asked for and by the holidays as they stand now. */
export async function foresee(
  { db, now }: ClocksDeps,
  asked: Asked,
): Promise<Result<WhatIfAnswer, 'day_invalid'>> {
  const { process, track, traits = [] } = asked;
  const served = asked.served || dayAt(now());
  if (!isDay(served) || served < EARLIEST || served > LATEST) return refuse('day_invalid');
  const { value, number } = await currentSetting(db, 'holidays', now());
  const pack = packInForce(served);
  const dates = whatIf(
    { pack, process, track, traits, holidays: value },
    ifServedOn(process, served),
  );
  return allow({
    served,
    pack,
    holidays: { version: number, unconfirmedYears: unconfirmed(value, dates) },
    dates,
  });
}

function unconfirmed(table: HolidayTable, dates: readonly Foreseen[]): number[] {
  const years = new Set(
    dates.flatMap(({ limit }) =>
      [limit.startedOn, limit.dueOn].map((day) => Number(day.slice(0, 4))),
    ),
  );
  return [...years]
    .filter((year) => !table.years.some((one) => one.year === year && one.confirmed))
    .sort((a, b) => a - b);
}
