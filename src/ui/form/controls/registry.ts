/** Which control draws a field type. Heavy ones are chunks of their own, loaded with the first form that has them. */
import { type ComponentType, lazy } from 'react';
import type { FieldType } from '#kernel/form/definition.ts';
import type { ControlProps } from './control.ts';
import { AnyTextControl } from './listed-text.tsx';
import { MinutesControl, NumberControl } from './number.tsx';
import { DisplayControl, RenderControl } from './shown.tsx';
import { PasswordControl, TextAreaControl } from './text.tsx';
import { ToggleControl } from './toggle.tsx';

const SelectControl = lazy(() => import('./select.tsx'));
const SearchControl = lazy(() => import('./search.tsx'));
const DateControl = lazy(() => import('./date.tsx'));
const FilesControl = lazy(() => import('./files.tsx'));
const RangeControl = lazy(() => import('./range.tsx'));

/** Types that are drawn by the form itself: a group is its fields, a component is given by the page. */
export type ControlType = Exclude<FieldType, 'group' | 'component'>;

export const controls: Readonly<Record<ControlType, ComponentType<ControlProps>>> = {
  text: AnyTextControl,
  textarea: TextAreaControl,
  textResize: TextAreaControl,
  password: PasswordControl,
  hour: MinutesControl,
  longHour: MinutesControl,
  time: MinutesControl,
  number: NumberControl,
  float: NumberControl,
  select: SelectControl,
  multiselect: SelectControl,
  multiselectAll: SelectControl,
  lazyselect: SearchControl,
  heavyselect: SearchControl,
  check: ToggleControl,
  indicator: ToggleControl,
  switch: ToggleControl,
  date: DateControl,
  range: RangeControl,
  inputFile: FilesControl,
  file: FilesControl,
  filePro: FilesControl,
  display: DisplayControl,
  render: RenderControl,
};
