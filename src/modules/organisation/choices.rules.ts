/** The second line of a unit, a post or a job in the lists they are chosen from. Pure. */
import { type SecondLine, secondLineOf } from '#kernel/form/second-line.ts';
import { toPersianDigits } from '#kernel/persian-text/persian-text.ts';
import messages from './choices.messages.fa.ts';

/** Holders named of a post; the others are counted. */
const NAMED = 2;
const count = (number: number): string => toPersianDigits(String(number));

/** The highest unit is often called as its company is: then the way begins below it. */
const wayOf = (path: string, companyName: string | null): string =>
  companyName !== null && path === companyName ? '' : path.replace(companyName === null ? '' : `${companyName} / `, '');

interface ChosenPost {
  readonly pseudoId: string;
  readonly companyName: string | null;
  readonly path: string;
  readonly seats: number;
  readonly free: number;
  readonly holders: readonly string[];
}

/** Who holds a post, or that nobody does; free places beside them where it has several. */
function manned({ seats, free, holders }: ChosenPost): string[] {
  const named = holders.slice(0, NAMED);
  const others = holders.length - named.length;
  const people = [...named, ...(others > 0 ? [messages.more(count(others))] : [])].join(messages.separator);
  const places = seats > 1 && free > 0 ? messages.free(count(free), count(seats)) : '';
  return people === '' ? [messages.vacant, places] : [people, places];
}

export const secondOfPost = (post: ChosenPost): SecondLine => secondLineOf(post.pseudoId, [...manned(post), post.companyName, wayOf(post.path, post.companyName)]);

interface ChosenUnit {
  readonly pseudoId: string;
  readonly companyName: string | null;
  readonly path: string;
  readonly holders: number;
}

export const secondOfUnit = ({ pseudoId, companyName, path, holders }: ChosenUnit): SecondLine =>
  secondLineOf(pseudoId, [companyName, holders === 0 ? messages.nobody : messages.people(count(holders)), wayOf(path, companyName)]);

interface ChosenJob {
  readonly jobCode: string;
  readonly companyName: string | null;
  readonly posts: number;
}

export const secondOfJob = ({ jobCode, companyName, posts }: ChosenJob): SecondLine =>
  secondLineOf(jobCode, [companyName, posts === 0 ? messages.noPost : messages.posts(count(posts))]);
