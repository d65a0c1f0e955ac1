import { route } from '#platform/http/context.server.ts';
import { insuredOptions, ownClaims, withdrawClaim } from './compensation-request.contract.ts';
import { insuredFound, readOwnClaims, takeBack } from './own-claims.service.ts';

export const routes = [route(ownClaims, readOwnClaims), route(withdrawClaim, takeBack), route(insuredOptions, insuredFound)];
