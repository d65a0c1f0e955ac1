import { Upload } from 'lucide-react';
import { buttonClass } from '#ui/button/button.tsx';
import { useMay } from '#ui/client/session.ts';
import { Icon } from '#ui/icon/icon.tsx';
import { ScreenLink } from '#ui/screen-link/screen-link.tsx';
import { importScreen } from './import.screen.ts';

export interface ImportLinkProps {
  /** Kind of the sheets that are chosen already. */
  kind: string;
  /** Inside an empty list, where all ways out look alike; else at the head of a page. */
  isInside?: boolean;
  children: string;
}

/** The way to handing in sheets, for whoever may. */
export function ImportLink({ kind, isInside = false, children }: ImportLinkProps) {
  const mayImport = useMay(importScreen);
  return mayImport ? (
    <ScreenLink to={importScreen} search={{ kind }} className={buttonClass(isInside ? 'outline' : 'ghost')}>
      <Icon of={Upload} size="sm" />
      {children}
    </ScreenLink>
  ) : null;
}
