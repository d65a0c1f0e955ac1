import { X } from 'lucide-react';
import { useState } from 'react';
import { PersonPicker } from '#platform/people/person-picker.tsx';
import { showAlert } from '#ui/alert/alert-store.ts';
import { Button } from '#ui/button/button.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { DefinedForm } from '#ui/form/form.tsx';
import { formatNumber } from '#ui/format/format.ts';
import { Row, Stack } from '#ui/stack/stack.tsx';
import { Meta } from '#ui/text/text.tsx';
import { askForOthers } from './people-requests.contract.ts';
import { attendanceRequestForm } from './request-fields.form.ts';
import words from './requests-page.messages.fa.ts';

interface Chosen {
  readonly partyId: string;
  readonly fullName: string;
}

/** One request for each of some people. */
export function OthersDialog({ onClose }: { onClose: () => void }) {
  const [people, setPeople] = useState<readonly Chosen[]>([]);
  const add = (partyId: string, fullName: string): void => setPeople((old) => [...old.filter((one) => one.partyId !== partyId), { partyId, fullName }]);
  return (
    <Dialog isOpen isDrawer size="lg" onClose={onClose} title={words.forOthers}>
      <Stack>
        <PersonPicker label={words.people} value={null} onChange={(id, row) => (id === null ? undefined : add(id, String(row?.['fullName'] ?? '')))} />
        <Row>
          {people.map(({ partyId, fullName }) => (
            <Button key={partyId} size="sm" icon={X} onPress={() => setPeople((old) => old.filter((one) => one.partyId !== partyId))}>
              {fullName}
            </Button>
          ))}
        </Row>
        {people.length === 0 ? (
          <Meta>{words.choosePeople}</Meta>
        ) : (
          <DefinedForm
            of={attendanceRequestForm}
            call={askForOthers}
            layout="dialog"
            submitLabel={words.send}
            toBody={(values) => ({ ...values, partyIds: people.map(({ partyId }) => partyId) })}
            onSaved={({ asked }) => {
              showAlert({ type: 'success', message: words.forOthersDone({ count: formatNumber(asked) }) });
              onClose();
            }}
            onReset={onClose}
          />
        )}
      </Stack>
    </Dialog>
  );
}
