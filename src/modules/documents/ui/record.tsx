import { type RefObject, useState } from 'react';
import * as m from '#messages/all.ts';
import { Button } from '#ui/button.tsx';
import { Badge } from '#ui/desk/badge.tsx';
import { Card } from '#ui/desk/card.tsx';
import { CivilDay, Moment } from '#ui/desk/moment.tsx';
import { SubmissionNotice } from '#ui/desk/submission-notice.tsx';
import { Field, Textarea } from '#ui/field.tsx';
import { PostForm } from '#ui/forms/post-form.tsx';
import { ownOf, type Submission } from '#ui/forms/submission.ts';
import { Link } from '#ui/link.tsx';
import { Select } from '#ui/select.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { CHOSEN, ChosenPapers, RecordFilter, RecordPages } from './choosing.tsx';
import { PaperDetail } from './detail.tsx';
import { ForWhom } from './for-whom.tsx';
import { SealNote, SealRequestForm } from './sealing.tsx';
import type { PaperLine, RecordAsked, RecordOfPapers } from './shapes.ts';
import { useWide } from './use-wide.ts';
import { answerTones, answerWords, kindWords, openedWords, sizeInWords } from './words.ts';
import { WordsState } from './words-state.tsx';

type RecordProps = {
  dispute: string;
  record: RecordOfPapers;
  asked: RecordAsked;
  acted: Submission | undefined;
  filter: RefObject<HTMLInputElement | null>;
};

/** A page of the papers of both sides under their numbers. A struck one stays, with why. */
export function PaperRecord({ dispute, record, asked, acted, filter }: RecordProps) {
  const { papers, parties, page } = record;
  const [chosen, setChosen] = useState('');
  const isWide = useWide();
  const detail = isWide ? (papers.find(({ id }) => id === chosen) ?? papers[0]) : undefined;
  const all = page?.all ?? papers.length;
  const list = (
    <Card title={m.papers_record()}>
      {all === 0 ? (
        <p>{m.papers_none()}</p>
      ) : (
        <p className="t2 ds-small">{m.papers_seen_by_both()}</p>
      )}
      <RecordFilter dispute={dispute} record={record} asked={asked} input={filter} />
      {all > 0 && papers.length === 0 ? <p>{m.papers_filter_none()}</p> : null}
      <ul className="ds-plain ppr-list">
        {papers.map((paper) => (
          <Paper
            key={paper.id}
            filesFor={record.filesFor}
            dispute={dispute}
            paper={paper}
            parties={parties}
            acted={acted}
            isChosen={paper === detail}
            isTicked={asked.ticked.includes(paper.id)}
            onChoose={() => setChosen(paper.id)}
          />
        ))}
      </ul>
      <RecordPages dispute={dispute} page={page} />
      {all > 0 ? <ChosenPapers dispute={dispute} papers={papers} ticked={asked.ticked} /> : null}
    </Card>
  );
  if (!detail) return list;
  return (
    <div className="ppr-both">
      {list}
      <PaperDetail dispute={dispute} record={record} paper={detail} />
    </div>
  );
}

type PaperProps = {
  dispute: string;
  paper: PaperLine;
  parties: RecordOfPapers['parties'];
  filesFor: RecordOfPapers['filesFor'];
  acted: Submission | undefined;
  /** Whether its facts stand beside the list, and what puts them there: the focus, or a press anywhere in its row. */
  isChosen: boolean;
  /** Whether it was ticked before its page was left. */
  isTicked: boolean;
  onChoose: () => void;
};

