import type { QueueSection } from '#kernel/queue.ts';
import type { Permission } from '#kernel/viewer.ts';
import * as m from '#messages/all.ts';
import type { IconName } from '#ui/desk/icon.tsx';

/** What stands beside a section's name: how much waits there. */
export type CountedSection = 'queue' | QueueSection;
export type SectionCounts = Readonly<Partial<Record<CountedSection, number>>>;

export type OfficeSection = {
  path: string;
  label: () => string;
  /** For the bottom bar, which has room for one short word. */
  short?: () => string;
  icon: IconName;
  /** Who may not do this does not see the section; the server refuses its pages all the same. */
  needs: Permission;
  /** The second key after `g`. */
  key: string;
  counted?: CountedSection;
  /** Heads a group of the rail. */
  group?: 'house';
};

/** The office's sections in their order. */
const sections: readonly OfficeSection[] = [
  {
    path: '/office',
    label: () => m.office_queue(),
    icon: 'tray',
    needs: 'work_office',
    key: 'q',
    counted: 'queue',
  },
  {
    path: '/office/disputes',
    label: () => m.office_disputes(),
    icon: 'folder',
    needs: 'work_disputes',
    key: 'd',
    counted: 'disputes',
  },
  {
    path: '/office/tribunals',
    label: () => m.office_forming_title(),
    icon: 'scales',
    needs: 'work_disputes',
    key: 't',
  },
  {
    path: '/office/responses',
    label: () => m.office_responses(),
    icon: 'note-pencil',
    needs: 'work_disputes',
    key: 'a',
    counted: 'responses',
  },
  {
    path: '/office/enquiries',
    label: () => m.office_enquiries(),
    icon: 'envelope-simple',
    needs: 'work_enquiries',
    key: 'e',
    counted: 'enquiries',
  },
  {
    path: '/office/consultations',
    label: () => m.office_consultations(),
    short: () => m.office_consultations_short(),
    icon: 'calendar-dots',
    needs: 'work_enquiries',
    key: 'c',
    counted: 'consultations',
  },
  {
    path: '/office/empanelment',
    label: () => m.office_empanelment(),
    short: () => m.office_empanelment_short(),
    icon: 'seal-check',
    needs: 'read_applications',
    key: 'm',
    counted: 'empanelment',
  },
  {
    path: '/office/neutrals',
    label: () => m.office_neutrals(),
    icon: 'scales',
    needs: 'read_applications',
    key: 'n',
  },
  {
    path: '/office/payments',
    label: () => m.office_fees(),
    icon: 'receipt',
    needs: 'read_invoices',
    key: 'i',
    counted: 'payments',
  },
  {
    path: '/office/what-if',
    label: () => m.office_clocks(),
    icon: 'calendar',
    needs: 'work_office',
    key: 'w',
  },
  {
    path: '/office/institutions',
    label: () => m.office_institutions(),
    icon: 'identification-card',
    needs: 'decide_disputes',
    key: 'i',
  },
  {
    path: '/office/people',
    label: () => m.office_people(),
    icon: 'users-three',
    needs: 'give_roles',
    key: 'p',
    group: 'house',
  },
  {
    path: '/office/settings',
    label: () => m.office_settings(),
    icon: 'gear-six',
    needs: 'change_settings',
    key: 's',
    group: 'house',
  },
  {
    path: '/office/record',
    label: () => m.office_record(),
    icon: 'scroll',
    needs: 'read_record',
    key: 'r',
    group: 'house',
    counted: 'record',
  },
  {
    path: '/office/system',
    label: () => m.office_system(),
    icon: 'pulse',
    needs: 'run_system',
    key: 'y',
    group: 'house',
  },
];

/** The sections that somebody with these permissions has. */
export function sectionsFor(permissions: readonly string[]): OfficeSection[] {
  return sections.filter(({ needs }) => permissions.includes(needs));
}

/** Whether an address lies in a section; the queue is the office's first page alone. */
export function isIn(section: OfficeSection, pathname: string): boolean {
  return section.path === '/office'
    ? pathname === section.path
    : pathname === section.path || pathname.startsWith(`${section.path}/`);
}
