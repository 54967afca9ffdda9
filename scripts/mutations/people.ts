import type { Mutation } from './mutation.ts';

const served = (file: string, what: string, find: string, put: string): Mutation => ({
  ...{ module: 'service', what, find, put },
  file: `src/modules/service/${file}`,
});
const answered = (file: string, what: string, find: string, put: string): Mutation => ({
  ...{ module: 'response', what, find, put },
  file: `src/modules/response/rules/${file}`,
});

export const service: readonly Mutation[] = [
  served('rules/may.ts', 'somebody who has answered is warned', "if (standing.hasAnswered) return 'has_answered';", ''),
  served('rules/attempts.ts', 'an address that nobody agreed to serves', 'if (!at || !isDesignated) return null;', 'if (!at) return null;'),
  served(
    'rules/attempts.ts',
    'what came back within three days serves',
    'bounced.getTime() < end ? null',
    'bounced.getTime() > end ? null',
  ),
  served(
    'rules/attempts.ts',
    'post serves before anybody looked at its proof',
    "proof?.state !== 'validated' ||",
    "proof?.state === 'rejected' ||",
  ),
  served('rules/attempts.ts', 'what a registrar took back serves', 'attempt.isSetAside ? null : proves', 'false ? null : proves'),
  served(
    'rules/standing.ts',
    'one failed way is enough for substituted service',
    'failedMethods(serving, now) < 2',
    'failedMethods(serving, now) < 1',
  ),
  served(
    'rules/opening.ts',
    'a colleague in an institution is the party',
    'if (isThrough || isDisputed) return null;',
    'if (isDisputed) return null;',
  ),
];

export const response: readonly Mutation[] = [
  answered(
    'choices.ts',
    'a party answers who says to be another',
    'if (own.isDisputed) return',
    "if (own.isDisputed && kind === 'identity') return",
  ),
  answered('choices.ts', 'an answer is taken in a case that is over', "if (isFinal(facts.state)) return refuse('not_open');", ''),
  answered('proof.ts', 'a code is good a second time', 'usedAt === null && now', 'now'),
  answered('proof.ts', 'a code is good after its end', 'now < expiresAt && wrong', 'wrong'),
  answered('extension.ts', 'more days are asked for than there are', 'days < 1 || days > EXTENSION_MAX', 'days < 1'),
  answered('code.ts', 'a slip of the pen is a guess', 'checkOf(places.slice(0, -1)) === places.at(-1) ? plain : null', 'plain'),
];
