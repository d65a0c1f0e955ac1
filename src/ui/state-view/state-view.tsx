import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { CopyButton } from '#ui/copy/copy-button.tsx';
import { cx } from '#ui/cx/cx.ts';
import { Icon } from '#ui/icon/icon.tsx';
import kit from '#ui/kit/kit.messages.fa.ts';
import { StarGround } from '#ui/logo/logo.tsx';
import { Ltr } from '#ui/ltr/ltr.tsx';
import styles from './state-view.module.css';

export interface StateViewProps {
  icon: LucideIcon;
  title: ReactNode;
  children?: ReactNode;
  actions?: ReactNode;
  isFailure?: boolean;
  /** A copyable reference code under the text. */
  code?: string | undefined;
  /** 1 when it is the whole page, 2 inside a page, 3 inside a card with a title. */
  headingLevel?: 1 | 2 | 3;
}

/** The star with an icon, one sentence, what to do. Base of the empty, error and forbidden states. */
export function StateView({ icon, title, children, actions, isFailure = false, code, headingLevel = 2 }: StateViewProps) {
  const Title = `h${headingLevel}` as const;
  return (
    <div className={styles.view} {...(isFailure ? { role: 'alert' } : {})}>
      <span className={cx(styles.sign, isFailure && styles.failed)}>
        <StarGround className={styles.star} />
        <Icon of={icon} className={styles.icon} />
      </span>
      <Title className={styles.title}>{title}</Title>
      {children === undefined || children === null ? null : <div className={styles.text}>{children}</div>}
      {code === undefined ? null : (
        <div className={styles.code}>
          {kit.referenceCode} <Ltr>{code}</Ltr>
          <CopyButton text={code} label={kit.copyCode} />
        </div>
      )}
      {actions === undefined ? null : <div className={styles.actions}>{actions}</div>}
    </div>
  );
}
