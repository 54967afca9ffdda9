/**
 * The holidays with which the product begins: those that the Government of Maharashtra notified for 2026, and for 2027
 * the days that its notification usually names. What hangs on the moon is an estimate; nobody of the office has compared
 * either year with the Gazette yet, so both stand unconfirmed until a registrar does.
 */
const days2026: Record<string, string> = {
  '2026-01-26': 'Republic Day',
  '2026-02-15': 'Mahashivratri',
  '2026-02-19': 'Chhatrapati Shivaji Maharaj Jayanti',
  '2026-03-03': 'Holi (second day)',
  '2026-03-19': 'Gudhi Padwa',
  '2026-03-21': 'Ramzan-Id (Id-ul-Fitr)',
  '2026-03-26': 'Ram Navami',
  '2026-03-31': 'Mahavir Janma Kalyanak',
  '2026-04-03': 'Good Friday',
  '2026-04-14': 'Dr Babasaheb Ambedkar Jayanti',
  '2026-05-01': 'Maharashtra Din and Buddha Pournima',
  '2026-05-28': 'Bakri-Id (Id-ul-Zuha)',
  '2026-06-26': 'Moharum',
  '2026-08-15': 'Independence Day and Parsi New Year',
  '2026-08-26': 'Id-e-Milad',
  '2026-09-14': 'Ganesh Chaturthi',
  '2026-10-02': 'Mahatma Gandhi Jayanti',
  '2026-10-20': 'Dasara',
  '2026-11-08': 'Diwali Amavasya (Laxmi Pujan)',
  '2026-11-10': 'Diwali (Bali Pratipada)',
  '2026-11-11': 'Bhaubeej',
  '2026-11-24': 'Guru Nanak Jayanti',
  '2026-12-25': 'Christmas',
};

const days2027: Record<string, string> = {
  '2027-01-26': 'Republic Day',
  '2027-02-19': 'Chhatrapati Shivaji Maharaj Jayanti',
  '2027-03-06': 'Mahashivratri',
  '2027-03-10': 'Ramzan-Id (Id-ul-Fitr)',
  '2027-03-22': 'Holi (second day)',
  '2027-03-26': 'Good Friday',
  '2027-04-07': 'Gudhi Padwa',
  '2027-04-14': 'Dr Babasaheb Ambedkar Jayanti',
  '2027-04-15': 'Ram Navami',
  '2027-04-19': 'Mahavir Janma Kalyanak',
  '2027-05-01': 'Maharashtra Din',
  '2027-05-17': 'Bakri-Id (Id-ul-Zuha)',
  '2027-05-20': 'Buddha Pournima',
  '2027-06-16': 'Moharum',
  '2027-08-15': 'Independence Day, Parsi New Year and Id-e-Milad',
  '2027-09-04': 'Ganesh Chaturthi',
  '2027-10-02': 'Mahatma Gandhi Jayanti',
  '2027-10-09': 'Dasara',
  '2027-10-29': 'Diwali Amavasya (Laxmi Pujan)',
  '2027-10-30': 'Diwali (Bali Pratipada)',
  '2027-10-31': 'Bhaubeej',
  '2027-11-14': 'Guru Nanak Jayanti',
  '2027-12-25': 'Christmas',
};

const listed = (days: Record<string, string>) =>
  Object.entries(days).map(([on, name]) => ({ on, name }));

// The Government's offices have worked five days a week since 29 February 2020.
export const weeklyRest = ['saturday', 'sunday'] as const;
export const years = [
  { year: 2026, confirmed: false, source: '', days: listed(days2026) },
  { year: 2027, confirmed: false, source: '', days: listed(days2027) },
];
