/** What pages of other modules may show of personnel. */
export { PersonPicker, type PersonPickerProps } from './search/person-picker.tsx';
