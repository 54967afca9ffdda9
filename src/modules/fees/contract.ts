/**
 * What the calculator's screen knows of the rules. Nothing crosses the wire: page and browser reckon with the same
 * functions, so an estimate is the same with JavaScript and without.
 */
export {
  ADMIN_FEE,
  AMOUNT_LENGTH_MAX,
  ARBITRATORS,
  amountTyped,
  CURRENCIES,
  estimate,
  formatMoney,
  formatUnits,
  inputsOf,
  isEvenTribunal,
  isReady,
  missingInputs,
  PROCEDURE_TYPES,
  REGISTRATION_FEE,
  retype,
  SERVICE_TYPES,
  TRIBUNAL_FEES,
  unreadAmount,
} from './rules.ts';