function Paper({ dispute, paper, parties, filesFor, acted, ...state }: PaperProps) {
  const { isChosen, isTicked, onChoose } = state;
  const { id, number, title, kind, size, side, receivedOn, struck, answers, opened } = paper;
  const isPaged = PAGED.includes(paper.type);
  const nameOf = (party: string) => parties.find((one) => one.id === party)?.name ?? '';
  return (
    <li
      data-row={id}
      className={isChosen ? 'ppr-chosen' : undefined}
      onFocus={onChoose}
      onPointerDown={onChoose}
    >
      <p className="ppr-row">
        {paper.isSealed ? null : (
          <label className="ppr-tick">
            <input
              type="checkbox"
              name="paper"
              value={id}
              form={CHOSEN}
              defaultChecked={isTicked}
              data-row-tick
            />
            <VisuallyHidden>{m.papers_choose({ number })}</VisuallyHidden>
          </label>
        )}
        <span className={`ppr-no ppr-${side} tn`}>{number}</span>
        {paper.isSealed ? (
          <span>{m.papers_sealed_title()}</span>
        ) : (
          <Link
            className="lnk"
            to={`/cases/${dispute}/papers/${id}`}
            viewTransition={false}
            data-row-link
            dir="auto"
          >
            {struck ? <del>{title}</del> : title}
          </Link>
        )}
      </p>
      <p className="t2 ds-small tn">
        {kindWords[kind]()}, {sizeInWords(size)}. {m.papers_received({ name: nameOf(paper.party) })}{' '}
        <CivilDay on={receivedOn} />
      </p>
      {paper.words ? <WordsState words={paper.words} /> : null}
      {paper.issues.length > 0 ? (
        <p className="t2 ds-small" dir="auto">
          {m.papers_issues_of({ issues: paper.issues.join('; ') })}
        </p>
      ) : null}
      <SealNote paper={paper} nameOf={nameOf} />
      {paper.may.includes('decide_seal') ? (
        <p>
          <Link className="lnk" to={`/office/disputes/${dispute}#seal-${id}`}>
            {m.office_seal_decide({ number })}
          </Link>
        </p>
      ) : null}
      {struck ? (
        <p>
          <Badge tone="bad">{m.papers_struck()}</Badge> <Moment at={struck.at} />:{' '}
          <span dir="auto">{struck.why}</span>
        </p>
      ) : null}
      {answers.map(({ party, answer, why, at }) => (
        <p key={at + party} className="ds-small">
          <Badge tone={answerTones[answer]}>{answerWords[answer]()}</Badge> {nameOf(party)},{' '}
          <Moment at={at} />
          {why ? <span dir="auto">: {why}</span> : null}
        </p>
      ))}
      <p className="t2 ds-small">
        {opened.length === 0 ? m.papers_unopened() : null}
        {opened.map((one) => (
          <span key={one.party + one.at + one.person}>
            {openedWords(one, nameOf)} <Moment at={one.at} />{' '}
          </span>
        ))}
      </p>
      <details className="ds-print">
        <summary>
          {paper.may.includes('answer')
            ? m.papers_more_answer({ number })
            : m.papers_more({ number })}
        </summary>
        {paper.may.includes('answer') ? (
          <AnswerForm id={id} acted={acted} filesFor={filesFor} />
        ) : null}
        {paper.may.includes('ask_seal') ? <SealRequestForm id={id} acted={acted} /> : null}
        {isPaged && filesFor.length > 0 && !paper.isSealed ? (
          <p>
            <Link className="lnk" to={`/cases/${dispute}/papers/${id}/copy`}>
              {m.papers_copy({ number })}
            </Link>
          </p>
        ) : null}
        {paper.may.includes('strike') ? <StrikeForm id={id} acted={acted} /> : null}
        <p className="t2 ds-small ppr-hash">SHA-256: {paper.sha256}</p>
      </details>
    </li>
  );
}

/** What has pages of which a copy can be made. */
const PAGED = ['application/pdf', 'image/jpeg', 'image/png'];

type ActProps = { id: string; acted: Submission | undefined };

type AnswerFormProps = ActProps & { filesFor: RecordOfPapers['filesFor'] };

function AnswerForm({ id, acted, filesFor }: AnswerFormProps) {
  const own = ownOf(acted, 'answer', id);
  return (
    <PostForm className="desk-form" preventScrollReset>
      <input type="hidden" name="intent" value="answer" />
      <input type="hidden" name="about" value={id} />
      <SubmissionNotice submission={own} />
      <ForWhom parties={filesFor} chosen={own?.values.party} />
      <Field label={m.papers_answer()}>
        <Select name="answer" required defaultValue={own?.values.answer ?? ''}>
          <option value="">{m.papers_answer_choose()}</option>
          {Object.entries(answerWords).map(([answer, said]) => (
            <option key={answer} value={answer}>
              {said()}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={m.papers_why()} hint={m.papers_why_hint()}>
        <Textarea
          name="why"
          rows={2}
          maxLength={1000}
          defaultValue={own?.values.why ?? ''}
          dir="auto"
        />
      </Field>
      <Button size="sm" type="submit">
        {m.papers_answer_send()}
      </Button>
    </PostForm>
  );
}

function StrikeForm({ id, acted }: ActProps) {
  const own = ownOf(acted, 'strike', id);
  return (
    <PostForm className="desk-form" preventScrollReset>
      <input type="hidden" name="intent" value="strike" />
      <input type="hidden" name="about" value={id} />
      <SubmissionNotice submission={own} />
      <Field label={m.papers_strike_why()} hint={m.papers_strike_hint()}>
        <Textarea
          name="why"
          rows={2}
          maxLength={1000}
          defaultValue={own?.values.why ?? ''}
          dir="auto"
        />
      </Field>
      <Button size="sm" type="submit">
        {m.papers_strike()}
      </Button>
    </PostForm>
  );
}
