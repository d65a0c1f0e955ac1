import { cx } from '#ui/cx/cx.ts';
import kit from '#ui/kit/kit.messages.fa.ts';
import styles from './logo.module.css';

const outer = '31.5,16 27,20.5 27,27 20.5,27 16,31.5 11.5,27 5,27 5,20.5 0.5,16 5,11.5 5,5 11.5,5 16,0.5 20.5,5 27,5 27,11.5';
const inner = '22.2,16 20.4,17.8 20.4,20.4 17.8,20.4 16,22.2 14.2,20.4 11.6,20.4 11.6,17.8 9.8,16 11.6,14.2 11.6,11.6 14.2,11.6 16,9.8 17.8,11.6 20.4,11.6 20.4,14.2';

/** The eight-pointed star with its hole, decorative. The hole is cut out, so it is right on every ground. */
export function LogoMark({ className }: { className?: string | undefined }) {
  return (
    <svg viewBox="0 0 32 32" aria-hidden="true" focusable="false" className={cx(styles.mark, className)}>
      <path fill="currentColor" fillRule="evenodd" d={`M${outer}Z M${inner}Z`} />
    </svg>
  );
}

/** The plain star that stands behind the icon of an empty state. */
export function StarGround({ className }: { className?: string | undefined }) {
  return (
    <svg viewBox="0 0 32 32" aria-hidden="true" focusable="false" className={className}>
      <polygon points={outer} className={styles.star} strokeWidth={0.5} strokeLinejoin="round" />
    </svg>
  );
}

export interface LogoProps {
  /** Second line, usually the organisation. */
  subtitle?: string | undefined;
  size?: 'md' | 'lg';
}

/** Mark and product name. */
export function Logo({ subtitle, size = 'md' }: LogoProps) {
  return (
    <span className={cx(styles.logo, size === 'lg' && styles.lg)}>
      <LogoMark />
      <span>
        <b className={styles.name}>{kit.productName}</b>
        {subtitle === undefined ? null : <span className={styles.subtitle}>{subtitle}</span>}
      </span>
    </span>
  );
}
