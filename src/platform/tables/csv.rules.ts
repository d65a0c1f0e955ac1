/** Sheets of text as CSV. Pure. */
import { harmless, harmlessInside } from './cells.rules.ts';

/** A harmless cell, in quotes where it holds what parts cells or lines. */
export function quotedCell(cell: string): string {
  const text = harmlessInside(cell);
  return /[",\r\n;\t]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** UTF-8 with a mark in front, or spreadsheets read Persian as Windows-1256; lines end with CR LF (RFC 4180). */
export const csvOf = (lines: readonly (readonly string[])[]): string =>
  `\uFEFF${lines.map((cells) => `${cells.map((cell) => quotedCell(harmless(cell))).join(',')}\r\n`).join('')}`;
