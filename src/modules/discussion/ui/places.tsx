import * as m from '#messages/all.ts';
import { Icon } from '#ui/desk/icon.tsx';
import { Link } from '#ui/link.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { PlaceGlyph } from './glyph.tsx';
import type { TalkPlaceView } from './shapes.ts';
import { placeHint, placeName } from './words.ts';

type Props = { id: string; places: readonly TalkPlaceView[]; at: string | null };

/** The places in which the reader reads, each with who else does and what is new there. */
export function PlaceList({ id, places, at }: Props) {
  return (
    <nav className="tlk-pl" aria-label={m.talk_places()}>
      <ul>
        {places.map((place) => (
          <li key={place.place}>
            <Link
              to={`/cases/${id}/talk/${place.place}`}
              aria-current={place.place === at ? 'page' : undefined}
              viewTransition={false}
            >
              <PlaceGlyph lit={place.reads.map(({ door }) => door)} />
              <span className="tlk-pl-n">
                <b>
                  {place.isSealed ? <Icon name="lock" /> : null}
                  {placeName(place)}
                </b>
                <small className="tn">{placeHint(place)}</small>
              </span>
              {place.unread > 0 ? (
                <em className="tn">
                  <span aria-hidden="true">{place.unread}</span>
                  <VisuallyHidden>{m.talk_unread({ count: place.unread })}</VisuallyHidden>
                </em>
              ) : null}
            </Link>
          </li>
        ))}
      </ul>
      <p className="tlk-pl-f">{m.talk_doors()}</p>
    </nav>
  );
}
