import type { Problem } from '#kernel/endpoint.ts';
import { PARTIES_MAX } from '#modules/disputes/rules/filed-parties.ts';
import type { AnswerStep, Answers, PartyAnswers } from './answers.ts';
import { givenChannels } from './assemble.ts';

/** Which step asks for a field of a request, and what its control is called there. */
export function placeOf(
  { code, field }: Problem,
  answers: Answers,
): { step: AnswerStep; field: string } {
  const [first = '', second = '', third = '', ...rest] = field.split('.');
  if (code === 'respondent_missing') return { step: 'others', field: 'parties.0.name' };
  if (first === 'parties') return partyPlace({ second, third, rest }, answers);
  if (first === 'claims')
    return {
      step: 'claim',
      field: second === '' ? 'rows.0.amount' : `rows.${second}.${third || 'amount'}`,
    };
  if (first === 'agreement') return { step: 'agreement', field: second === '' ? 'has' : second };
  if (first === 'arbitrators') return { step: 'agreement', field: first };
  if (first === 'sector') return { step: 'trouble', field: 'kind' };
  return { step: 'claim', field: first };
}

type PartyPath = { second: string; third: string; rest: string[] };

function partyPlace(
  { second, third, rest }: PartyPath,
  answers: Answers,
): { step: AnswerStep; field: string } {
  const own = answers.you?.parties ?? [];
  const other = answers.others?.parties ?? [];
  if (second === '') {
    if (own.length === 0) return { step: 'you', field: 'parties.0.name' };
    const isTooMany = own.length + other.length > PARTIES_MAX;
    return { step: 'others', field: `parties.${isTooMany ? other.length - 1 : 0}.name` };
  }
  const at = Number(second);
  const [step, place, party] =
    at < own.length
      ? (['you', at, own[at]] as const)
      : (['others', at - own.length, other[at - own.length]] as const);
  const control = controlOf(third, rest, party);
  return step === 'you' && control === OWN_ADDRESS
    ? { step, field: 'address' }
    : { step, field: `parties.${place}.${control}` };
}

/** The control of the contact that is given by a tick, after those of the party's own controls. */
const OWN_ADDRESS = 'address';

function controlOf(third: string, [at, part]: string[], party: PartyAnswers | undefined): string {
  if (third === 'contacts') {
    if (at !== undefined && party && Number(at) >= givenChannels(party).length) return OWN_ADDRESS;
    const channel =
      at === undefined || !party ? 'email' : (givenChannels(party)[Number(at)] ?? 'email');
    return part === 'designatedIn' ? `${channel}AgreedIn` : channel;
  }
  return third === 'representatives' ? 'repEmail' : third;
}
