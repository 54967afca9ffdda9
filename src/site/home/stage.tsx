import { useEffect, useState } from 'react';
import * as m from '#messages/all.ts';
import { DoorGlyph } from '#ui/door-glyph.tsx';
import { APART, archOf, ENDS, groundOf, type Lights, lakhAt, MET, WIDE } from './common-ground.ts';

/** Two lists that never meet and the ground they share. Whoever likes plays both sides; without script it is a still. */
export function Stage() {
  const [lights, setLights] = useState(MET);
  const [isLive, setLive] = useState(false);
  useEffect(() => setLive(true), []);
  return (
    <figure className="stage" data-reveal="floor">
      <div className={isLive ? 'stage-set stage-live' : 'stage-set'}>
        <Floor isMet={groundOf(lights).kind === 'found'} />
        <div className="stage-doors" role="img" aria-label={m.home_stage_label()}>
          <ClaimantDoor />
          <RespondentDoor />
        </div>
        <CommonGround lights={lights} onMove={isLive ? setLights : null} />
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

type GroundProps = { lights: Lights; onMove: ((lights: Lights) => void) | null };

/** Both lights on one scale. What each side gives way is dragged; where the two lights cross, the ground is common. */
function CommonGround({ lights, onMove }: GroundProps) {
  const ground = groundOf(lights);
  const isMet = ground.kind === 'found';
  return (
    <fieldset className="stage-pier" aria-label={m.home_stage_play_name()}>
      <div className="stage-found">
        <p role="status">
          {isMet ? m.home_stage_found() : m.home_stage_apart()}
          <small>
            {isMet
              ? m.home_stage_overlap({ from: ground.from, to: ground.to })
              : m.home_stage_gap({ gap: ground.gap })}
          </small>
        </p>
        <DoorGlyph a={!isMet} b={!isMet} agreed={isMet} />
      </div>
      <Light {...lights} />
      <Give side="claimant" lights={lights} onMove={onMove} says={m.home_stage_would_take()} />
      <Give side="respondent" lights={lights} onMove={onMove} says={m.home_stage_would_pay()} />
      <PlayButton onMove={onMove} isMet={isMet} />
    </fieldset>
  );
}

function PlayButton({
  onMove,
  isMet,
}: {
  onMove: ((lights: Lights) => void) | null;
  isMet: boolean;
}) {
  return (
    <button
      type="button"
      className="stage-play"
      disabled={!onMove}
      onClick={() => onMove?.(isMet ? APART : MET)}
    >
      {isMet ? m.home_stage_pull() : m.home_stage_meet()}
    </button>
  );
}

function Light({ claimant, respondent }: Lights) {
  return (
    <svg viewBox="0 0 340 88" preserveAspectRatio="none" aria-hidden="true">
      <clipPath id="home-claimant-range">
        <path d={archOf(0, claimant)} />
      </clipPath>
      <path className="stage-range-a" d={archOf(0, claimant)} />
      <path className="stage-range-b" d={archOf(respondent, WIDE)} />
      <path
        className="stage-range-both"
        d={archOf(respondent, WIDE)}
        clipPath="url(#home-claimant-range)"
      />
    </svg>
  );
}

function Give({ side, lights, onMove, says }: GroundProps & { side: keyof Lights; says: string }) {
  const amount = m.home_stage_amount({ lakh: lakhAt(lights[side]) });
  return (
    <label className={`stage-give stage-give-${side}`}>
      <span>
        {says} <b>{amount}</b>
      </span>
      <input
        type="range"
        {...ENDS}
        value={lights[side]}
        disabled={!onMove}
        aria-valuetext={amount}
        onChange={(event) => onMove?.({ ...lights, [side]: Number(event.currentTarget.value) })}
      />
    </label>
  );
}

/** Light falls from each door to the other side of the floor; where the two cross, it is common ground. */
function Floor({ isMet }: { isMet: boolean }) {
  return (
    <div className="stage-floor">
      <svg viewBox="0 0 1440 150" preserveAspectRatio="none" aria-hidden="true">
        <path className="stage-pool-a" d="M156 0H676L1160 150H610Z" />
        <path className="stage-pool-b" d="M764 0H1284L830 150H280Z" />
        <path
          className="stage-pool-both"
          d="M720 13.6L990 97L830 150H610L450 97Z"
          opacity={isMet ? 1 : 0}
        />
      </svg>
    </div>
  );
}
