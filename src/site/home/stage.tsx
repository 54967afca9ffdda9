import './stage-sheet.css';
import * as m from '#messages/all.ts';
import { DoorGlyph } from '#ui/door-glyph.tsx';

/** Two lists that never meet and the ground they share: a drawing, with one sentence that says what it shows. */
export function Stage() {
  return (
    <figure className="stage" data-reveal="floor">
      <div className="stage-set" role="img" aria-label={m.home_stage_label()}>
        <Floor />
        <div className="stage-doors">
          <ClaimantDoor />
          <RespondentDoor />
        </div>
        <CommonGround />
      </div>
      <figcaption className="stage-note">{m.home_stage_note()}</figcaption>
    </figure>
  );
}

function ClaimantDoor() {
  return (
    <div className="stage-door stage-a">
      <p className="stage-who">
        {m.home_stage_claimant()}
        <small>{m.home_stage_claimant_sees()}</small>
      </p>
      <Wish text={m.home_stage_refund()} badge={m.home_stage_must()} must />
      <Wish text={m.home_stage_apology()} badge={m.home_stage_trade()} />
      <p className="stage-card stage-says">{m.home_stage_claimant_says()}</p>
    </div>
  );
}

function RespondentDoor() {
  return (
    <div className="stage-door stage-b">
      <p className="stage-who">
        {m.home_stage_respondent()}
        <small>{m.home_stage_respondent_sees()}</small>
      </p>
      <Wish text={m.home_stage_parts()} badge={m.home_stage_must()} must />
      <Wish text={m.home_stage_post()} badge={m.home_stage_must()} must />
      <p className="stage-card stage-says">{m.home_stage_respondent_says()}</p>
    </div>
  );
}

function Wish({ text, badge, must = false }: { text: string; badge: string; must?: boolean }) {
  return (
    <p className="stage-card">
      <b>{text}</b>
      <span className={must ? 'stage-badge stage-must' : 'stage-badge'}>{badge}</span>
    </p>
  );
}

/** Both ranges on one scale, 340 units for 4.0 to 9.0 lakh; they overlap from 6.2 to 7.1. */
function CommonGround() {
  return (
    <div className="stage-pier">
      <p className="stage-found">
        {m.home_stage_found()}
        <DoorGlyph a b />
      </p>
      <svg viewBox="0 0 340 88" preserveAspectRatio="none" aria-hidden="true">
        <clipPath id="home-claimant-range">
          <path d="M0 88C0 26 42 0 105.5 0S211 26 211 88Z" />
        </clipPath>
        <path className="stage-range-a" d="M0 88C0 26 42 0 105.5 0S211 26 211 88Z" />
        <path className="stage-range-b" d="M150 88C150 26 187 0 245 0S340 26 340 88Z" />
        <path className="stage-range-both" d="M150 88C150 26 187 0 245 0S340 26 340 88Z" clipPath="url(#home-claimant-range)" />
      </svg>
      <p className="stage-scale">
        <span>{m.home_stage_least()}</span>
        <b>{m.home_stage_overlap()}</b>
        <span>{m.home_stage_most()}</span>
      </p>
    </div>
  );
}

/** Light falls from each door to the other side of the floor; where the two cross, it is common ground. */
function Floor() {
  return (
    <div className="stage-floor">
      <svg viewBox="0 0 1440 150" preserveAspectRatio="none" aria-hidden="true">
        <path className="stage-pool-a" d="M156 0H676L1160 150H610Z" />
        <path className="stage-pool-b" d="M764 0H1284L830 150H280Z" />
        <path className="stage-pool-both" d="M720 13.6L990 97L830 150H610L450 97Z" />
      </svg>
    </div>
  );
}
