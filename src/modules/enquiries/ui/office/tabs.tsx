import * as m from '#messages/all.ts';
import { TabLinks } from '#ui/desk/tab-links.tsx';
import type { EnquiryQueue } from './types.ts';
import { countWords, stateWords } from './words.ts';

type Tab = 'open' | 'waiting' | 'closed' | 'all' | 'subscribers';

type QueueTabsProps = {
  asked: Readonly<Record<string, string>>;
  counts: EnquiryQueue['counts'] | null;
};

/** The states of the enquiries, and the newsletter's subscribers beside them. What is searched for stays. */
export function QueueTabs({ asked, counts }: QueueTabsProps) {
  const here: string = asked.tab === 'subscribers' ? 'subscribers' : (asked.state ?? 'open');
  const link = (tab: Tab, label: string) => ({
    to: addressOf(asked, tab),
    label,
    here: here === tab,
  });
  const counted = (state: 'open' | 'waiting' | 'closed') =>
    link(
      state,
      counts ? `${stateWords[state]()} ${countWords(counts[state])}` : stateWords[state](),
    );
  return (
    <TabLinks
      label={m.office_enquiries_tabs()}
      links={[
        ...(['open', 'waiting', 'closed'] as const).map(counted),
        link('all', m.office_enquiries_state_all()),
        link('subscribers', m.office_enquiries_subscribers()),
      ]}
    />
  );
}

function addressOf(asked: Readonly<Record<string, string>>, tab: Tab): string {
  if (tab === 'subscribers') return '?tab=subscribers';
  const { after: _after, before: _before, tab: was, ...kept } = asked;
  const { state: _state, ...rest } = was === 'subscribers' ? {} : (kept as Record<string, string>);
  return `?${new URLSearchParams(tab === 'open' ? rest : { ...rest, state: tab })}`;
}
