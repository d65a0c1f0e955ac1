import { ChevronDown, ChevronLeft, ChevronRight, ChevronsRight } from 'lucide-react';
import { useId } from 'react';
import { pageSizes } from '#kernel/table/definition.ts';
import { IconButton } from '#ui/button/button.tsx';
import { formatNumber } from '#ui/format/format.ts';
import { Icon } from '#ui/icon/icon.tsx';
import kit from '#ui/kit/kit.messages.fa.ts';
import messages from './pager.messages.fa.ts';
import styles from './pager.module.css';

export interface PagerProps {
  /** From one. */
  page: number;
  pageSize: number;
  /** Rows in all, as far as the server counted. */
  total: number;
  /** The server stopped counting: the text says "more than". */
  isTotalCapped?: boolean | undefined;
  onPage: (page: number) => void;
  /** Without it the size cannot be chosen. */
  onPageSize?: ((size: number) => void) | undefined;
  /** What is counted: persons, rows. Nothing is said when absent. */
  unit?: string | undefined;
}

/** Under a table: what is shown, page size, first, previous, next. */
export function Pager({ page, pageSize, total, isTotalCapped = false, onPage, onPageSize, unit }: PagerProps) {
  const sizeId = useId();
  const from = (page - 1) * pageSize + 1;
  const to = isTotalCapped ? page * pageSize : Math.min(total, page * pageSize);
  const isLast = !isTotalCapped && page * pageSize >= total;
  const totalText = isTotalCapped ? kit.moreThan(formatNumber(total)) : formatNumber(total);
  const text = total === 0 ? kit.nothingShown : kit.range(formatNumber(from), formatNumber(to), totalText);
  return (
    <fieldset aria-label={kit.pager} className={styles.pager}>
      <span role="status" className={styles.text}>
        {unit === undefined || total === 0 ? text : messages.withUnit(text, unit)}
      </span>
      {onPageSize === undefined ? null : (
        <span className={styles.size}>
          <label htmlFor={sizeId}>{kit.pageSize}</label>
          <span className={styles.choice}>
            <select id={sizeId} className={styles.select} value={pageSize} onChange={(event) => onPageSize(Number(event.target.value))}>
              {pageSizes.map((size) => (
                <option key={size} value={size}>
                  {formatNumber(size)}
                </option>
              ))}
            </select>
            <Icon of={ChevronDown} size="xs" />
          </span>
        </span>
      )}
      <span className={styles.buttons}>
        <IconButton label={kit.firstPage} icon={ChevronsRight} size="sm" isDisabled={page <= 1} onPress={() => onPage(1)} />
        <IconButton label={kit.previousPage} icon={ChevronRight} size="sm" isDisabled={page <= 1} onPress={() => onPage(page - 1)} />
        <span className={styles.page}>{kit.pageNumber(formatNumber(page))}</span>
        <IconButton label={kit.nextPage} icon={ChevronLeft} size="sm" isDisabled={isLast} onPress={() => onPage(page + 1)} />
      </span>
    </fieldset>
  );
}
