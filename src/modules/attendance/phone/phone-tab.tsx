import { Smartphone } from 'lucide-react';
import { RecordsList } from '#platform/records/records-list.tsx';
import { useMay } from '#ui/client/session.ts';
import { DataTable } from '#ui/data-table/data-table.tsx';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { Stack } from '#ui/stack/stack.tsx';
import { Heading, Meta } from '#ui/text/text.tsx';
import { phonePlaces, phonePresses } from './phone.contract.ts';
import { phonePressTable } from './phone.table.ts';
import words from './phone-page.messages.fa.ts';

/** From where people may press on their phones, and what came from there. */
export function PhoneTab() {
  const maySetUp = useMay(phonePlaces.list);
  const mayLook = useMay(phonePresses.list);
  return (
    <Stack>
      {maySetUp ? (
        <>
          <Heading>{words.placesHeading}</Heading>
          <Meta>{words.placesLead}</Meta>
          <RecordsList of={phonePlaces} start={{ optionIndicator: 'Y' }} rowName={({ title }) => String(title)} words={words} />
        </>
      ) : null}
      {mayLook ? (
        <>
          <Heading>{words.pressesHeading}</Heading>
          <DataTable
            of={phonePressTable}
            list={phonePresses.list}
            export={phonePresses.export}
            unit={words.unit}
            rowName={({ fullName }) => fullName ?? ''}
            isLocal
            empty={
              <EmptyState icon={Smartphone} headingLevel={2} title={words.nonePressed}>
                {words.nonePressedAdvice}
              </EmptyState>
            }
          />
        </>
      ) : null}
    </Stack>
  );
}
