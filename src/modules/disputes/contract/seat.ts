import * as m from '#messages/all.ts';

export { seatOf } from '../rules/request-kind.ts';

/** Where an arbitration sits unless its parties say otherwise, as it is kept. */
const USUAL = 'Mumbai';

/** A seat as its reader writes it; one that somebody typed stays as it was typed. */
export function seatInWords(seat: string): string {
  return seat === USUAL ? m.filing_seat_usual() : seat;
}

/** The usual seat is kept under one name, in whichever letters it was typed. */
export function seatTyped(text: string): string {
  return ['मुंबई', 'मुम्बई'].includes(text.trim()) ? USUAL : text;
}
