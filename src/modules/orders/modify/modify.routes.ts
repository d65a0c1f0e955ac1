import { route } from '#platform/http/context.server.ts';
import { annulOrder, previewAnnulment } from './modify.contract.ts';
import { annulSigned, previewAnnul } from './modify.service.ts';

export const routes = [route(previewAnnulment, previewAnnul), route(annulOrder, annulSigned)];
