/**
 * Cards and numbers at clocks with their holders (issue 22, Events; guide questionnaire-performance 4.13). Invariants: a card is of one employment on a day, the
 * database refuses a second one; the events of its days are of its holder, those that came before it was given too; nobody writes a card of their own; each
 * change marks the days on which its events fall.
 */
import { defineEmploymentRecords } from '#platform/employment-rows/employment-rows.define.ts';
import { cardErrors } from './cards.errors.ts';
import { cardChangeForm, cardForm, cardTable } from './cards.table.ts';

export const PAGE = 'functionalManagement/clockCards';

export const cards = defineEmploymentRecords({
  entity: 'ClockCard',
  table: cardTable,
  form: cardForm,
  changeForm: cardChangeForm,
  path: '/rest/s1/functionalManagement/clockCard',
  page: PAGE,
  under: {},
  asked: {},
  errors: [cardErrors],
});
