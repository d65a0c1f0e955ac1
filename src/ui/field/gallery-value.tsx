import { type ReactNode, useState } from 'react';

/** Holds the value of a field in the gallery, so that it can be tried. */
export function Held<T>({ initial, children }: { initial: T; children: (value: T, onChange: (value: T) => void) => ReactNode }) {
  const [value, setValue] = useState(initial);
  return children(value, setValue);
}
