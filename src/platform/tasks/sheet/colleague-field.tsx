import { Avatar } from '#ui/avatar/avatar.tsx';
import { SearchSelect } from '#ui/search-select/search-select.tsx';
import type { PickerFieldProps } from '#ui/select-field/picker.tsx';

export interface ColleagueFieldProps extends PickerFieldProps {
  /** Where colleagues are found: `taskCandidates` or `substituteOptions`. */
  url: string;
  /** partyId */
  value: string | null;
  onChange: (partyId: string | null) => void;
  /** Name of the one who stands there already. */
  initialLabel?: string | undefined;
}

/** One of the colleagues who may do something, found by name or personnel code. */
export function ColleagueField({ onChange, ...props }: ColleagueFieldProps) {
  return (
    <SearchSelect
      {...props}
      kind="lazy"
      optionIdField="partyId"
      optionLabelField="fullName"
      onChange={(partyId) => onChange(partyId)}
      renderMark={({ partyId, fullName }) => <Avatar name={String(fullName)} partyId={String(partyId)} size="sm" />}
    />
  );
}
