/** Where each side's light ends, in tenths of a lakh from the left end of the scale: ₹9.0 lakh; it goes down to ₹4.0 lakh. */
export type Lights = { claimant: number; respondent: number };

export const WIDE = 50;
/** Nobody's light goes out, and nobody's fills the floor. */
export const ENDS = { min: 3, max: 47 };
/** What the still shows: 6.2 and 7.1 lakh. */
export const MET: Lights = { claimant: 28, respondent: 19 };
export const APART: Lights = { claimant: 8, respondent: 42 };

const MOST = 90;

/** An end of light as lakhs with one decimal, "6.2". */
export const lakhAt = (end: number) => ((MOST - end) / 10).toFixed(1);

type Ground = { kind: 'found'; from: string; to: string } | { kind: 'apart'; gap: string };

/** The claimant would take so little, the respondent would pay so much: whether the two meet, and by how much not. */
export function groundOf({ claimant, respondent }: Lights): Ground {
  if (claimant >= respondent)
    return { kind: 'found', from: lakhAt(claimant), to: lakhAt(respondent) };
  return { kind: 'apart', gap: ((respondent - claimant) / 10).toFixed(1) };
}

/** An arch of light on the floor between two ends, in a drawing of 340 by 88. */
export function archOf(from: number, to: number): string {
  const [left, right] = [from, to].map((end) => (end * 340) / WIDE) as [number, number]; // two in, two out
  const bend = (right - left) / 5;
  return `M${left} 88C${left} 26 ${left + bend} 0 ${(left + right) / 2} 0S${right} 26 ${right} 88Z`;
}
