import * as m from '#messages/all.ts';
import { Icon } from '#ui/icon.tsx';

const REPEATS = ['first', 'second', 'third'];

/** The tagline three times over, said once. The switch is a checkbox, so it works before any script. */
export function Banner() {
  return (
    <div className="banner">
      <input type="checkbox" id="banner-pause" className="banner-check" />
      <div className="banner-track">
        {REPEATS.map((name, place) => (
          <p key={name} aria-hidden={place > 0 || undefined}>
            <span className="banner-tight">{m.home_tagline_dispute()}</span>{' '}
            <span className="banner-wide">{m.home_tagline_resolution()}</span>{' '}
            <span className="banner-tail">{m.home_tagline_tail()}</span>
            <BannerMark />
          </p>
        ))}
      </div>
      <label htmlFor="banner-pause" className="banner-switch">
        <span className="sr">{m.home_banner_pause()}</span>
        <Icon name="pause" className="banner-pause" />
        <Icon name="play" className="banner-play" />
      </label>
    </div>
  );
}

function BannerMark() {
  return (
    <svg className="banner-mark" viewBox="0 0 42 32" aria-hidden="true" focusable="false">
      <path
        fill="currentColor"
        fillRule="evenodd"
        d="M5 0H37a5 5 0 0 1 5 5V32H36V15.5a6 6 0 0 0-12 0V32H18V15.5a6 6 0 0 0-12 0V32H0V5a5 5 0 0 1 5-5Z"
      />
    </svg>
  );
}
