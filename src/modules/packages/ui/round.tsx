import { momentInShort } from '#kernel/moments.ts';
import * as m from '#messages/all.ts';
import { Button } from '#ui/button.tsx';
import { ActForm } from '#ui/desk/act-form.tsx';
import { Card } from '#ui/desk/card.tsx';
import { DefinitionList } from '#ui/desk/definition-list.tsx';
import { SubmissionNotice } from '#ui/desk/submission-notice.tsx';
import { PostForm } from '#ui/forms/post-form.tsx';
import { ownOf, type Submission } from '#ui/forms/submission.ts';
import { RadioGroup } from '#ui/radio.tsx';
import { PackageCard } from './package.tsx';
import type { PackagesRound, PackagesView } from './view.ts';
import { optionWords } from './words.ts';

type Props = { view: PackagesView; round: PackagesRound; sent: Submission | undefined };

/** What waits for a secret yes or no: up to five packages, or one that is better than the deal that stands. */
export function RoundPart({ view, round, sent }: Props) {
  const { kind, isAnswered, isProven, checked } = round;
  const isBetter = kind === 'improvement';
  return (
    <>
      {isBetter ? <Deal view={view} round={round} sent={sent} /> : null}
      <section className="desk-stack" aria-labelledby="round-h">
        <h2 id="round-h" className="pk-h">
          {isBetter ? m.packages_better() : m.packages_round()}
        </h2>
        <p className="pk-words">
          {isBetter ? m.packages_better_words() : m.packages_round_words()}
        </p>
        <p className="t2 pk-words">
          {isProven ? m.packages_checked({ checked }) : m.packages_best_found({ checked })}
        </p>
        {isAnswered ? <p className="pk-words">{m.packages_answered()}</p> : null}
        <Answering view={view} round={round} sent={sent} />
      </section>
    </>
  );
}

function Answering({ view, round, sent }: Props) {
  const { id, packages, isAnswered } = round;
  const acted = ownOf(sent, 'answer', id);
  const { fields = {}, values = {} } = acted ?? {};
  const shown = packages.map((one, at) => (
    <PackageCard key={one.options.join()} one={one} number={at + 1} view={view}>
      {isAnswered ? (
        <p>{one.answer ? m.packages_own_yes() : m.packages_own_no()}</p>
      ) : (
        <RadioGroup
          legend={m.packages_your_answer({ n: at + 1 })}
          name={`yes${at}`}
          defaultValue={values[`yes${at}`] ?? ''}
          error={fields[`yes${at}`]}
          options={[
            { value: 'yes', label: m.packages_yes() },
            { value: 'no', label: m.packages_no() },
          ]}
        />
      )}
    </PackageCard>
  ));
  if (isAnswered) return <div className="pk-packages">{shown}</div>;
  return (
    <PostForm className="desk-form" preventScrollReset>
      <input type="hidden" name="intent" value="answer" />
      <input type="hidden" name="about" value={id} />
      <SubmissionNotice submission={acted} />
      <div className="pk-packages">{shown}</div>
      <p>{m.packages_answer_words()}</p>
      <Button type="submit" look="solid">
        {m.packages_answer()}
      </Button>
    </PostForm>
  );
}

function Deal({ view, round, sent }: Props) {
  const { deal, expiresAt, isExpired, id } = round;
  if (!deal || !expiresAt) return null;
  const facts = (view.list?.issues ?? []).map((issue, at) => ({
    term: issue.name,
    said: optionWords(issue, deal.options[at] ?? 0, view.currency),
  }));
  return (
    <Card title={m.packages_deal()}>
      <p>{m.packages_deal_words({ score: deal.score })}</p>
      <DefinitionList facts={facts} />
      <p className="t2">{m.packages_better_until({ moment: momentInShort(expiresAt) })}</p>
      {isExpired ? (
        <ActForm intent="expire" about={id} acted={sent} label={m.packages_expire()} />
      ) : null}
    </Card>
  );
}
