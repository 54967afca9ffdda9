import './sheet.css';
import type { OutputOf } from '#kernel/endpoint.ts';
import * as m from '#messages/all.ts';
import { Button } from '#ui/button.tsx';
import { PostForm } from '#ui/forms/post-form.tsx';
import type { Submission } from '#ui/forms/submission.ts';
import { Link } from '#ui/link.tsx';
import type { filingOffers } from '../contract/takeovers.ts';
import { STEPS } from '../contract/words.ts';
import { Said } from './step-form.tsx';
import { momentOf } from './step-page.tsx';

type Offers = OutputOf<typeof filingOffers>;
type Offer = Offers['drafts'][number];

type ChoosePageProps = {
  offers: Offers;
  said: Submission | undefined;
};

/**
 * What is kept under an address, for a browser that has proved it: each is taken over, deleted or left, and nothing happens by
 * itself. Somebody else may have begun it under that address.
 */
export function ChoosePage({ offers: { email, drafts }, said }: ChoosePageProps) {
  return (
    <div className="wrap gr gr-start">
      <div className="gr-body">
        <h1 className="d-m">{m.filing_choose()}</h1>
        <p className="b-l gr-lead">
          {drafts.length > 0 ? m.filing_choose_lead({ email }) : m.filing_choose_none({ email })}
        </p>
        <Said posted={said} />
        {drafts.length > 0 ? <p className="gr-box">{m.filing_choose_warning()}</p> : null}
        {drafts.map((offer) => (
          <OfferBox key={offer.id} offer={offer} />
        ))}
        <p>
          <Link to="/request-for-arbitration/start">{m.filing_choose_leave()}</Link>
        </p>
      </div>
    </div>
  );
}

function OfferBox({ offer }: { offer: Offer }) {
  const title =
    offer.standing === 'of_account' ? m.filing_of_account() : offer.title || m.filing_untitled();
  return (
    <section className="gr-group" aria-labelledby={`offer-${offer.id}`}>
      <h2 className="t-m" id={`offer-${offer.id}`} dir="auto">
        {title}
      </h2>
      <ul className="gr-list">
        <li>
          {m.filing_choose_begun({
            when: momentOf(offer.begunAt),
            browser: deviceWords(offer.device),
          })}
        </li>
        <li>{m.filing_choose_saved({ when: momentOf(offer.savedAt) })}</li>
        {offer.standing === 'of_account' ? null : <Inside offer={offer} />}
      </ul>
      <Ways offer={offer} title={title} />
    </section>
  );
}

function Inside({
  offer: { isSubmitted, claimants, respondents, files, complete },
}: {
  offer: Offer;
}) {
  if (isSubmitted) return <li>{m.filing_is_submitted()}</li>;
  const names = (list: readonly string[]) => list.join(', ') || m.filing_choose_nobody();
  return (
    <>
      <li dir="auto">{m.filing_choose_claimants({ names: names(claimants) })}</li>
      <li dir="auto">{m.filing_choose_respondents({ names: names(respondents) })}</li>
      <li>{m.filing_choose_inside({ complete, of: STEPS.length, files })}</li>
    </>
  );
}

function Ways({ offer: { id, standing, isSubmitted }, title }: { offer: Offer; title: string }) {
  if (standing === 'of_account')
    return (
      <p>
        <Link to="/login?next=%2Frequest-for-arbitration%2Fstart" className="btn2">
          {m.filing_choose_sign_in()}
        </Link>
      </p>
    );
  return (
    <PostForm className="gr-ways">
      <input type="hidden" name="draft" value={id} />
      <Button
        type="submit"
        name="intent"
        value="take"
        aria-label={`${m.filing_choose_take()}: ${title}`}
      >
        {m.filing_choose_take()}
      </Button>
      {isSubmitted ? null : (
        <Button
          type="submit"
          name="intent"
          value="delete"
          look="ghost"
          aria-label={`${m.filing_choose_delete()}: ${title}`}
        >
          {m.filing_choose_delete()}
        </Button>
      )}
    </PostForm>
  );
}

function deviceWords({ browser, system }: Offer['device']): string {
  if (browser && system) return m.account_device({ browser, system });
  return browser ?? system ?? m.account_device_unknown();
}
