import { cut, isCutOff, sent } from '#ui/offline-drafts/autosave.ts';

/** Instead of an answer: there was no line. The page stays as it is, and its form waits (ui/offline-drafts/autosave.ts). */
export type ConnectionLost = { cut: true };

/**
 * What a page's action answers, from the browser. What was typed is forgotten there once it is with us: an action that
 * leads on has it, and `isKept` says whether one that answers has.
 */
export async function overLine<T>(
  send: () => Promise<T>,
  isKept: (said: T) => boolean,
): Promise<T | ConnectionLost> {
  try {
    const said = await send();
    if (isKept(said)) sent();
    return said;
  } catch (thrown) {
    if (thrown instanceof Response && !isAway(thrown)) sent();
    if (!isCutOff(thrown) && !isAway(thrown)) throw thrown;
    cut();
    return { cut: true };
  }
}

/** Our own line fell: the server answers that it cannot reach its records just now (platform/outage.ts). */
function isAway(thrown: unknown): boolean {
  return (
    typeof thrown === 'object' && thrown !== null && 'status' in thrown && thrown.status === 503
  );
}

/** The answer of an action, for who draws it: none, where there was no line. */
export function actionResult<T>(acted: T | ConnectionLost | undefined): T | undefined {
  return isConnectionLost(acted) ? undefined : acted;
}

export function isConnectionLost(acted: unknown): acted is ConnectionLost {
  return typeof acted === 'object' && acted !== null && 'cut' in acted;
}
