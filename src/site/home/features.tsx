import * as m from '#messages/all.ts';
import { Icon, type PublicIconName } from '#ui/icon.tsx';
import { Link } from '#ui/link.tsx';

type Feature = { icon: PublicIconName; title: string; text: string };

/** Eight doors, guava to nimbu: the platform's own claims (spec section 1). */
export function Features() {
  const features: Feature[] = featureList();
  return (
    <div className="features">
      <ul className="wrap features-list">
        {features.map(({ icon, title, text }) => (
          <li key={icon} data-reveal="rise">
            <span className="feature-door">
              <Icon name={icon} />
            </span>
            <h3 className="t-m">{title}</h3>
            <p className="t2">{text}</p>
          </li>
        ))}
      </ul>
      <p className="wrap features-more">
        <Link className="lnk" to="/the-platform">
          {m.home_features_more()}
        </Link>
      </p>
    </div>
  );
}

function featureList(): Feature[] {
  return [
    { icon: 'lock', title: m.home_feature_room(), text: m.home_feature_room_text() },
    { icon: 'chats', title: m.home_feature_time(), text: m.home_feature_time_text() },
    {
      icon: 'calendar-dots',
      title: m.home_feature_calendar(),
      text: m.home_feature_calendar_text(),
    },
    {
      icon: 'magnifying-glass',
      title: m.home_feature_search(),
      text: m.home_feature_search_text(),
    },
    { icon: 'push-pin', title: m.home_feature_board(), text: m.home_feature_board_text() },
    { icon: 'upload', title: m.home_feature_upload(), text: m.home_feature_upload_text() },
    { icon: 'translate', title: m.home_feature_language(), text: m.home_feature_language_text() },
    { icon: 'sparkle', title: m.home_feature_ai(), text: m.home_feature_ai_text() },
  ];
}
