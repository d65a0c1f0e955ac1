import type { OptionRow } from '#kernel/form/definition.ts';
import { photoUrl } from '#platform/files/pictures/photo.ui.ts';
import { Avatar } from '#ui/avatar/avatar.tsx';
import { SearchSelect } from '#ui/search-select/search-select.tsx';
import type { PickerFieldProps } from '#ui/select-field/picker.tsx';

export interface PersonPickerProps extends PickerFieldProps {
  /** partyId of the person. */
  value: string | null;
  onChange: (partyId: string | null, person: OptionRow | null) => void;
  /** Name of the stored person where the page knows it; asked for once otherwise. */
  initialLabel?: string | undefined;
}

/** The search of people, a call of modules/personnel (guide conventions.md 1.4). */
const PEOPLE = '/rest/s1/hcm/personOptions';

/** One of the personnel in the reader's scope, found by words of the name or by a code. */
export const PersonPicker = (props: PersonPickerProps) => (
  <SearchSelect
    {...props}
    kind="lazy"
    url={PEOPLE}
    sendsWords
    optionIdField="partyId"
    optionLabelField="fullName"
    renderMark={({ fullName, partyId, faceImage }) => (
      <Avatar name={String(fullName)} partyId={String(partyId)} photoUrl={photoUrl(typeof faceImage === 'string' ? faceImage : null)} size="sm" />
    )}
  />
);
