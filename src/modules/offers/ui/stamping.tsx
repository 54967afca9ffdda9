import { moneyInWords } from '#kernel/amounts.ts';
import { dayInWords } from '#kernel/day-words.ts';
import * as m from '#messages/all.ts';
import { Card } from '#ui/desk/card.tsx';
import {
  type SettlementForm,
  STAMP_HINTS,
  STAMPED_AS,
  type StampState,
} from '../contract/settlement.ts';

const stateWords: Record<StampState, () => string> = {
  maharashtra: m.settlement_state_maharashtra,
  delhi: m.settlement_state_delhi,
};

/** What whoever signs has to see to outside of here, as far as it was read; by State. */
export function Stamping({ form }: { form: SettlementForm }) {
  const as = STAMPED_AS[form];
  return (
    <Card title={m.settlement_stamp()}>
      <p>{m.settlement_stamp_words()}</p>
      {as === 'open' ? <p>{m.settlement_stamp_open()}</p> : null}
      {as === 'award' ? <p>{m.settlement_stamp_award()}</p> : <StampRows />}
      <p>{m.settlement_registration_words()}</p>
    </Card>
  );
}

function StampRows() {
  return (
    <>
      <ul className="off-signed">
        {STAMP_HINTS.map(({ state, duty: amount, article, since }) => {
          const put = {
            ...{ state: stateWords[state](), article },
            duty: moneyInWords({ amount, currency: 'INR' }),
          };
          return (
            <li key={state}>
              {since
                ? m.settlement_stamp_row_since({ ...put, day: dayInWords(since) })
                : m.settlement_stamp_row(put)}
            </li>
          );
        })}
      </ul>
      <p>{m.settlement_stamp_other()}</p>
    </>
  );
}
