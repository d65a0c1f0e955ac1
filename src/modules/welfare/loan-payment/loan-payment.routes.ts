import { route } from '#platform/http/context.server.ts';
import { listRoutes } from '#platform/tables/list-routes.server.ts';
import { loanToPay, payLoanCall } from './loan-payment.contract.ts';
import { pay, readToPay } from './loan-payment.service.ts';
import { loansToPaySource } from './loan-payment.store.ts';

export const routes = [...listRoutes(loansToPaySource), route(loanToPay, readToPay), route(payLoanCall, pay)];
