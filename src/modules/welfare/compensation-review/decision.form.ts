/** What is decided on a line. */
import { defineForm } from '#kernel/form/definition.ts';
import { optionRows } from '#kernel/form/options.ts';
import claimWords from '../claims/claim-words.messages.fa.ts';
import words from './compensation-review-form.messages.fa.ts';

const MOST = 999_999_999_999;

export const decisionForm = defineForm('welfare/compensationDecision', [
  { type: 'select', name: 'outcome', label: words.outcome, options: optionRows(words.outcomes), required: true, col: 6 },
  { type: 'number', name: 'accepted', label: words.accepted, money: true, min: 0, max: MOST, visibleWhen: ({ outcome }) => outcome === 'accept', col: 6 },
  { type: 'select', name: 'refusalId', label: words.refusal, options: optionRows(claimWords.refusals), visibleWhen: ({ outcome }) => outcome === 'reject', col: 6 },
  { type: 'textarea', name: 'reason', label: words.reason, help: words.reasonHelp, maxLength: 500, rows: 2, col: 12 },
]);
