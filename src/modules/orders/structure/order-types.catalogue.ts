/** Types of orders that every company begins with (guide enumerations 17.1); titles are those of EmplOrderType. */
import type { Movable } from '../moves/moves.rules.ts';
import words from './order-type-defaults.messages.fa.ts';

interface TypeDefault {
  readonly code: keyof typeof words.titles;
  readonly issueTime?: 'ItoYearStart' | 'ItoExpiry';
  readonly isCover?: true;
  readonly endsCover?: true;
  readonly isUnpaid?: true;
  readonly movesKind?: true;
  readonly moves?: readonly Movable[];
  readonly ends?: string;
}

const placement: readonly Movable[] = ['post', 'structure', 'grade'];
const grade: readonly Movable[] = ['grade'];

const types: readonly TypeDefault[] = [
  { code: 'EotHire', movesKind: true, moves: [...placement, 'begin'] },
  { code: 'EotRenewal', issueTime: 'ItoExpiry' },
  { code: 'EotConversion', movesKind: true, moves: grade },
  { code: 'EotAnnual', issueTime: 'ItoYearStart' },
  ...(['EotPromotion', 'EotRank'] as const).map((code) => ({ code, moves: grade })),
  ...(['EotAppointment', 'EotTransfer'] as const).map((code) => ({ code, moves: placement })),
  { code: 'EotMission', isCover: true },
  ...(['EotFamily', 'EotDegree', 'EotCorrection'] as const).map((code) => ({ code })),
  { code: 'EotUnpaidLeave', isCover: true, isUnpaid: true },
  { code: 'EotReturn', endsCover: true },
  { code: 'EotSuspension', isCover: true, isUnpaid: true },
  { code: 'EotOpening', moves: grade },
  { code: 'EotDismissal', ends: 'TtFired' },
  { code: 'EotBuyout', ends: 'TtLayoff' },
  { code: 'EotRetirement', ends: 'TtRetired' },
  { code: 'EotDeath', ends: 'TtDeceased' },
  { code: 'EotEnd', ends: 'TtContractEnd' },
];

const yes = (is: boolean | undefined): 'Y' | 'N' => (is ? 'Y' : 'N');

export const typeDefaults = types.map(({ code, issueTime = 'ItoEvent', isCover, endsCover, isUnpaid, movesKind, moves, ends }) => ({
  ...{ code, title: words.titles[code], issue_time_enum_id: issueTime, is_cover: yes(isCover), ends_cover: yes(endsCover), pays: yes(!isUnpaid) },
  ...{ moves_kind: yes(movesKind), needs_end: yes(isCover), body_text: ends === undefined ? words.body : words.endBody },
  ...{ moves: moves === undefined ? null : JSON.stringify(moves), termination_type_enum_id: ends ?? null },
}));
