/** GST's own number for each state and union territory, and the one for whoever is in none of them. */
export const STATES = {
  '01': 'Jammu and Kashmir',
  '02': 'Himachal Pradesh',
  '03': 'Punjab',
  '04': 'Chandigarh',
  '05': 'Uttarakhand',
  '06': 'Haryana',
  '07': 'Delhi',
  '08': 'Rajasthan',
  '09': 'Uttar Pradesh',
  '10': 'Bihar',
  '11': 'Sikkim',
  '12': 'Arunachal Pradesh',
  '13': 'Nagaland',
  '14': 'Manipur',
  '15': 'Mizoram',
  '16': 'Tripura',
  '17': 'Meghalaya',
  '18': 'Assam',
  '19': 'West Bengal',
  '20': 'Jharkhand',
  '21': 'Odisha',
  '22': 'Chhattisgarh',
  '23': 'Madhya Pradesh',
  '24': 'Gujarat',
  '26': 'Dadra and Nagar Haveli and Daman and Diu',
  '27': 'Maharashtra',
  '29': 'Karnataka',
  '30': 'Goa',
  '31': 'Lakshadweep',
  '32': 'Kerala',
  '33': 'Tamil Nadu',
  '34': 'Puducherry',
  '35': 'Andaman and Nicobar Islands',
  '36': 'Telangana',
  '37': 'Andhra Pradesh',
  '38': 'Ladakh',
  '96': 'Outside India',
} as const;
export type StateCode = keyof typeof STATES;

export function isState(code: string): code is StateCode {
  return Object.hasOwn(STATES, code);
}

/** The two digits of a state that somebody wrote by its name or its number; null for anything else. */
export function stateCode(text: string): string | null {
  const wanted = text.trim().toLowerCase();
  return (
    Object.entries(STATES).find(
      ([code, name]) => code === wanted || name.toLowerCase() === wanted,
    )?.[0] ?? null
  );
}

export function stateName(code: string): string {
  return isState(code) ? STATES[code] : code;
}
