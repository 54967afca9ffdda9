/** Where somebody is asked, discloses and is heard on alike: a tribunal, a conciliator, a mediator (ACA s. 12; Mediation Act 2023 s. 10). */
export const ASKED = ['arb_constituting', 'con_appoint', 'med_appoint'] as const;
