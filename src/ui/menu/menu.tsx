import type { LucideIcon } from 'lucide-react';
import { type ReactNode, startTransition, useState } from 'react';
import { MenuItem, MenuTrigger, Menu as RacMenu, Separator } from 'react-aria-components';
import { cx, defined } from '#ui/cx/cx.ts';
import { DirIcon, Icon } from '#ui/icon/icon.tsx';
import popover from '#ui/popover/popover.module.css';
import { Popover } from '#ui/popover/popover.tsx';
import styles from './menu.module.css';

export interface MenuEntry {
  id: string;
  label: string;
  icon?: LucideIcon | undefined;
  iconMirrored?: boolean | undefined;
  onAction?: (() => void) | undefined;
  /** A link instead of an action; the router takes it through RAC's RouterProvider. */
  href?: string | undefined;
  isDanger?: boolean | undefined;
  isDisabled?: boolean | undefined;
  /** A hairline above. */
  isGroupStart?: boolean | undefined;
}

export interface MenuProps {
  /** Accessible name. */
  label: string;
  /** One kit Button or IconButton. */
  trigger: ReactNode;
  items: readonly MenuEntry[];
  /** Above the entries, e.g. name and position of the user. */
  header?: ReactNode;
  /** The side on which menu and trigger end together: `start` for a trigger at the beginning of a row. */
  align?: 'start' | 'end' | undefined;
}

/** Opens in a transition: the press is answered by the button at once, the list is drawn in slices behind it. */
export function Menu({ label, trigger, items, header, align = 'end' }: MenuProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <MenuTrigger isOpen={isOpen} onOpenChange={(next) => startTransition(() => setOpen(next))}>
      {trigger}
      <Popover placement={`bottom ${align}`} className={styles.popover}>
        {header === undefined ? null : <div className={popover.header}>{header}</div>}
        <Entries label={label} items={items} />
      </Popover>
    </MenuTrigger>
  );
}

export interface AnchoredMenuProps extends Pick<MenuProps, 'label' | 'items' | 'header' | 'align'> {
  /** The element it opens at, which gets the focus back; closed when null. */
  anchor: HTMLElement | null;
  onClose: () => void;
}

/** One menu for many places (rows, heads, a right click): it stands on the page only while it is open. */
export function AnchoredMenu({ anchor, label, items, header, align = 'end', onClose }: AnchoredMenuProps) {
  if (anchor === null) return null;
  return (
    <Popover
      aria-label={label}
      triggerRef={{ current: anchor }}
      isOpen
      onOpenChange={(isOpen) => (isOpen ? undefined : onClose())}
      placement={`bottom ${align}`}
      className={styles.popover}
    >
      {header === undefined ? null : <div className={popover.header}>{header}</div>}
      <Entries label={label} items={items} onClose={onClose} />
    </Popover>
  );
}

function Entries({ label, items, onClose }: Pick<MenuProps, 'label' | 'items'> & { onClose?: () => void }) {
  return (
    <RacMenu aria-label={label} className={cx(popover.list)} {...(onClose === undefined ? {} : { autoFocus: 'first' as const, onClose })}>
      {items.flatMap((item) => [
        ...(item.isGroupStart === true ? [<Separator key={`${item.id} line`} className={cx(popover.separator)} />] : []),
        <Entry key={item.id} item={item} />,
      ])}
    </RacMenu>
  );
}

function Entry({ item }: { item: MenuEntry }) {
  const Glyph = item.iconMirrored === true ? DirIcon : Icon;
  return (
    <MenuItem
      id={item.id}
      textValue={item.label}
      {...defined({ onAction: item.onAction, href: item.href })}
      isDisabled={item.isDisabled ?? false}
      className={cx(popover.item, item.isDanger === true && popover.danger)}
    >
      {item.icon === undefined ? null : <Glyph of={item.icon} size="sm" />}
      <span className={popover.grow}>{item.label}</span>
    </MenuItem>
  );
}
