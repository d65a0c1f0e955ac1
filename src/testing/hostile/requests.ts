/** Requests that try to mean two things at once, or more than a parser can bear (reliability-security.md I6). */

const deep = (open: string, close: string, depth: number): string => `${open.repeat(depth)}1${close.repeat(depth)}`;

/** Queries of a list: one name twice, brackets, names of what every object has. */
export const pollutedQueries: readonly string[] = [
  'searchValue=a&searchValue=b',
  'searchValue[]=a',
  'searchValue[a]=b',
  'pageSize=5&pageSize=200',
  'orderByField=title&orderByField=description',
  'filter=[]&filter=[]',
  '__proto__=1',
  '__proto__[isAdmin]=true',
  '__proto__.isAdmin=true',
  'constructor=1',
  'constructor[prototype][isAdmin]=true',
  'prototype=1',
  'toString=1',
  'filter={"__proto__":{"isAdmin":true}}',
  'filter=[{"column":"__proto__","operator":"contains","values":["a"]}]',
  'filter=[{"column":"title","operator":"constructor","values":["a"]}]',
  `filter=${encodeURIComponent(deep('[', ']', 900))}`,
];

/** Bodies of a call that takes `{title, description}`; each is refused as input. */
export const pollutedBodies: Readonly<Record<string, string>> = {
  'a prototype': '{"title":"a","__proto__":{"isAdmin":true}}',
  'a prototype spelled otherwise': '{"title":"a","\\u005f_proto__":{"isAdmin":true}}',
  'a constructor': '{"title":"a","constructor":{"prototype":{"isAdmin":true}}}',
  'a prototype inside': '{"title":{"__proto__":{"isAdmin":true}}}',
  'a list for a text': '{"title":["a","b"]}',
  'an object for a text': '{"title":{"$ne":""}}',
  'what a method is called': '{"title":"a","toString":"a","hasOwnProperty":1}',
  'ten thousand lists': `{"title":${deep('[', ']', 10_000)}}`,
  'ten thousand objects': `{"title":${deep('{"a":', '}', 10_000)}}`,
  'ten thousand lists alone': deep('[', ']', 10_000),
  'a list of a hundred thousand': `{"title":[${'0,'.repeat(100_000)}0]}`,
  'ten thousand keys': `{${Array.from({ length: 10_000 }, (_, at) => `"k${at}":1`).join(',')}}`,
  'a number of a hundred thousand digits': `{"title":"a","description":${'9'.repeat(100_000)}}`,
  'a number beyond all': '{"title":1e999999}',
  'no number': '{"title":NaN}',
  'a byte order mark inside': '{"title":"a\ufeffb"}',
  'two values': '{"title":"a"}{"title":"b"}',
  'a comment': '{"title":"a"/**/}',
};

/** Types of content of a call that takes JSON; with the body `{"title":"a"}`. */
export const strangeTypes: readonly string[] = [
  'text/plain',
  'text/html',
  'application/xml',
  'text/json',
  'application/jsonp',
  'application/x-www-form-urlencoded',
  'application/vnd.api+json',
  'application/octet-stream',
  'application',
  ';charset=utf-8',
  '*/*',
  'text/plain; application/json',
];

const post = (head: string, body: string): string => `POST /api/login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n${head}\r\n${body}`;
const second = 'GET /api/health HTTP/1.1\r\nHost: x\r\n\r\n';

/** Bytes that two servers could part in different places. Behind each hides a request that may not be answered. */
export const smuggled: Readonly<Record<string, string>> = {
  'length and chunks': post('Content-Length: 5\r\nTransfer-Encoding: chunked\r\n', `0\r\n\r\n${second}`),
  'chunks and length': post('Transfer-Encoding: chunked\r\nContent-Length: 5\r\n', `0\r\n\r\n${second}`),
  'two lengths': post(`Content-Length: 0\r\nContent-Length: ${second.length}\r\n`, second),
  'a list of lengths': post(`Content-Length: 0, ${second.length}\r\n`, second),
  'a negative length': post('Content-Length: -1\r\n', second),
  'a length with a sign': post('Content-Length: +0\r\n', second),
  'a hexadecimal length': post('Content-Length: 0x0\r\n', second),
  'an endless length': post(`Content-Length: ${'9'.repeat(30)}\r\n`, second),
  'another encoding': post('Transfer-Encoding: xchunked\r\n', `0\r\n\r\n${second}`),
  'chunked before identity': post('Transfer-Encoding: chunked, identity\r\n', `0\r\n\r\n${second}`),
  'an encoding behind a blank': post('Transfer-Encoding : chunked\r\n', `0\r\n\r\n${second}`),
  'an encoding behind a control': post('Transfer-Encoding: \u000bchunked\r\n', `0\r\n\r\n${second}`),
  'a folded header': post('Transfer-Encoding:\r\n chunked\r\nContent-Length: 0\r\n', `0\r\n\r\n${second}`),
  'a chunk that is too large': post('Transfer-Encoding: chunked\r\n', `fffffffffffffffff\r\n${second}`),
  'a chunk without a size': post('Transfer-Encoding: chunked\r\n', `x\r\n\r\n${second}`),
  'a chunk that is longer than it says': post('Transfer-Encoding: chunked\r\n', `1\r\nabc\r\n0\r\n\r\n${second}`),
  'a line feed alone in the head': `POST /api/login HTTP/1.1\nHost: x\nContent-Length: 0\n\n${second}`,
  'two hosts': `GET /api/nothing HTTP/1.1\r\nHost: x\r\nHost: y\r\nContent-Length: z\r\n\r\n${second}`,
  'no version': `GET /api/nothing\r\n\r\n${second}`,
  'another version': `GET /api/nothing HTTP/3.0\r\nHost: x\r\n\r\n${second}`,
};
