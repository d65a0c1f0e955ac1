import { photoUrl } from '#platform/files/photo.ui.ts';
import { Avatar } from '#ui/avatar/avatar.tsx';
import { formatCode } from '#ui/format/format.ts';
import { Ltr } from '#ui/ltr/ltr.tsx';
import { SearchSelect } from '#ui/search-select/search-select.tsx';
import type { PickerFieldProps } from '#ui/select-field/picker.tsx';
import { type PersonOption, personOptions } from './person-options.contract.ts';
import styles from './person-picker.module.css';
import messages from './search-page.messages.fa.ts';

export interface PersonPickerProps extends PickerFieldProps {
  /** partyId of the person. */
  value: string | null;
  onChange: (partyId: string | null, person: PersonOption | null) => void;
  /** Name of the stored person where the page knows it; asked for once otherwise. */
  initialLabel?: string | undefined;
}

/** One of the personnel in the reader's scope, found by words of the name or by a code. */
export function PersonPicker({ onChange, ...props }: PersonPickerProps) {
  return (
    <SearchSelect
      {...props}
      kind="lazy"
      url={personOptions.path}
      sendsWords
      optionIdField="partyId"
      optionLabelField="fullName"
      onChange={(partyId, row) => onChange(partyId, row as PersonOption | null)}
      renderRow={(row) => <PersonLine person={row as unknown as PersonOption} />}
    />
  );
}

/** Avatar, name, code and unit in one line; who has left is told so. */
function PersonLine({ person }: { person: PersonOption }) {
  return (
    <>
      <Avatar name={person.fullName} partyId={person.partyId} photoUrl={photoUrl(person.faceImage)} size="sm" />
      <bdi className={styles.name}>{person.fullName}</bdi>
      <span className={styles.more}>
        <Ltr>{formatCode(person.pseudoId)}</Ltr>
      </span>
      <span className={styles.unit}>{person.statusId === 'NotActiveRel' ? messages.states.NotActiveRel : person.unitName}</span>
    </>
  );
}
