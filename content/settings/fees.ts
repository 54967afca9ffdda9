/** The schedule with which the product begins, in paise: the table of the public calculator (spec section 9). */
const RUPEE = 100;

export const fees = {
  title: 'Munch schedule of fees, 2026',
  currency: 'INR' as const,
  registrationFee: 5_000 * RUPEE,
  adminFee: 2_500 * RUPEE,
  tribunalFees: [8, 15, 25, 35, 45, 55, 65, 75, 85, 95, 105, 120].map(
    (thousands) => thousands * 1000 * RUPEE,
  ),
  defaultTribunalFee: 8_000 * RUPEE,
};
