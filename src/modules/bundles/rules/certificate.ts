/** The device or source of a digital record, as the Schedule to the Bharatiya Sakshya Adhiniyam 2023 names them, in its order. */
export const RECORD_DEVICES = [
  'computer',
  'dvr',
  'mobile',
  'flash_drive',
  'disc',
  'server',
  'cloud',
  'other',
] as const;
export type RecordDevice = (typeof RECORD_DEVICES)[number];

/** How whoever states it had to do with the device (the same Schedule). */
export const DEVICE_HOLDINGS = ['owned', 'maintained', 'managed', 'operated'] as const;
export type DeviceHolding = (typeof DEVICE_HOLDINGS)[number];
export const RELATIONS = ['son', 'daughter', 'spouse'] as const;
export type Relation = (typeof RELATIONS)[number];

/** Part A, as the party states it. */
export type PartA = {
  name: string;
  relation: Relation;
  relative: string;
  address: string;
  devices: readonly RecordDevice[];
  otherDevice: string;
  makeModel: string;
  colour: string;
  serial: string;
  identifier: string;
  more: string;
  from: string;
  to: string;
  isLawful: boolean;
  wasWorking: boolean;
  holdings: readonly DeviceHolding[];
  place: string;
  /** Who is to fill in Part B; empty, where that is not known yet. */
  expert: string;
};

const WRITTEN = ['name', 'relative', 'address', 'makeModel', 'place'] as const;
export type PartAProblem =
  | 'field_missing'
  | 'device_missing'
  | 'other_missing'
  | 'period_wrong'
  | 'holding_missing'
  | 'control_missing'
  | 'working_missing';

/** What is missing in Part A, and where; null when it can be stated. */
export function partAProblem(
  part: {
    readonly [Field in keyof PartA]?: unknown;
  },
): { code: PartAProblem; field: keyof PartA } | null {
  const isWritten = (field: keyof PartA) => String(part[field] ?? '').trim() !== '';
  const missing = WRITTEN.find((field) => !isWritten(field));
  if (missing) return { code: 'field_missing', field: missing };
  const [devices, holdings] = [listOf(part.devices), listOf(part.holdings)];
  if (devices.length === 0) return { code: 'device_missing', field: 'devices' };
  if (devices.includes('other') && !isWritten('otherDevice'))
    return { code: 'other_missing', field: 'otherDevice' };
  if (!isWritten('from') || !isWritten('to') || String(part.from) > String(part.to))
    return { code: 'period_wrong', field: 'to' };
  if (part.isLawful !== true) return { code: 'control_missing', field: 'isLawful' };
  if (part.wasWorking !== true) return { code: 'working_missing', field: 'wasWorking' };
  return holdings.length === 0 ? { code: 'holding_missing', field: 'holdings' } : null;
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}
