import * as m from '#messages/all.ts';
import type { ConsultationForm } from '../rules.ts';

// What is sent and what is read, in the order of spec section 3. An option that joins the rules will not compile until
// it is named here.
export const disputeTypes: Record<ConsultationForm['disputeType'], () => string> = {
  'Product and Service Disputes': m.consultation_type_product,
  'Financial Services Disputes': m.consultation_type_financial,
  'Telecommunications & Utilities': m.consultation_type_telecom,
  'Retail & E-commerce Transactions': m.consultation_type_retail,
  'Landlord/Tenant Issues': m.consultation_type_tenancy,
  'Contract Disputes': m.consultation_type_contract,
  'Personal Injury / Torts': m.consultation_type_injury,
  'Small Claims': m.consultation_type_small,
  'Other / Not Listed': m.consultation_other,
};

export const resolutionMethods: Record<
  ConsultationForm['preferredResolutionMethod'],
  () => string
> = {
  'Online Mediation': m.consultation_method_mediation,
  Arbitration: m.consultation_method_arbitration,
  'Litigation Support': m.consultation_method_litigation,
  'Other / Not Listed': m.consultation_other,
};
