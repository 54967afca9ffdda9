import * as m from '#messages/all.ts';
import { AGREED_MAX, EMAIL_MAX, NAME_MAX } from '../../contract/words.ts';
import type { PartyAnswers } from '../../rules/answers.ts';
import { type StepControlProps, Text } from '../controls.tsx';

export type More = {
  asking: StepControlProps;
  party: PartyAnswers;
  name: (field: keyof PartyAnswers) => string;
};

/** Who acts for a party; open when something stands there. */
export function Representative({ asking, party, name }: More) {
  const { repName, repFirm, repEmail, repMobile } = party;
  const isOpen = Boolean(
    repName || repFirm || repEmail || repMobile || asking.fields[name('repEmail')],
  );
  const text = { asking, maxLength: NAME_MAX };
  return (
    <details className="gr-more" open={isOpen}>
      <summary>{m.filing_representative()}</summary>
      <Text {...text} name={name('repName')} label={m.filing_rep_name()} value={repName} />
      <Text {...text} name={name('repFirm')} label={m.filing_rep_firm()} value={repFirm} />
      <Text
        {...{ ...text, maxLength: EMAIL_MAX }}
        name={name('repEmail')}
        type="email"
        label={m.filing_email()}
        value={repEmail}
      />
      <Text
        {...{ ...text, maxLength: 20 }}
        name={name('repMobile')}
        type="tel"
        label={m.filing_mobile()}
        value={repMobile}
      />
      <p className="t2">{m.filing_rep_paper()}</p>
    </details>
  );
}

/** Where it was agreed that papers may go: it changes when a message counts as received (IT Act s. 13). */
export function Designated({ asking, party, name }: More) {
  const { emailAgreedIn, mobileAgreedIn, postAgreedIn } = party;
  const text = { asking, maxLength: AGREED_MAX };
  return (
    <details className="gr-more" open={Boolean(emailAgreedIn || mobileAgreedIn || postAgreedIn)}>
      <summary>{m.filing_designated()}</summary>
      <p className="t2">{m.filing_designated_text()}</p>
      <Text
        {...text}
        name={name('emailAgreedIn')}
        label={m.filing_agreed_email()}
        hint={m.filing_agreed_hint()}
        value={emailAgreedIn}
      />
      <Text
        {...text}
        name={name('mobileAgreedIn')}
        label={m.filing_agreed_mobile()}
        value={mobileAgreedIn}
      />
      <Text
        {...text}
        name={name('postAgreedIn')}
        label={m.filing_agreed_post()}
        value={postAgreedIn}
      />
    </details>
  );
}
