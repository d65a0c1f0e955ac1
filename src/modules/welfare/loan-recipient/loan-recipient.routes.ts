import { route } from '#platform/http/context.server.ts';
import { ownLoan, ownLoans, recipientInfo, withdrawGrant } from './loan-recipient.contract.ts';
import { readOwn, readOwnLoans, readRecipient, withdraw } from './loan-recipient.service.ts';

export const routes = [route(recipientInfo, readRecipient), route(ownLoans, readOwnLoans), route(ownLoan, readOwn), route(withdrawGrant, withdraw)];
