import type { Db } from '#platform/db.ts';
import { foot } from '../letters.ts';
import { currentSetting } from './current.ts';

/** What stands at the foot of every letter that goes out now, in the language of that letter. */
export async function letterFoot(db: Db, now: Date): Promise<string> {
  const [facts, letters] = [
    await currentSetting(db, 'facts', now),
    await currentSetting(db, 'letters', now),
  ];
  return foot({ facts: facts.value, letters: letters.value });
}
