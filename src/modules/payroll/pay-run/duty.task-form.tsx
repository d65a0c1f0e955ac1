import type { TaskFormProps } from '#platform/tasks/task-form.ui.ts';
import { Card } from '#ui/card/card.tsx';
import { useMay } from '#ui/client/session.ts';
import { DescriptionList } from '#ui/description-list/description-list.tsx';
import { ScreenLink } from '#ui/screen-link/screen-link.tsx';
import { Stack } from '#ui/stack/stack.tsx';
import { standingItemsScreen } from '../standing-items/standing-items.screen.ts';
import { wageItemsScreen } from '../wage-items/wage-items.screen.ts';
import { workSheetScreen } from '../work-sheet/work-sheet.screen.ts';
import { payRunScreen } from './pay-run.screen.ts';
import words from './salary-process.messages.fa.ts';

interface Shown {
  readonly payRunId: string;
  readonly payGroupId: string;
  readonly groupName: string;
  readonly period: string;
  /** Jalali. */
  readonly year: number;
  readonly month: number;
  readonly duties: readonly { readonly id: string; readonly name: string }[];
}

const { fields, duty: said } = words;

/** What whoever sees to the data of a run, or to what follows it, is to do, with the screen of each duty. */
export default function DutyForm({ data }: TaskFormProps) {
  const shown = data as unknown as Shown;
  return (
    <Card title={shown.period}>
      <Stack>
        <DescriptionList
          items={[{ term: fields.group, value: <bdi>{shown.groupName}</bdi> }, ...shown.duties.map((duty) => ({ term: duty.name, value: <Way id={duty.id} of={shown} /> }))]}
        />
        <p>{said.advice}</p>
      </Stack>
    </Card>
  );
}

/** The screen on which a duty is seen to, for whoever may open it. */
function Way({ id, of: { payRunId, payGroupId, year, month } }: { id: string; of: Shown }) {
  const may = { PCAWorked: useMay(workSheetScreen), PCAEmplOrder: useMay(wageItemsScreen), PCAPayrollFactorManual: useMay(standingItemsScreen), run: useMay(payRunScreen) };
  if (!(id in may ? may[id as keyof typeof may] : may.run)) return said.noWay;
  switch (id) {
    case 'PCAWorked':
      return (
        <ScreenLink to={workSheetScreen} search={{ year, month, payGroupId }}>
          {said.sheet}
        </ScreenLink>
      );
    case 'PCAEmplOrder':
      return (
        <ScreenLink to={wageItemsScreen} search={{ year, month, payGroupId }}>
          {said.wages}
        </ScreenLink>
      );
    case 'PCAPayrollFactorManual':
      return (
        <ScreenLink to={standingItemsScreen} search={{ year, month, payGroupId }}>
          {said.items}
        </ScreenLink>
      );
    default:
      return (
        <ScreenLink to={payRunScreen} search={{ payRunId }}>
          {fields.open}
        </ScreenLink>
      );
  }
}
