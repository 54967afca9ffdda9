import * as m from '#messages/all.ts';
import { Icon, type PublicIconName } from '#ui/icon.tsx';
import { CURRENCIES, PROCEDURE_TYPES, SERVICE_TYPES } from '../contract.ts';
import type { FeeCurrency, ProcedureType, ServiceType } from '../rules.ts';

const services: Readonly<
  Record<ServiceType, { label: () => string; line: () => string; icon: PublicIconName }>
> = {
  Arbitration: { label: m.fees_arbitration, line: m.fees_arbitration_line, icon: 'gavel' },
  Mediation: { label: m.fees_mediation, line: m.fees_mediation_line, icon: 'handshake' },
  Conciliation: { label: m.fees_conciliation, line: m.fees_conciliation_line, icon: 'scales' },
};
const procedures: Readonly<Record<ProcedureType, { label: () => string; line: () => string }>> = {
  online: { label: m.fees_online, line: m.fees_online_line },
  expedited: { label: m.fees_expedited, line: m.fees_expedited_line },
  ordinary: { label: m.fees_ordinary, line: m.fees_ordinary_line },
};

export function CurrencyChoice({ kept }: { kept: FeeCurrency }) {
  return (
    <fieldset className="fee-seg">
      <legend className="sr">{m.fees_currency()}</legend>
      {CURRENCIES.map((currency) => (
        <label key={currency}>
          <input type="radio" name="currency" value={currency} defaultChecked={currency === kept} />
          <span>{currency}</span>
        </label>
      ))}
    </fieldset>
  );
}

export function ServiceChoice({ id, kept }: { id: string; kept: ServiceType | null }) {
  return (
    <fieldset className="fee-block" id={id} tabIndex={-1}>
      <legend className="t-s">{m.fees_service()}</legend>
      <div className="fee-cards">
        {SERVICE_TYPES.map((service) => (
          <ServiceCard key={service} service={service} kept={kept} />
        ))}
      </div>
    </fieldset>
  );
}

function ServiceCard({
  service,
  kept,
}: {
  service: 'Arbitration' | 'Mediation' | 'Conciliation';
  kept: ServiceType | null;
}) {
  return (
    <label className="fee-card">
      <span className="fee-card-top">
        <Icon name={services[service].icon} />
        <input
          type="radio"
          className="rb"
          name="serviceType"
          value={service}
          defaultChecked={service === kept}
          required
        />
      </span>
      <b>{services[service].label()}</b>
      <span className="fee-card-line">{services[service].line()}</span>
    </label>
  );
}

/** Starts empty and has no empty option: one must be chosen (spec section 4). */
export function ProcedureChoice({ id, kept }: { id: string; kept: ProcedureType | null }) {
  return (
    <fieldset className="fee-block" id={id} tabIndex={-1}>
      <legend className="t-s">{m.fees_procedure()}</legend>
      <div className="fee-cards">
        {PROCEDURE_TYPES.map((procedure) => (
          <label className="fee-way" key={procedure}>
            <input
              type="radio"
              className="rb"
              name="procedureType"
              value={procedure}
              defaultChecked={procedure === kept}
              required
            />
            <span>
              {procedures[procedure].label()}
              <small>{procedures[procedure].line()}</small>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
