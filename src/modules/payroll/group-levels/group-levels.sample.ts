import { defineSample } from '#testing/sample.ts';
import { groupLevels } from './group-levels.contract.ts';

export const payGroupLevel = defineSample({
  gives: 'row/payGroupLevel',
  create: groupLevels.create,
  body: (title, _, emplPositionId) => ({ title, sequence: 1, actionEnumIds: '["VapConfirm"]', emplPositionId }),
  needs: { payGroupId: 'row/payGroup' },
});
