import * as m from '#messages/all.ts';
import { isState, type StateCode } from '../rules/states.ts';

const stateWords: Readonly<Record<StateCode, () => string>> = {
  '01': m.gst_state_01,
  '02': m.gst_state_02,
  '03': m.gst_state_03,
  '04': m.gst_state_04,
  '05': m.gst_state_05,
  '06': m.gst_state_06,
  '07': m.gst_state_07,
  '08': m.gst_state_08,
  '09': m.gst_state_09,
  '10': m.gst_state_10,
  '11': m.gst_state_11,
  '12': m.gst_state_12,
  '13': m.gst_state_13,
  '14': m.gst_state_14,
  '15': m.gst_state_15,
  '16': m.gst_state_16,
  '17': m.gst_state_17,
  '18': m.gst_state_18,
  '19': m.gst_state_19,
  '20': m.gst_state_20,
  '21': m.gst_state_21,
  '22': m.gst_state_22,
  '23': m.gst_state_23,
  '24': m.gst_state_24,
  '26': m.gst_state_26,
  '27': m.gst_state_27,
  '29': m.gst_state_29,
  '30': m.gst_state_30,
  '31': m.gst_state_31,
  '32': m.gst_state_32,
  '33': m.gst_state_33,
  '34': m.gst_state_34,
  '35': m.gst_state_35,
  '36': m.gst_state_36,
  '37': m.gst_state_37,
  '38': m.gst_state_38,
  '96': m.gst_state_96,
};

/** What a select of states offers, in the order of the alphabet; whoever is in none of them comes last. */
export function statesOffered(): { code: string; name: string }[] {
  const { '96': abroad, ...states } = stateWords;
  // Compared by their letters alone: server and browser must come to the same order.
  const sorted = Object.entries(states)
    .map(([code, said]) => ({ code, name: said() }))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
  return [...sorted, { code: '96', name: abroad() }];
}

export function invoiceStateInWords(code: string): string {
  return isState(code) ? stateWords[code]() : '';
}
