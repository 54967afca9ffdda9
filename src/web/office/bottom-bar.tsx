import * as m from '#messages/all.ts';
import { Icon } from '#ui/desk/icon.tsx';
import { Link } from '#ui/link.tsx';
import { Count, RAIL_ID } from './rail.tsx';
import type { OfficeSection, SectionCounts } from './sections.ts';

const ROOM = 4;

/** Below 1024 px: the first four sections under the thumb, and the way to the rest. */
export function BottomBar({
  sections,
  here,
  counts,
}: {
  sections: readonly OfficeSection[];
  here: OfficeSection | undefined;
  counts: SectionCounts;
}) {
  const first = sections.slice(0, ROOM);
  return (
    <nav className="bt" aria-label={m.office_sections_short()}>
      <ul>
        {first.map((section) => (
          <SectionItem key={section.path} section={section} here={here} counts={counts} />
        ))}
        <More here={here} first={first} />
      </ul>
    </nav>
  );
}

function SectionItem({
  section,
  here,
  counts,
}: {
  section: OfficeSection;
  here: OfficeSection | undefined;
  counts: SectionCounts;
}) {
  return (
    <li>
      <Link
        to={section.path}
        aria-current={section === here ? 'page' : undefined}
        viewTransition={false}
      >
        <Icon name={section.icon} />
        <span>{(section.short ?? section.label)()}</span>
        <Count of={section} counts={counts} />
      </Link>
    </li>
  );
}

function More({ here, first }: { here: OfficeSection | undefined; first: OfficeSection[] }) {
  return (
    <li>
      <button
        type="button"
        popoverTarget={RAIL_ID}
        data-here={(here && !first.includes(here)) || undefined}
      >
        <Icon name="list" />
        <span>{m.office_more()}</span>
      </button>
    </li>
  );
}
