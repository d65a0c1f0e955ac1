import { photoUrl } from '#platform/files/pictures/photo.ui.ts';
import { Avatar } from '#ui/avatar/avatar.tsx';
import { SearchSelect } from '#ui/search-select/search-select.tsx';
import type { PickerFieldProps } from '#ui/select-field/picker.tsx';
import { type PersonOption, personOptions } from './person-options.contract.ts';

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
      renderMark={({ fullName, partyId, faceImage }) => (
        <Avatar name={String(fullName)} partyId={String(partyId)} photoUrl={photoUrl(typeof faceImage === 'string' ? faceImage : null)} size="sm" />
      )}
    />
  );
}
