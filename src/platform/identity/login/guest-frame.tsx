import type { ReactNode } from 'react';
import { formatLong } from '#kernel/jalali/jalali.ts';
import { appVersion } from '#ui/client/version.ts';
import { today } from '#ui/format/today.ts';
import { Logo } from '#ui/logo/logo.tsx';
import { Ltr } from '#ui/ltr/ltr.tsx';
import styles from './guest-frame.module.css';
import messages from './login.messages.fa.ts';

const star = '104,52 88.8,67.2 88.8,88.8 67.2,88.8 52,104 36.8,88.8 15.2,88.8 15.2,67.2 0,52 15.2,36.8 15.2,15.2 36.8,15.2 52,0 67.2,15.2 88.8,15.2 88.8,36.8';
const TILE = 104;

/** Tiles of the wall that are lit: column, row, opacity. */
const lit: readonly (readonly [column: number, row: number, opacity: number])[] = [
  [3, 1, 0.05],
  [5, 2, 0.06],
  [2, 3, 0.09],
  [7, 3, 0.05],
  [1, 5, 0.05],
  [3, 5, 0.05],
  [6, 5, 0.05],
  [4, 6, 0.08],
  [2, 7, 0.05],
];
const golden = [4, 3] as const;

const place = (column: number, row: number): string => `translate(${column * TILE} ${row * TILE})`;

function TileWall() {
  return (
    <svg className={styles.wall} viewBox="0 0 832 936" preserveAspectRatio="xMidYMin slice" aria-hidden="true" focusable="false">
      <defs>
        <pattern id="star-tiles" width={TILE} height={TILE} patternUnits="userSpaceOnUse">
          <polygon points={star} className={styles.line} />
        </pattern>
      </defs>
      <rect width="832" height="936" fill="url(#star-tiles)" />
      {lit.map(([column, row, opacity]) => (
        <polygon key={`${column} ${row}`} points={star} transform={place(column, row)} fill="#fff" fillOpacity={opacity} />
      ))}
      <polygon points={star} transform={place(...golden)} className={styles.gold} />
    </svg>
  );
}

export interface GuestFrameProps {
  title: string;
  /** Title of the window when it is not the heading. */
  pageTitle?: string;
  lead?: ReactNode;
  children: ReactNode;
}

/** The split page of guests: what is asked at the start, the wall of stars at the end; on a phone the wall is a band on top. */
export function GuestFrame({ title, pageTitle = title, lead, children }: GuestFrameProps) {
  return (
    <div className={styles.frame}>
      <main id="main" className={styles.side} tabIndex={-1}>
        <div className={styles.content}>
          <div className={styles.logo}>
            <Logo size="lg" subtitle={messages.product} />
          </div>
          <div>
            <h1 className={styles.title} data-page-title={pageTitle}>
              {title}
            </h1>
            {lead === undefined ? null : <p className={styles.lead}>{lead}</p>}
          </div>
          {children}
        </div>
        <p className={styles.foot}>
          <span>{formatLong(today())}</span>
          <span>
            {messages.version} <Ltr>{appVersion}</Ltr>
          </span>
        </p>
      </main>
      <aside aria-label={messages.slogan} className={styles.panel}>
        <TileWall />
        <div className={styles.fade} />
        <div className={styles.say}>
          <p className={styles.slogan}>{messages.slogan}</p>
          <p className={styles.sloganText}>{messages.sloganText}</p>
        </div>
      </aside>
    </div>
  );
}
