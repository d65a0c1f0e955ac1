import { useForReading } from '#platform/party/parts/for-reading.ui.ts';
import { PartEditor, type PartRow, PartStack } from '#platform/party/parts/part-editor.tsx';
import { PartFile } from '#platform/party/parts/part-file.tsx';
import { showAlert } from '#ui/alert/alert-store.ts';
import { Card } from '#ui/card/card.tsx';
import { useCall } from '#ui/client/hooks.ts';
import { useMay } from '#ui/client/session.ts';

import type { GridColumn } from '#ui/data-grid/types.ts';
import { Display } from '#ui/display/display.tsx';
import { FieldGrid } from '#ui/field-grid/field-grid.tsx';
import { DefinedForm } from '#ui/form/form.tsx';
import { formatCode, formatDate, formatNumber } from '#ui/format/format.ts';
import { Ltr } from '#ui/ltr/ltr.tsx';
import { useOptions } from '#ui/options/use-options.ts';
import { ReadError } from '#ui/read/read-error.tsx';
import { Skeleton } from '#ui/skeleton/skeleton.tsx';
import type { ProfileTabProps } from '../profile/profile-tab.ui.ts';
import { editHealthState, healthState, personDiseases, personExperiments, personSacrifices } from './sacrifice.contract.ts';
import { healthForm } from './sacrifice.form.ts';
import messages from './sacrifice-page.messages.fa.ts';

const text = (value: unknown): string => (typeof value === 'string' ? value : '');
const count = (value: unknown): string => (typeof value === 'number' ? formatNumber(value) : '-');

/** Sealed choices come as ids: their names are those of the list. */
function useNames(list: string): (id: unknown) => string {
  const { options } = useOptions({ type: 'select', name: list, label: list, options: list });
  return (id) => options.find((option) => option.id === id)?.label ?? '';
}

function Sacrifices({ partyId }: { partyId: string }) {
  const nameOf = useNames('SacrificeType');
  const columns: readonly GridColumn<PartRow>[] = [
    { id: 'type', label: messages.type, grows: true, render: (row) => nameOf(row['sacrificeTypeEnumId']) || '-' },
    { id: 'code', label: messages.code, render: ({ sacrificeCode }) => <Ltr>{formatCode(text(sacrificeCode))}</Ltr> },
    { id: 'duration', label: `${messages.duration} (${messages.month})`, align: 'count', render: ({ durationMonths }) => count(durationMonths) },
    { id: 'area', label: messages.area, render: ({ operationArea }) => <bdi>{text(operationArea) || '-'}</bdi> },
    { id: 'disability', label: messages.disability, align: 'count', render: ({ disabilityPercent }) => count(disabilityPercent) },
    { id: 'document', label: messages.document, hasControls: true, render: ({ sacrificeDocument }) => <PartFile value={sacrificeDocument} /> },
  ];
  return (
    <PartEditor
      of={personSacrifices}
      partyId={partyId}
      title={messages.sacrifices}
      columns={columns}
      rowName={(row) => nameOf(row['sacrificeTypeEnumId']) || messages.sacrifices}
    />
  );
}

function Diseases({ partyId, asOf }: ProfileTabProps) {
  const nameOf = useNames('DiseaseType');
  const columns: readonly GridColumn<PartRow>[] = [
    { id: 'type', label: messages.disease, render: (row) => nameOf(row['diseaseTypeEnumId']) || '-' },
    { id: 'medicine', label: messages.medicine, grows: true, render: ({ medicine }) => <bdi>{text(medicine) || '-'}</bdi> },
  ];
  return (
    <PartEditor
      of={personDiseases}
      partyId={partyId}
      asOf={asOf}
      title={messages.diseases}
      columns={columns}
      rowName={(row) => nameOf(row['diseaseTypeEnumId']) || messages.disease}
    />
  );
}

function Experiments({ partyId }: { partyId: string }) {
  const nameOf = useNames('ExperimentType');
  const columns: readonly GridColumn<PartRow>[] = [
    { id: 'type', label: messages.experiment, render: (row) => nameOf(row['experimentTypeEnumId']) || '-' },
    { id: 'date', label: messages.date, render: ({ experimentDate }) => formatDate(text(experimentDate)) || '-' },
    { id: 'next', label: messages.nextDate, render: ({ nextExperimentDate }) => formatDate(text(nextExperimentDate)) || '-' },
    { id: 'result', label: messages.result, grows: true, render: ({ experimentResult }) => <bdi>{text(experimentResult) || '-'}</bdi> },
    { id: 'image', label: messages.image, hasControls: true, render: ({ experimentImage }) => <PartFile value={experimentImage} /> },
  ];
  return (
    <PartEditor
      of={personExperiments}
      partyId={partyId}
      title={messages.experiments}
      columns={columns}
      rowName={(row) => nameOf(row['experimentTypeEnumId']) || messages.experiment}
    />
  );
}

const said = { Y: messages.yes, N: messages.no } as const;

/** Whether somebody has a disease and smokes: a form for who may write, words for who may read. */
function Health({ partyId }: { partyId: string }) {
  const isForReading = useForReading();
  const mayEdit = useMay(editHealthState) && !isForReading;
  const read = useCall(healthState, { params: { partyId } });
  const { data } = read;
  if (read.error) return <ReadError of={read} title={messages.failed} headingLevel={2} />;
  if (data === undefined) return <Skeleton kind="blocks" count={1} />;
  const { rowVersion, hasDisease, isSmoker } = data;
  if (hasDisease === undefined || isSmoker === undefined) return null;
  return (
    <Card title={messages.health}>
      {mayEdit ? (
        <DefinedForm
          key={rowVersion}
          of={healthForm}
          call={editHealthState}
          params={{ partyId }}
          layout="inline"
          values={{ hasDisease, isSmoker }}
          version={rowVersion}
          onSaved={() => showAlert({ type: 'success', message: messages.saved })}
        />
      ) : (
        <FieldGrid>
          <Display label={messages.hasDisease} value={hasDisease && said[hasDisease]} />
          <Display label={messages.isSmoker} value={isSmoker && said[isSmoker]} />
        </FieldGrid>
      )}
    </Card>
  );
}

/** Sacrifice, and what a person's health is. */
export const SacrificeTab = ({ partyId, asOf }: ProfileTabProps) => (
  <PartStack>
    <Sacrifices partyId={partyId} />
    <Health partyId={partyId} />
    <Diseases partyId={partyId} asOf={asOf} />
    <Experiments partyId={partyId} />
  </PartStack>
);
