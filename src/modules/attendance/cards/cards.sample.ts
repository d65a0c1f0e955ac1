import { defineSample } from '#testing/sample.ts';
import { cards } from './cards.contract.ts';

export const clockCard = defineSample({
  gives: 'row/clockCard',
  create: cards.create,
  body: (label, pseudoId) => ({ pseudoId, card: `S${label.replace(/[^A-Za-z0-9]/g, '').slice(0, 20)}`, fromDate: '2026-05-01', thruDate: null }),
});
