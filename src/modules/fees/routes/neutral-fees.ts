import { allow, refuse } from '#kernel/result.ts';
import { type App, serve, serveBytes } from '#platform/http.ts';
import { keepAccount, ownStatement } from '../actions/own-statement.ts';
import {
  approveFee,
  makePayout,
  markFeePaid,
  neutralFees,
  type PayoutDeps,
  payoutFile,
} from '../actions/payouts.ts';
import {
  neutralAccount,
  neutralFeeApproval,
  neutralFeePayment,
  neutralStatement,
  officeNeutralFees,
  payoutDownload,
  payoutMaking,
} from '../contract/neutral-fees.ts';
import { neutralFeesView, statementView } from '../views/neutral-fees.ts';

/** What neutrals earn: their own statement, and the office's approvals, files and payments. */
export function neutralFeeRoutes(app: App, deps: PayoutDeps): void {
  serve(app, neutralStatement, async (_, ask, viewer) => {
    ask.header('cache-control', 'private, no-store');
    return allow(statementView(await ownStatement(deps, viewer), deps.now()));
  });
  serve(app, neutralAccount, (input, ask, viewer) => {
    const agent = ask.req.header('user-agent') ?? '';
    return keepAccount(deps, viewer, { ...input, from: { agent, network: ask.get('address') } });
  });
  serve(app, officeNeutralFees, async (_, __, viewer) =>
    allow(neutralFeesView(await neutralFees(deps, viewer), deps.now())),
  );
  serve(app, neutralFeeApproval, (input, _, viewer) => approveFee(deps, viewer, input));
  serve(app, payoutMaking, (_, __, viewer) => makePayout(deps, viewer));
  serveBytes(app, payoutDownload, async (input) => {
    const file = await payoutFile(deps, input);
    return file ? allow(file) : refuse({ code: 'not_found', field: '' });
  });
  serve(app, neutralFeePayment, (input, _, viewer) => markFeePaid(deps, viewer, input));
}
