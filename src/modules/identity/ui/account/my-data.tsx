import type { OutputOf } from '#kernel/endpoint.ts';
import * as m from '#messages/all.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/desk/card.tsx';
import { FormAnswer } from '#ui/desk/form-answer.tsx';
import { Moment } from '#ui/desk/moment.tsx';
import { Notice } from '#ui/desk/notice.tsx';
import { PageHead } from '#ui/desk/page-head.tsx';
import type { Submission } from '#ui/forms/submission.ts';
import { keptWords } from '../../contract/kept-words.ts';
import type { erasure } from '../../contract/my-data.ts';
import { ProofField } from './proof-field.tsx';
import './sheet.css';
import { PostForm } from '#ui/forms/post-form.tsx';

type Erasure = OutputOf<typeof erasure>;
type MyDataProps = { erasure: Erasure; fresh: boolean; zone: string; said: Submission | undefined };

export function MyData({ erasure: own, fresh, zone, said }: MyDataProps) {
  return (
    <div className="desk-stack">
      <PageHead title={m.mydata_title()} />
      <Card title={m.mydata_download()}>
        <p className="t2">{m.mydata_download_lead()}</p>
        <div className="desk-row">
          <Button href="/api/account/data" download>
            {m.mydata_download_button()}
          </Button>
        </div>
      </Card>
      <Card title={m.mydata_erase()}>
        <p>{m.mydata_erase_lead()}</p>
        {own.kept.includes('dispute') ? <OpenDispute /> : null}
        <Kept kept={own.kept} />
        <Request own={own} fresh={fresh} zone={zone} said={said} />
      </Card>
    </div>
  );
}

/** Before they ask, and in plain words: the dispute does not end with their account. */
function OpenDispute() {
  return (
    <Notice tone="warn" title={m.mydata_dispute_title()}>
      <ul className="acc-kept">
        <li>{m.mydata_dispute_goes_on()}</li>
        <li>{m.mydata_dispute_access()}</li>
        <li>{m.mydata_dispute_notices()}</li>
        <li>{m.mydata_dispute_instead()}</li>
      </ul>
    </Notice>
  );
}

function Kept({ kept }: { kept: Erasure['kept'] }) {
  return (
    <>
      <p>{m.mydata_kept()}</p>
      <ul className="acc-kept">
        {kept.map((one) => (
          <li key={one}>{keptWords[one]()}</li>
        ))}
      </ul>
    </>
  );
}

function Request({
  own,
  fresh,
  zone,
  said,
}: {
  own: Erasure;
  fresh: boolean;
  zone: string;
  said: Submission | undefined;
}) {
  const open = own.request?.state === 'asked' || own.request?.state === 'confirmed';
  if (own.request && open) {
    return (
      <>
        <Notice tone="warn" title={m.mydata_open()}>
          <p>
            {m.mydata_asked()} <Moment at={own.request.askedAt} zone={zone} />. {m.mydata_due()}{' '}
            <Moment at={own.request.dueAt} zone={zone} />.
          </p>
        </Notice>
        <PostForm className="desk-form">
          <input type="hidden" name="act" value="withdraw" />
          <Button type="submit">{m.mydata_withdraw()}</Button>
        </PostForm>
        <FormAnswer acted={said} intent="erase" done={m.mydata_sent()} />
      </>
    );
  }
  if (!own.mayAsk) return <Notice title={m.mydata_staff()} />;
  return (
    <>
      <FormAnswer acted={said} intent="withdraw" done={m.mydata_withdrawn()} />
      <PostForm className="desk-form">
        <input type="hidden" name="act" value="erase" />
        <ProofField fresh={fresh} said={said} act="erase" />
        <Button type="submit">{m.mydata_erase_button()}</Button>
        <FormAnswer acted={said} intent="erase" done={m.mydata_sent()} />
      </PostForm>
    </>
  );
}
