import { defineSample } from '#testing/sample.ts';
import { groupActions } from './group-actions.contract.ts';

export const payGroupAction = defineSample({
  gives: 'row/payGroupAction',
  create: groupActions.create,
  body: (title, _, emplPositionId) => ({ title, type: 'PCABeforClac', actionEnumIds: '["PCAWorked"]', emplPositionId }),
  needs: { payGroupId: 'row/payGroup' },
});
