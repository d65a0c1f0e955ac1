import { defineErrors } from '#kernel/errors.ts';

export const budgetErrors = defineErrors('modules/welfare/loan-provision', {
  stale: { status: 409 },
  option: { status: 400 },
  days: { status: 400, constraint: 'loan_budget_days', field: 'requestsThru' },
  /** A draw whose hash nobody could have known before requests closed. */
  drawLate: { status: 409, field: 'requestsThru' },
  quotaTwice: { status: 409, constraint: 'loan_budget_quota_once', field: 'welfareGroupId' },
  /** `left`: percent. */
  tooMuch: { status: 409, field: 'percent' },
  criterionTwice: { status: 409, constraint: 'loan_budget_criterion_once', field: 'criteriaScoreEnumId' },
  notCounted: { status: 400, field: 'criteriaScoreEnumId' },
  /** The loan has no formula of points. */
  noScore: { status: 409, field: 'criteriaScoreEnumId' },
  marital: { status: 400, field: 'unit' },
  frozen: { status: 409 },
  /** `day`: the last one of requests. */
  stillOpen: { status: 409 },
  nobody: { status: 409 },
  wrongState: { status: 409 },
  drawn: { status: 409 },
  taken: { status: 409, constraint: 'loan_budget_place_once' },
  /** `most`: places. */
  noSuchPlace: { status: 400, field: 'toPlace', constraint: 'loan_budget_move_moves' },
  moveOpen: { status: 409, constraint: 'loan_budget_move_open' },
  openMoves: { status: 409 },
  second: { status: 409, constraint: 'loan_budget_move_second' },
  ownPlace: { status: 409 },
  ended: { status: 409 },
  decided: { status: 409 },
  paid: { status: 409 },
});
