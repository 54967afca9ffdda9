import * as m from '#messages/all.ts';
import { clauseHeadings, clausePut, clauseWords } from '#modules/offers/contract/clause-words.ts';
import { ActForm } from '#ui/desk/act-form.tsx';
import { Card } from '#ui/desk/card.tsx';
import type { Submission } from '#ui/forms/submission.ts';
import type { ListIssue, PackagesView } from './view.ts';
import { optionWords, payerWords } from './words.ts';

type Props = { view: PackagesView; sent: Submission | undefined };

/** The list that stands, which both sides read alike; who did not write it may agree to it, and either may end it. */
export function StandingList({ view, sent }: Props) {
  const { list, as, currency } = view;
  if (!list) return null;
  const words =
    list.state === 'agreed'
      ? m.packages_list_agreed()
      : list.side === as
        ? m.packages_list_own()
        : m.packages_list_theirs();
  return (
    <Card title={m.packages_list()}>
      <p>{words}</p>
      <details open={list.state === 'proposed'}>
        <summary className="pk-sum">{m.packages_issues({ n: list.issues.length })}</summary>
        <ol className="pk-issues">
          {list.issues.map((issue) => (
            <li key={issue.name}>
              <IssueWords issue={issue} currency={currency} />
            </li>
          ))}
        </ol>
      </details>
      {list.clauses.length > 0 ? (
        <details>
          <summary className="pk-sum">{m.offers_clauses()}</summary>
          {list.clauses.map((one) => (
            <p key={one}>
              <b>{clauseHeadings[one]()}.</b> {clauseWords[one](clausePut(payerOf(list)))}
            </p>
          ))}
        </details>
      ) : null}
      {list.state === 'proposed' && list.side !== as ? (
        <ActForm intent="agree" about={list.id} acted={sent} label={m.packages_agree()} />
      ) : null}
      <details>
        <summary className="pk-sum">{m.packages_stop()}</summary>
        <p>{m.packages_stop_words()}</p>
        <ActForm intent="stop" about={list.id} acted={sent} label={m.packages_stop_yes()} />
      </details>
    </Card>
  );
}

/** Who pays, where it is one side whatever is chosen. */
function payerOf({ issues }: NonNullable<PackagesView['list']>) {
  const payers = new Set(issues.flatMap(({ kind, payer }) => (kind === 'money' ? payer : [])));
  const [payer = null, ...others] = payers;
  return others.length === 0 ? payer : null;
}

function IssueWords({ issue, currency }: { issue: ListIssue; currency: string }) {
  return (
    <>
      <b dir="auto">{issue.name}</b>
      {issue.kind === 'money' ? (
        <p className="t2">
          {m.packages_pays({ payer: payerWords[issue.payer](), days: issue.days })}
        </p>
      ) : null}
      <ul>
        {issue.options.map((one, option) => (
          <li key={`${one.said}/${one.amount}/${one.instalments}`} dir="auto">
            {optionWords(issue, option, currency)}
          </li>
        ))}
      </ul>
    </>
  );
}
