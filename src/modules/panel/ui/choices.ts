import * as m from '#messages/all.ts';
import type { ApplicationForm } from '../rules/application.ts';

// What is sent and what is read, in the order of spec section 3. An option that joins the rules will not compile until
// it is named here.
export const months: Record<ApplicationForm['month'], () => string> = {
  January: m.empanel_month_january,
  February: m.empanel_month_february,
  March: m.empanel_month_march,
  April: m.empanel_month_april,
  May: m.empanel_month_may,
  June: m.empanel_month_june,
  July: m.empanel_month_july,
  August: m.empanel_month_august,
  September: m.empanel_month_september,
  October: m.empanel_month_october,
  November: m.empanel_month_november,
  December: m.empanel_month_december,
};

export const specialisations: Record<ApplicationForm['specialisations'][number], () => string> = {
  'commercial-law': m.empanel_area_commercial,
  'family-law': m.empanel_area_family,
  'sports-law': m.empanel_area_sports,
  'art-law': m.empanel_area_art,
  'intellectual-law': m.empanel_area_intellectual,
  'international-arbitration': m.empanel_area_international,
  'real-estate': m.empanel_area_estate,
  other: m.empanel_area_other,
};

export const genders: Record<NonNullable<ApplicationForm['gender']>, () => string> = {
  male: m.empanel_male,
  female: m.empanel_female,
};

export const hearingDays: Record<NonNullable<ApplicationForm['hearingDays']>, () => string> = {
  weekdays: m.empanel_weekdays,
  weekends: m.empanel_weekends,
  flexible: m.empanel_flexible,
};

export const yesOrNo = { yes: m.form_yes, no: m.form_no };
