import { PartEditor, type PartRow, PartStack } from '#platform/party/parts/part-editor.tsx';
import type { GridColumn } from '#ui/data-grid/types.ts';
import type { ProfileTabProps } from '../profile/profile-tab.ui.ts';
import { Employments } from './employments.tsx';
import { personStructure } from './organisational.contract.ts';
import messages from './organisational-page.messages.fa.ts';
import { Seats } from './positions.tsx';

const named = (id: string, label: string): GridColumn<PartRow> => ({ id, label, render: (row) => (typeof row[id] === 'string' ? <bdi>{row[id]}</bdi> : '-') });

const columns: readonly GridColumn<PartRow>[] = [
  named('activityAreaName', messages.activityArea),
  named('expertiseAreaName', messages.expertiseArea),
  named('employeeGroupName', messages.group),
  named('employeeSubGroupName', messages.subGroup),
  named('costCenterName', messages.costCenter),
];

/** Posts of the person, their place in the personnel structure, and their employments. */
export const OrganisationTab = ({ partyId, asOf }: ProfileTabProps) => (
  <PartStack>
    <Seats partyId={partyId} asOf={asOf} />
    <PartEditor of={personStructure} partyId={partyId} asOf={asOf} title={messages.structure} columns={columns} rowName={() => messages.aPlace} />
    <Employments partyId={partyId} asOf={asOf} />
  </PartStack>
);
