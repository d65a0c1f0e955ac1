import { defineSample } from '#testing/sample.ts';
import { attendanceFactors } from './factors.contract.ts';

export const attendanceFactor = defineSample({
  gives: 'row/attendanceFactor',
  create: attendanceFactors.create,
  body: (title) => ({ factorCode: 'site', title, unitEnumId: 'WFTHours', typeEnumId: 'WFTMain', figure: 'outside', statusId: 'WFSActive' }),
  named: ['attendanceFactorId'],
});
