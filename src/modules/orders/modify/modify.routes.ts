import { route } from '#platform/http/context.server.ts';
import { correctionChoices, correctOrder, previewCorrection } from './correct.contract.ts';
import { choices, correct, previewCorrect } from './correct.service.ts';
import { annulOrder, previewAnnulment } from './modify.contract.ts';
import { annulSigned, previewAnnul } from './modify.service.ts';

export const routes = [
  route(previewAnnulment, previewAnnul),
  route(annulOrder, annulSigned),
  route(previewCorrection, previewCorrect),
  route(correctionChoices, choices),
  route(correctOrder, correct),
];
