/** Types of orders that every company begins with (guide enumerations 17.1); titles are those of EmplOrderType. */
import words from './order-type-defaults.messages.fa.ts';

interface TypeDefault {
  readonly code: keyof typeof words.titles;
  readonly issueTime?: 'ItoYearStart' | 'ItoExpiry';
  readonly isCover?: true;
  readonly endsCover?: true;
  readonly isUnpaid?: true;
  readonly movesKind?: true;
}

const types: readonly TypeDefault[] = [
  { code: 'EotHire', movesKind: true },
  { code: 'EotRenewal', issueTime: 'ItoExpiry' },
  { code: 'EotConversion', movesKind: true },
  { code: 'EotAnnual', issueTime: 'ItoYearStart' },
  ...(['EotPromotion', 'EotRank', 'EotAppointment', 'EotTransfer'] as const).map((code) => ({ code })),
  { code: 'EotMission', isCover: true },
  ...(['EotFamily', 'EotDegree', 'EotCorrection'] as const).map((code) => ({ code })),
  { code: 'EotUnpaidLeave', isCover: true, isUnpaid: true },
  { code: 'EotReturn', endsCover: true },
  { code: 'EotSuspension', isCover: true, isUnpaid: true },
  { code: 'EotOpening' },
];

const yes = (is: boolean | undefined): 'Y' | 'N' => (is ? 'Y' : 'N');

export const typeDefaults = types.map(({ code, issueTime = 'ItoEvent', isCover, endsCover, isUnpaid, movesKind }) => ({
  ...{ code, title: words.titles[code], issue_time_enum_id: issueTime, is_cover: yes(isCover), ends_cover: yes(endsCover), pays: yes(!isUnpaid) },
  ...{ moves_kind: yes(movesKind), needs_end: yes(isCover), body_text: words.body },
}));
