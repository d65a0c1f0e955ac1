import { Plus } from 'lucide-react';
import type { ComponentType } from 'react';
import type { AnyCall } from '#kernel/call.ts';
import type { SearchTable } from '#kernel/screen.ts';
import { buttonClass } from '#ui/button/button.tsx';
import { useMay } from '#ui/client/session.ts';
import { Icon } from '#ui/icon/icon.tsx';
import { ScreenLink, type ScreenLinkLook, type ScreenLinkProps } from '#ui/screen-link/screen-link.tsx';

export type NewRecordProps<P extends string, S extends SearchTable> = ScreenLinkProps<P, S> & {
  /** Makes the record. */
  call: AnyCall;
  /** Stands in an empty list, below the same link above it. */
  isInside?: boolean | undefined;
};

/** Which screen it leads to is judged where it is said. */
const AnyLink = ScreenLink as ComponentType<ScreenLinkLook>;

/** The way to the form of a new record, for whoever may make one; nothing for others. */
export function NewRecord<const P extends string, const S extends SearchTable>({ call, isInside = false, children, ...target }: NewRecordProps<P, S>) {
  if (!useMay(call)) return null;
  return (
    <AnyLink {...target} className={buttonClass(isInside ? 'outline' : 'filled')}>
      <Icon of={Plus} size="sm" />
      {children}
    </AnyLink>
  );
}
