import * as m from '#messages/all.ts';
import { Badge } from '#ui/desk/badge.tsx';
import { Bar } from '#ui/desk/bar.tsx';
import { Card } from '#ui/desk/card.tsx';
import type { ListIssue, PackagesView, ShownPackage } from './view.ts';
import { optionWords } from './words.ts';
import { type IssueWorth, worthOf } from './worth.ts';

/** What one's own side trades against what: a table whose bars repeat its numbers. Of the other side there is nothing in it. */
export function TradeOffs({ view }: { view: PackagesView }) {
  const { wish, list } = view;
  if (!wish || !list) return null;
  return (
    <Card
      title={m.packages_picture()}
      aside={<Badge tone="info">{m.packages_private()}</Badge>}
      id="trade-offs"
    >
      <p>{m.packages_picture_words()}</p>
      <table className="pk-worth">
        <caption className="sr">{m.packages_picture()}</caption>
        <thead className="sr">
          <tr>
            <th scope="col">{m.packages_picture_option()}</th>
            <th scope="col">{m.packages_picture_points()}</th>
          </tr>
        </thead>
        {worthOf(wish).map((worth, at) => {
          const issue = list.issues[at];
          return issue ? (
            <IssueRows key={issue.name} worth={worth} issue={issue} currency={view.currency} />
          ) : null;
        })}
      </table>
    </Card>
  );
}

type RowsProps = { worth: IssueWorth; issue: ListIssue; currency: string };

function IssueRows({ worth: { weight, options, without }, issue, currency }: RowsProps) {
  return (
    <tbody>
      <tr>
        <th scope="rowgroup" colSpan={2}>
          <span dir="auto">{issue.name}</span>{' '}
          <span className="t2">{m.packages_picture_weight({ weight })}</span>
        </th>
      </tr>
      {options.map(({ option, points, isBarred }) => (
        <tr key={option}>
          <th scope="row">
            <span dir="auto">{optionWords(issue, option, currency)}</span>
            {isBarred ? <span className="t2"> {m.packages_picture_barred()}</span> : null}
            <Bar of={points} />
          </th>
          <td>{points}</td>
        </tr>
      ))}
      <tr>
        <th scope="row">
          <span className="t2">{m.packages_picture_without()}</span>
          <Bar of={without} />
        </th>
        <td>{without}</td>
      </tr>
    </tbody>
  );
}

/** Where the points of one package come from, issue by issue. */
export function PackageWorth({ one, view }: { one: ShownPackage; view: PackagesView }) {
  const { wish, list } = view;
  if (!wish || !list) return null;
  return (
    <table className="pk-worth">
      <caption className="t2">{m.packages_picture_of_package()}</caption>
      <tbody>
        {worthOf(wish).map(({ weight, options }, at) => {
          const points = options[one.options[at] ?? -1]?.points ?? 0;
          const issue = list.issues[at];
          return (
            <tr key={issue?.name}>
              <th scope="row">
                <span dir="auto">{issue?.name}</span>
                <Bar of={points} />
              </th>
              <td>{m.packages_picture_part({ points, weight })}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
