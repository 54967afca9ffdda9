import * as m from '#messages/all.ts';
import { NAMED_AS, type NamedAs } from '../rules/continuing/named.ts';

const words: Record<NamedAs, () => string> = {
  party: m.again_as_party,
  lawyer: m.again_as_lawyer,
  firm: m.again_as_firm,
  person: m.again_as_person,
  group: m.again_as_group,
  director: m.again_as_director,
};
export const namedAsWords = (kind: string): string =>
  words[NAMED_AS.find((one) => one === kind) ?? 'person']();
