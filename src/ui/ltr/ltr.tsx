import type { ReactNode } from 'react';

export interface LtrProps {
  children: ReactNode;
  className?: string | undefined;
}

/** Codes, dates, phones, IBANs, e-mails, file names, versions and signed numbers: isolated, left to right. */
export function Ltr({ children, className }: LtrProps) {
  return (
    <bdi dir="ltr" className={className}>
      {children}
    </bdi>
  );
}
