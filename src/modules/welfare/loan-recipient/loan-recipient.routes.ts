import { route } from '#platform/http/context.server.ts';
import { ownLoans, recipientInfo, withdrawGrant } from './loan-recipient.contract.ts';
import { readOwnLoans, readRecipient, withdraw } from './loan-recipient.service.ts';

export const routes = [route(recipientInfo, readRecipient), route(ownLoans, readOwnLoans), route(withdrawGrant, withdraw)];
