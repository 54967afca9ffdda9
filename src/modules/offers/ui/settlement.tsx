import { dayInWords } from '#kernel/day-words.ts';
import { language as ownLanguage } from '#kernel/language.ts';
import * as m from '#messages/all.ts';
import { ActForm } from '#ui/desk/act-form.tsx';
import { Card } from '#ui/desk/card.tsx';
import { DefinitionList } from '#ui/desk/definition-list.tsx';
import { Moment } from '#ui/desk/moment.tsx';
import type { Submission } from '#ui/forms/submission.ts';
import { Link } from '#ui/link.tsx';
import { CertificateSteps, OwnCertificate } from './certificates.tsx';
import { SigningSteps } from './signing-steps.tsx';
import { Stamping } from './stamping.tsx';
import type { SettleView } from './view.ts';

type Settlement = NonNullable<SettleView['settlement']>;
type Props = { disputeId: string; settlement: Settlement; sent: Submission | undefined };
type Party = Settlement['parties'][number];

/** The text that follows from what was accepted: everybody reads the same, and signs it for their own party. */
export function SettlementPart({ disputeId, settlement, sent }: Props) {
  const { state, document, parties } = settlement;
  if (state === 'ended') return <Card title={m.settlement_title()}>{m.settlement_ended()}</Card>;
  const own = parties.filter(({ isOwn, signedAt }) => isOwn && signedAt === null);
  return (
    <>
      <Card title={m.settlement_title()}>
        <p>{standingWords(settlement)}</p>
        {state === 'complete' ? (
          <p>
            <Link className="lnk" to={`/cases/${disputeId}/settle/performance`}>
              {m.performance_way()}
            </Link>
          </p>
        ) : null}
        {document ? (
          <p>
            <Link className="lnk" to={`/cases/${disputeId}/papers/${document}`}>
              {m.settlement_paper()}
            </Link>
          </p>
        ) : null}
        <SettlementSignatures parties={parties} />
      </Card>
      <SettlementTexts settlement={settlement} />
      {state === 'to_sign' ? (
        <>
          <Stamping form={settlement.form} />
          {settlement.duePassed ? <DuePassed day={settlement.duePassed} /> : null}
          {(settlement.duePassed ? [] : own).map((party) => (
            <Sign key={party.id} party={party} settlement={settlement} sent={sent} />
          ))}
          <Card title={m.settlement_decline()}>
            <p>{m.settlement_decline_words()}</p>
            <ActForm intent="decline" acted={sent} label={m.settlement_decline_send()} />
          </Card>
        </>
      ) : null}
    </>
  );
}

/** Its days are over before anybody is bound: both sides agree on others. */
function DuePassed({ day }: { day: string }) {
  return (
    <Card title={m.settlement_due_passed()}>
      <p>{m.settlement_due_passed_words({ day: dayInWords(day) })}</p>
    </Card>
  );
}

function standingWords({ state, form }: Settlement): string {
  if (state === 'complete') return m.settlement_complete();
  if (state !== 'signed') return m.settlement_to_sign();
  return form === 'award' ? m.settlement_waits_award() : m.settlement_waits_led();
}

type Signer = { id: string; name: string; signedAt: string | null; signedAs: string | null };

export function SettlementSignatures({ parties }: { parties: readonly Signer[] }) {
  return (
    <ul className="off-signed">
      {parties.map(({ id, name, signedAt, signedAs }) => (
        <li key={id}>
          <bdi>{name}</bdi>:{' '}
          {signedAt ? (
            <>
              {m.settlement_signed_by({ name: signedAs ?? '' })} <Moment at={signedAt} />
            </>
          ) : (
            m.settlement_not_signed()
          )}
        </li>
      ))}
    </ul>
  );
}

/** Word for word what is signed, in each language that it has; the first one prevails. */
export function SettlementTexts({
  settlement: { texts, hash },
}: {
  settlement: Pick<Settlement, 'texts' | 'hash'>;
}) {
  const reads = ownLanguage();
  return (
    <>
      {texts.map(({ language, title, facts, parts }, at) => (
        <Card key={language}>
          <details open={at === 0 || language === reads}>
            <summary>{title}</summary>
            <div lang={language} className="off-text">
              <DefinitionList facts={facts.map(({ name, said }) => ({ term: name, said }))} />
              {parts.map(({ heading, text }) => (
                <section key={heading}>
                  <h3>{heading}</h3>
                  <p dir="auto">{text}</p>
                </section>
              ))}
            </div>
          </details>
        </Card>
      ))}
      <p className="t2 off-hash">{m.settlement_hash({ hash })}</p>
    </>
  );
}

type SignProps = { party: Party; settlement: Settlement; sent: Submission | undefined };

function Sign({ party, settlement: { hash, certifiedBy }, sent }: SignProps) {
  const { id, name, isCodeSent } = party;
  return (
    <>
      <SigningSteps
        title={m.settlement_sign_for({ name })}
        button={m.settlement_sign()}
        agrees={m.settlement_agree()}
        more={certifiedBy === 'local' ? (acted) => <OwnCertificate acted={acted} /> : undefined}
        {...{ hash, isCodeSent, sent, about: id }}
      />
      {certifiedBy === 'provider' ? <CertificateSteps {...{ party, hash, sent }} /> : null}
    </>
  );
}
