/**
 * What was typed, in the browser of who typed it. `tab` ends with the tab, for forms that anybody may open at a shared
 * machine; `device` stands behind a key that this browser holds already (a draft, a proof, a session), and ends after as long.
 */
export type Where = 'tab' | 'device';

const START = 'munch-words ';
const HOUR = 60 * 60 * 1000;
const LASTS = 12 * HOUR;
/** Words of talk are written over days. They stand behind a session, which lasts longer; signing out ends them (docs/decisions/0132). */
const TALK_LASTS = 7 * 24 * HOUR;
const TALK = 'talk/';

type Entry = { at: number; what: unknown };

function storeOf(where: Where): Storage {
  return where === 'tab' ? sessionStorage : localStorage;
}

export function saveDraftLocally(where: Where, name: string, what: unknown): void {
  try {
    storeOf(where).setItem(START + name, JSON.stringify({ at: Date.now(), what } satisfies Entry));
  } catch {
    // Storage is full or forbidden: the form works all the same, a reload would lose it.
  }
}

export function recall(where: Where, name: string): unknown {
  try {
    return entryIn(name, storeOf(where).getItem(START + name))?.what ?? null;
  } catch {
    return null;
  }
}

export function forget(where: Where, name: string): void {
  try {
    storeOf(where).removeItem(START + name);
  } catch {
    // It was never kept.
  }
}

/** Of everything, when somebody leaves; of what is too old, whenever a page begins. */
export function forgetAll(which: 'all' | 'old' = 'all'): void {
  for (const where of ['tab', 'device'] as const) {
    try {
      const store = storeOf(where);
      for (const name of Object.keys(store))
        if (
          name.startsWith(START) &&
          (which === 'all' || !entryIn(name.slice(START.length), store.getItem(name)))
        )
          store.removeItem(name);
    } catch {
      // Nothing is kept where storage is forbidden.
    }
  }
}

/** Words of talk that others wrote at this device before: whoever is signed in now is not them. */
export function forgetTalkOfOthers(me: string): void {
  try {
    for (const name of Object.keys(localStorage))
      if (name.startsWith(START + TALK) && !name.startsWith(`${START}${TALK}${me}/`))
        localStorage.removeItem(name);
  } catch {
    // Nothing is kept where storage is forbidden.
  }
}

function entryIn(name: string, text: string | null): Entry | null {
  const found: unknown = JSON.parse(text ?? 'null');
  const lasts = name.startsWith(TALK) ? TALK_LASTS : LASTS;
  const isEntry = typeof found === 'object' && found !== null && 'at' in found && 'what' in found;
  return isEntry && Date.now() - Number(found.at) < lasts ? (found as Entry) : null; // `keep` wrote it
}
