import type { ReplyOf } from '#kernel/call.ts';
import { deleteHolder, editHolder, Planned, type PlanShown } from '#modules/organisation/organisation.web.ts';
import { useCall, useSend } from '#ui/client/hooks.ts';
import { useMay } from '#ui/client/session.ts';
import { today } from '#ui/format/today.ts';
import { employmentActs, undoEnd } from '../employment/employment.contract.ts';
import { personEmployments, personPositions } from './organisational.contract.ts';
import messages from './organisational-page.messages.fa.ts';
import { type PersonPlan, personPlans } from './person-plans.rules.ts';

/** What is planned for a person, seen above the file: each with its take-back for who may do it. Nobody takes back what is planned for themselves. */
export function PersonPlans({ partyId, isOwn }: { partyId: string; isOwn: boolean }) {
  const maySee = useMay(personPositions);
  return maySee ? <Plans partyId={partyId} isOwn={isOwn} /> : null;
}

function Plans({ partyId, isOwn }: { partyId: string; isOwn: boolean }) {
  const positions = useCall(personPositions, { query: { partyId } });
  const employments = useCall(personEmployments, { query: { partyId } });
  const plans = personPlans(positions.data?.rows ?? [], employments.data?.rows ?? [], today());
  const takeBacks = useTakeBacks(partyId, !isOwn && plans.length > 0);
  return <Planned plans={plans.map((plan): PlanShown => ({ from: plan.from, changes: [{ label: messages.plans[plan.what], text: plan.text }], takeBack: takeBacks(plan) }))} />;
}

type Plan = PersonPlan<ReplyOf<typeof personPositions>['rows'][number], ReplyOf<typeof personEmployments>['rows'][number]>;

/** How each is taken back: a post that has not begun is removed, one that ends goes on, and so does the employment. */
function useTakeBacks(partyId: string, isWanted: boolean): (plan: Plan) => PlanShown['takeBack'] {
  const may = { remove: useMay(deleteHolder), edit: useMay(editHolder), undo: useMay(undoEnd) };
  const maySeeActs = useMay(employmentActs);
  const acts = useCall(employmentActs, { query: { partyId }, enabled: isWanted && maySeeActs && may.undo });
  const remove = useSend(deleteHolder);
  const edit = useSend(editHolder);
  const undo = useSend(undoEnd);
  return (plan) => {
    if (!isWanted) return undefined;
    if (plan.what === 'position') {
      const { emplPositionPartyId, rowVersion } = plan.of;
      return may.remove ? () => remove.mutateAsync({ params: { emplPositionPartyId }, query: { rowVersion } }) : undefined;
    }
    if (plan.what === 'positionEnd') {
      const { emplPositionPartyId, partyFromDate, mainPosition, occupancyRate, rowVersion } = plan.of;
      if (!may.edit) return undefined;
      return () =>
        edit.mutateAsync({
          params: { emplPositionPartyId },
          body: { partyFromDate, partyThruDate: null, mainPosition, occupancyRate, from: today(), rowVersion, replace: undefined, replaceIds: undefined },
        });
    }
    const { partyRelationshipId } = plan.of;
    const mayUndo = acts.data?.rows.some((row) => row.partyRelationshipId === partyRelationshipId && row.mayUndo) === true;
    return plan.what === 'end' && may.undo && mayUndo ? () => undo.mutateAsync({ params: { partyRelationshipId }, body: {} }) : undefined;
  };
}
