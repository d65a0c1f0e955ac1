import { UserPlus } from 'lucide-react';
import { useMemo, useState } from 'react';
import { subOrganization } from '#platform/party/party.contract.ts';
import { showError } from '#ui/alert/show-error.ts';
import { useCall, useSend } from '#ui/client/hooks.ts';
import { DataTable } from '#ui/data-table/data-table.tsx';
import type { BulkSelection } from '#ui/data-table/selection.ts';
import { SelectField } from '#ui/select-field/select-field.tsx';
import { bulkPeople, bulkTrial } from './bulk-accounts.contract.ts';
import messages from './bulk-accounts.messages.fa.ts';
import styles from './bulk-accounts.module.css';
import { bulkPeopleTable } from './bulk-accounts.table.ts';
import { MakeDialog, type Trial } from './make-dialog.tsx';
import type { NameRule } from './names.rules.ts';

const { people: words } = messages;
const HALF_HOUR = 1_800_000;

interface Chosen {
  readonly selection: BulkSelection;
  readonly rule: NameRule;
  readonly trial: Trial;
}

/** People without an account, to be chosen by unit, search and tick; and what becomes of the chosen. */
export function PeopleTab() {
  const [unitId, setUnit] = useState<string | null>(null);
  const [chosen, setChosen] = useState<Chosen>();
  /** A list after a run, or of another unit, begins without ticks. */
  const [round, setRound] = useState(0);
  const units = useCall(subOrganization, { staleTime: HALF_HOUR });
  const trial = useSend(bulkTrial);
  const query = useMemo(() => (unitId === null ? {} : { unitId }), [unitId]);
  const tryOut = async (selection: BulkSelection, rule: NameRule): Promise<void> =>
    setChosen({ selection, rule, trial: await trial.mutateAsync({ body: { ...query, rule, selection } }) });
  const options = (units.data?.organizationUnit ?? []).map(({ partyId, organizationName }) => ({ id: partyId ?? '', label: organizationName ?? '' }));
  return (
    <div className={styles.people}>
      <div className={styles.choices}>
        <SelectField
          label={words.under}
          value={unitId}
          onChange={setUnit}
          options={options}
          none={words.allUnits}
          isLoading={units.isPending}
          isFailed={units.isError}
          onRetry={() => void units.refetch()}
        />
        <p className={styles.faint}>{words.choose}</p>
      </div>
      <DataTable
        key={`${unitId} ${round}`}
        of={bulkPeopleTable}
        list={bulkPeople.list}
        export={bulkPeople.export}
        query={query}
        subject="partyId"
        isLocal
        hasNoViews
        unit={words.unit}
        searchExample={words.searchExample}
        rowName={({ fullName }) => fullName}
        bulkActions={[{ id: 'make', label: words.make, icon: UserPlus, run: (selection) => tryOut(selection, 'personnelCode'), keepsSelection: true }]}
        empty={words.none}
      />
      {chosen === undefined ? null : (
        <MakeDialog
          trial={chosen.trial}
          rule={chosen.rule}
          isLoading={trial.isPending}
          onRule={(rule) => void tryOut(chosen.selection, rule).catch(showError)}
          onClose={() => setChosen(undefined)}
          onMade={() => {
            setChosen(undefined);
            setRound(round + 1);
          }}
        />
      )}
    </div>
  );
}
