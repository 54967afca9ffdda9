import * as m from '#messages/all.ts';
import { Card } from '#ui/desk/card.tsx';
import { Icon } from '#ui/desk/icon.tsx';
import { institution } from '../../../../../../content/institution.ts';

/** Somebody to ask: facts of the case and how it goes on; no advice. */
export function AskAPerson({ reference }: { reference: string }) {
  const { phone, email } = institution;
  return (
    <Card
      title={m.case_home_ask()}
      aside={<span className="t2 ds-small">{m.case_home_ask_aside()}</span>}
    >
      <div className="ask">
        <span className="sd sd-n" aria-hidden="true">
          <Icon name="phone-call" />
        </span>
        <p>
          <a className="lnk tn" href={`tel:${phone.dialled}`}>
            {phone.shown}
          </a>
          <br />
          <a className="lnk" href={`mailto:${email}?subject=${encodeURIComponent(reference)}`}>
            {email}
          </a>
        </p>
      </div>
    </Card>
  );
}
