import { useState } from 'react';
import { useCompanyLogo, useCompanyName } from '#platform/company/company.ui.ts';
import { cx } from '#ui/cx/cx.ts';
import kit from '#ui/kit/kit.messages.fa.ts';
import { LogoMark } from '#ui/logo/logo.tsx';
import styles from './brand.module.css';

/** Logo of the company, or the product's star where there is none or it cannot be shown. Decorative: the name stands beside it or in the menu. */
export function BrandMark({ className }: { className?: string | undefined }) {
  const logo = useCompanyLogo();
  const [broken, setBroken] = useState<string>();
  if (logo === undefined || logo === broken) return <LogoMark className={className} />;
  return <img src={logo} alt="" className={cx(styles.image, className)} onError={() => setBroken(logo)} />;
}

/** Mark, product and, below, the company. Long names wrap. */
export function Brand() {
  const company = useCompanyName();
  return (
    <span className={styles.brand}>
      <BrandMark className={styles.mark} />
      <span>
        <b className={styles.name}>{kit.productName}</b>
        {/* its line is kept while the name is on its way */}
        <span className={styles.company}>{company ?? '\u00a0'}</span>
      </span>
    </span>
  );
}
