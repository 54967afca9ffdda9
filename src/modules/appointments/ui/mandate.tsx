import { dayInWords } from '#kernel/day-words.ts';
import type { OutputOf } from '#kernel/endpoint.ts';
import * as m from '#messages/all.ts';
import { Card } from '#ui/desk/card.tsx';
import { endWords, groundWords } from '../contract/mandate-words.ts';
import type { partyTribunal } from '../contract/tribunal.ts';

type Mandate = OutputOf<typeof partyTribunal>['mandates']['sitting'][number];
type Challenge = Mandate['challenges'][number];
/** `paper` is where a paper is opened by whoever reads it; the office and the arbitrator have other ways to it. */
type Props = { mandate: Mandate; paper?: (id: string) => string };

/** What was said of whoever decides since their appointment; the same for both sides, the office and themselves. */
export function MandateWords({ mandate, paper }: Props) {
  const { name, noticeId, circumstances, challenges, givenUp } = mandate;
  return (
    <>
      {noticeId && paper ? (
        <p>
          <a className="lnk" href={paper(noticeId)}>
            {m.paper_title_appointment()}
          </a>
        </p>
      ) : null}
      {circumstances.length > 0 ? (
        <section>
          <h3 className="dsc-head">{m.circumstances_title()}</h3>
          <ul className="trb-said">
            {circumstances.map(({ on, words }) => (
              <li key={`${on} ${words}`} dir="auto" className="dsc-said">
                {m.circumstances_on({ day: dayInWords(on), words })}
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      {challenges.map((one) => (
        <ChallengeWords key={`${one.partyId} ${one.on}`} name={name} challenge={one} />
      ))}
      {givenUp.map((party) => (
        <p key={party}>{m.mandate_given_up({ party })}</p>
      ))}
    </>
  );
}

function ChallengeWords({ name, challenge }: { name: string; challenge: Challenge }) {
  const { party, on, grounds, reason, isLate, knownOn, decision } = challenge;
  return (
    <section className="trb-challenge">
      <h3 className="dsc-head">{m.challenge_by({ party, name, day: dayInWords(on) })}</h3>
      {isLate ? <p>{m.challenge_late()}</p> : null}
      {knownOn ? <p>{m.challenge_known_on({ day: dayInWords(knownOn) })}</p> : null}
      <ul className="trb-why">
        {grounds.map((ground) => (
          <li key={ground}>{groundWords(ground)}</li>
        ))}
      </ul>
      <p dir="auto" className="dsc-said">
        {reason}
      </p>
      <Answers challenge={challenge} />
      {decision ? (
        <>
          <p dir="auto" className="dsc-said">
            {decision.upheld
              ? m.challenge_upheld({ reason: decision.reason })
              : m.challenge_dismissed({ reason: decision.reason })}
          </p>
          {decision.upheld ? null : <p>{m.challenge_failed()}</p>}
        </>
      ) : null}
    </section>
  );
}

function Answers({ challenge: { answers, awaited, decisionDueOn } }: { challenge: Challenge }) {
  return (
    <>
      <ul className="trb-said">
        {answers.map(({ party, agrees, reason }) => (
          <li key={party} dir="auto">
            {agrees ? m.challenge_agrees({ party }) : m.challenge_agrees_not({ party, reason })}
          </li>
        ))}
        {awaited.map(({ party, dueOn }) => (
          <li key={party}>{m.challenge_may_answer({ party, day: dayInWords(dueOn) })}</li>
        ))}
      </ul>
      {decisionDueOn ? <p>{m.challenge_decision_due({ day: dayInWords(decisionDueOn) })}</p> : null}
    </>
  );
}

/** Whose mandate ended, why, and what that means for what they did. */
export function FormerMandates({ former, paper }: { former: Mandate[] } & Pick<Props, 'paper'>) {
  if (former.length === 0) return null;
  return (
    <Card title={m.mandate_former_title()}>
      <p>{m.mandate_heard_again()}</p>
      {former.map((mandate) => (
        <section key={mandate.id} className="trb-challenge">
          <h3 className="dsc-head" dir="auto">
            {m.mandate_former({
              name: mandate.name,
              from: dayInWords(mandate.from),
              to: dayInWords(mandate.end?.on ?? mandate.from),
            })}
          </h3>
          {mandate.end ? (
            <p dir="auto">
              <span className="trb-line">{endWords[mandate.end.ground]()}</span>
              {mandate.end.reason}
            </p>
          ) : null}
          <MandateWords mandate={mandate} {...(paper ? { paper } : {})} />
        </section>
      ))}
    </Card>
  );
}
