/** Networks a key may be used from, in the form PostgreSQL keeps them (cidr). */
import { isIP } from 'node:net';
import { cleanDigits } from '#kernel/persian-text/persian-text.ts';

const toBits = (address: string): string | undefined => {
  if (isIP(address) === 4)
    return address
      .split('.')
      .map((part) => Number(part).toString(2).padStart(8, '0'))
      .join('');
  if (isIP(address) !== 6 || address.includes('.') || address.includes('%')) return undefined;
  const [head = '', tail] = address.split('::');
  const groups = (text: string | undefined): string[] => (text ? text.split(':') : []);
  const [left, right] = [groups(head), groups(tail)];
  return [...left, ...Array.from({ length: 8 - left.length - right.length }, () => '0'), ...right]
    .map((group) => Number.parseInt(group, 16).toString(2).padStart(16, '0'))
    .join('');
};

/** `10.1.0.0/16`, `2001:db8::/48` or a single address; undefined for what is none, or has bits beyond its length. */
export function cleanNetwork(typed: string): string | undefined {
  const [address = '', length, ...more] = cleanDigits(typed).toLowerCase().split('/');
  const bits = toBits(address);
  if (bits === undefined || more.length > 0 || (length !== undefined && !/^\d{1,3}$/.test(length))) return undefined;
  const kept = length === undefined ? bits.length : Number(length);
  return kept <= bits.length && !bits.slice(kept).includes('1') ? `${address}/${kept}` : undefined;
}

/** An address of a request as PostgreSQL takes it: IPv4 in IPv6 clothes is IPv4, a zone says nothing. */
export const plainAddress = (ip: string): string => /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1] ?? ip.split('%')[0] ?? ip;
