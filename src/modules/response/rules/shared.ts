// Somebody who acts for both sides does so from somewhere. A family or an office may share a network, and a lent telephone is no
// cheat: so it is shown to the registrar, and refuses nobody.

export const TRACES = ['filed', 'signed_in', 'consented', 'read', 'proved'] as const;
/** That somebody acted for a side, from a browser and a network as the server saw them. */
export type SideTrace = { what: (typeof TRACES)[number]; at: Date; network: string; agent: string };
export type SharedOrigin = {
  by: 'browser' | 'network';
  network: string;
  claimant: SideTrace;
  respondent: SideTrace;
};

/** What a browser says of itself is kept to this length wherever it is kept. */
const AGENT_MOST = 200;
const SHOWN_MOST = 20;

/**
 * Where both sides acted from one browser on one network, or from one network, the last time of each: browsers first, as they say
 * more. A trace without a network says nothing.
 */
export function sharedBy(
  claimants: readonly SideTrace[],
  respondents: readonly SideTrace[],
): SharedOrigin[] {
  const found = new Map<string, SharedOrigin>();
  matchOrigins(claimants, respondents, found);
  const all = [...found.values()];
  const browsers = all.filter(({ by }) => by === 'browser');
  const known = new Set(browsers.map(({ network }) => network));
  return [
    ...browsers,
    ...all.filter(({ by, network }) => by === 'network' && !known.has(network)),
  ].slice(0, SHOWN_MOST);
}

function matchOrigins(
  claimants: readonly SideTrace[],
  respondents: readonly SideTrace[],
  found: Map<string, SharedOrigin>,
) {
  for (const claimant of inOrder(claimants))
    for (const respondent of inOrder(respondents)) {
      if (claimant.network !== respondent.network) continue;
      const agent = claimant.agent.slice(0, AGENT_MOST);
      const isSameBrowser = agent !== '' && agent === respondent.agent.slice(0, AGENT_MOST);
      const by = isSameBrowser ? ('browser' as const) : ('network' as const);
      const key = `${by} ${claimant.network} ${isSameBrowser ? agent : ''}`;
      found.set(key, { by, network: claimant.network, claimant, respondent });
    }
}

function inOrder(traces: readonly SideTrace[]): SideTrace[] {
  return traces
    .filter(({ network }) => network !== '')
    .toSorted((a, b) => a.at.getTime() - b.at.getTime());
}
