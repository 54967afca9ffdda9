import type { RefObject } from 'react';
import { Form } from 'react-router';
import * as m from '#messages/all.ts';
import { Icon } from '#ui/desk/icon.tsx';
import { Link } from '#ui/link.tsx';
import { Logo } from '#ui/logo.tsx';
import { institution } from '../../../content/institution.ts';
import { useDrawer } from './drawer.ts';
import { roleInWords } from './roles.ts';
import type { OfficeSection, SectionCounts } from './sections.ts';

/** Who works here, as the API says it. */
export type Colleague = { name: string; roles: readonly string[]; may: readonly string[] };

export const RAIL_ID = 'rail';

type RailProps = {
  viewer: Colleague;
  sections: readonly OfficeSection[];
  here: OfficeSection | undefined;
  counts: SectionCounts;
  behind: RefObject<HTMLDivElement | null>;
};

/**
 * The sections. From 1024 px on it stands at the left; below, the same element is the drawer: a native popover, which
 * opens, closes on Esc and on the backdrop before any script.
 */
export function Rail({ viewer, sections, here, counts, behind }: RailProps) {
  const drawer = useDrawer(behind);
  return (
    <nav className="rl" id={RAIL_ID} popover="auto" aria-label={m.office_sections()} {...drawer}>
      <RailTop />
      <div className="rl-nav">
        <Group sections={sections.filter(({ group }) => !group)} here={here} counts={counts} />
        {sections.some(({ group }) => group) ? (
          <p className="rl-group">{m.office_group_house()}</p>
        ) : null}
        <Group sections={sections.filter(({ group }) => group)} here={here} counts={counts} />
      </div>
      <Me viewer={viewer} />
    </nav>
  );
}

/** The logo, and what closes the drawer. */
export function RailTop() {
  return (
    <div className="rl-top">
      <Link className="rl-logo" to="/" aria-label={m.site_home({ name: institution.name })}>
        <Logo />
      </Link>
      <button
        className="ibs rl-close"
        type="button"
        aria-label={m.site_menu_close()}
        popoverTarget={RAIL_ID}
        popoverTargetAction="hide"
      >
        <Icon name="x" />
      </button>
    </div>
  );
}

function Group({
  sections,
  here,
  counts,
}: {
  sections: readonly OfficeSection[];
  here: OfficeSection | undefined;
  counts: SectionCounts;
}) {
  if (sections.length === 0) return null;
  return (
    <ul>
      {sections.map((section) => (
        <SectionItem key={section.path} section={section} here={here} counts={counts} />
      ))}
    </ul>
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
        {section.label()}
        <Count of={section} counts={counts} />
      </Link>
    </li>
  );
}

/** How much waits in a section; nothing where nothing waits. */
export function Count({ of: { counted }, counts }: { of: OfficeSection; counts: SectionCounts }) {
  const waiting = counted ? (counts[counted] ?? 0) : 0;
  if (waiting === 0) return null;
  return (
    <em className="tn">
      <span aria-hidden="true">{waiting > 999 ? '999+' : waiting}</span>
      <span className="sr"> {m.office_waiting({ count: waiting })}</span>
    </em>
  );
}

function Me({ viewer: { name, roles } }: { viewer: Colleague }) {
  return (
    <div className="rl-me">
      <Link to="/account" className="rl-who" viewTransition={false}>
        <span className="av" aria-hidden="true">
          {initialsOf(name)}
        </span>
        <span>
          <b>{name}</b>
          <small>{roleInWords(roles)}</small>
        </span>
      </Link>
      <Form method="post" action="/logout" reloadDocument data-keep-end>
        <button className="ibs" type="submit" aria-label={m.office_sign_out()}>
          <Icon name="sign-out" />
        </button>
      </Form>
    </div>
  );
}

/** The first letters of the first and the last name. */
export function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter(Boolean);
  return [words[0], words.length > 1 ? words.at(-1) : '']
    .map((word) => [...(word ?? '')][0] ?? '')
    .join('')
    .toUpperCase();
}
