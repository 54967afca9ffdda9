import type { Api } from '#kernel/client.ts';
import type { OutputOf } from '#kernel/endpoint.ts';
import { momentInShort } from '#kernel/moments.ts';
import * as m from '#messages/all.ts';
import { Button } from '#ui/button.tsx';
import { Badge } from '#ui/desk/badge.tsx';
import { Card } from '#ui/desk/card.tsx';
import type { Fact } from '#ui/desk/definition-list.tsx';
import { DefinitionList } from '#ui/desk/definition-list.tsx';
import { EmptyState } from '#ui/desk/empty-state.tsx';
import { Moment } from '#ui/desk/moment.tsx';
import { PageHead } from '#ui/desk/page-head.tsx';
import { SubmissionNotice } from '#ui/desk/submission-notice.tsx';
import { TabLinks } from '#ui/desk/tab-links.tsx';
import { failureAt, failureOf } from '#ui/forms/failure.ts';
import { notSent, type Submission, submissionOf } from '#ui/forms/submission.ts';
import { textIn } from '#ui/forms/values.ts';
import { Link } from '#ui/link.tsx';
import { bounceClosing, bounceRetry, type bounces } from '../contract/bounces.ts';
import './sheet.css';
import { PostForm } from '#ui/forms/post-form.tsx';
import { CloseForm, Recipient } from './bounce-forms.tsx';

type Page = OutputOf<typeof bounces>;

type Bounce = Page['bounces'][number];

/** Does what a form of the page asks: sends a letter once more, or closes the matter. What is wrong stands at its one field. */
export async function seeToBounce(api: Api, form: FormData): Promise<Submission> {
  const [id, recipient, reason] = [
    textIn(form, 'id'),
    textIn(form, 'recipient'),
    textIn(form, 'reason'),
  ];
  const isAgain = form.get('act') === 'again';
  const answer = isAgain
    ? await api(bounceRetry, { id, recipient })
    : await api(bounceClosing, { id, reason });
  if (answer.outcome === 'done') return submissionOf({ form }, answer);
  const failure = failureOf(answer, m.notice_failed);
  const [message = failure.message] = Object.values(failure.fields);
  return notSent({ form }, failureAt({ ...failure, message }, isAgain ? 'recipient' : 'reason'));
}

type BounceListProps = { page: Page; isOpen: boolean; acted: Submission | undefined };

export function BounceList({
  page: { bounces: letters, open, next },
  isOpen,
  acted,
}: BounceListProps) {
  return (
    <div className="desk-stack">
      <PageHead title={m.office_bounce_heading()} lead={m.office_bounce_lead()} />
      <BounceTabs open={open} isOpen={isOpen} />
      {letters.length === 0 ? (
        <EmptyState title={isOpen ? m.office_bounce_empty() : m.office_bounce_empty_done()} />
      ) : null}
      {letters.map((letter) => (
        <Letter
          key={letter.id}
          letter={letter}
          acted={acted?.values.id === letter.id ? acted : undefined}
        />
      ))}
      {next ? (
        <Link to={`?${isOpen ? '' : 'show=done&'}before=${next}`}>{m.office_bounce_older()}</Link>
      ) : null}
    </div>
  );
}

function BounceTabs({ open, isOpen }: { open: number; isOpen: boolean }) {
  return (
    <TabLinks
      label={m.office_bounce_heading()}
      links={[
        { to: '?', label: m.office_bounce_open(), count: open, here: isOpen },
        { to: '?show=done', label: m.office_bounce_done(), here: !isOpen },
      ]}
    />
  );
}

function Letter({ letter, acted }: { letter: Bounce; acted: Submission | undefined }) {
  const facts = factsOf(letter);
  return (
    <Card
      title={letter.about}
      aside={<Badge tone="warn">{m.office_bounce_status({ status: letter.status })}</Badge>}
    >
      <DefinitionList facts={facts} />
      {letter.place ? (
        <p className="bnc-about">
          <Link to={letter.place}>{m.office_bounce_about()}</Link>
        </p>
      ) : null}
      <SubmissionNotice submission={acted} />
      {letter.state === 'open' ? (
        <Acts letter={letter} acted={acted} />
      ) : (
        <p>{outcomeOf(letter)}</p>
      )}
    </Card>
  );
}

function factsOf(letter: Bounce): Fact[] {
  return [
    { term: m.office_bounce_to(), said: letter.recipient },
    { term: wayOf(letter), said: <Moment at={letter.at} /> },
    ...(letter.diagnostic
      ? [
          {
            term: m.office_bounce_said(),
            said: <span className="bnc-said">{letter.diagnostic}</span>,
          },
        ]
      : []),
  ];
}

function Acts({
  letter: { id, recipient, mayGoElsewhere },
  acted,
}: {
  letter: Bounce;
  acted: Submission | undefined;
}) {
  return (
    <div className="bnc-acts">
      <PostForm preventScrollReset>
        <input type="hidden" name="id" value={id} />
        <input type="hidden" name="act" value="again" />
        <Recipient mayGoElsewhere={mayGoElsewhere} acted={acted} recipient={recipient} />
        <Button size="sm" type="submit">
          {m.office_bounce_again()}
        </Button>
      </PostForm>
      <CloseForm id={id} acted={acted} />
    </div>
  );
}

function outcomeOf({ state, doneBy, doneAt, reason }: Bounce): string {
  const [name, when] = [doneBy ?? '', doneAt ? momentInShort(doneAt) : ''];
  return state === 'closed'
    ? m.office_bounce_closed({ name, when, reason: reason ?? '' })
    : m.office_bounce_sent_again({ name, when });
}

function wayOf({ heard, status }: Bounce): string {
  if (heard === 'returned') return m.office_bounce_returned();
  return status === '4.4.7' ? m.office_bounce_given_up() : m.office_bounce_refused();
}
