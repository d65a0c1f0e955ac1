import { route } from '#platform/http/context.server.ts';
import { annulOrder } from './modify.contract.ts';
import { annulSigned } from './modify.service.ts';

export const routes = [route(annulOrder, annulSigned)];
