/**
 * HMAC-SHA256 (RFC 2104, FIPS 180-4) in plain code: at once, so that a call of a page that is being left carries it, and over
 * plain HTTP, where browsers have no WebCrypto. For the public signature of the wire alone: it keeps nothing secret.
 */
const BLOCK = 64;
const encoder = new TextEncoder();

/** The first 32 bits behind the point of a root of each of the first primes. */
function roots(count: number, root: (prime: number) => number): Uint32Array {
  const primes: number[] = [];
  for (let n = 2; primes.length < count; n++) if (primes.every((prime) => n % prime !== 0)) primes.push(n);
  return Uint32Array.from(primes, (prime) => (root(prime) % 1) * 2 ** 32);
}
const START = roots(8, Math.sqrt);
const ROUND = roots(64, Math.cbrt);

const turned = (word: number, by: number): number => (word >>> by) | (word << (32 - by));

/** The bytes, a one bit, zeros, and their length in bits. */
function padded(bytes: Uint8Array): DataView {
  const whole = new Uint8Array(Math.ceil((bytes.length + 9) / BLOCK) * BLOCK);
  whole.set(bytes);
  whole[bytes.length] = 0x80;
  const view = new DataView(whole.buffer);
  view.setUint32(whole.length - 8, Math.floor(bytes.length / 2 ** 29));
  view.setUint32(whole.length - 4, bytes.length * 8);
  return view;
}

/** The 64 words of a block. */
function schedule(view: DataView, offset: number, words: Uint32Array): void {
  const at = (index: number): number => words[index] as number;
  for (let i = 0; i < 16; i++) words[i] = view.getUint32(offset + i * 4);
  for (let i = 16; i < 64; i++) {
    const [near, far] = [at(i - 2), at(i - 15)];
    words[i] = at(i - 16) + at(i - 7) + (turned(far, 7) ^ turned(far, 18) ^ (far >>> 3)) + (turned(near, 17) ^ turned(near, 19) ^ (near >>> 10));
  }
}

function sha256(bytes: Uint8Array): Uint8Array {
  const view = padded(bytes);
  const state = START.slice();
  const words = new Uint32Array(64);
  for (let offset = 0; offset < view.byteLength; offset += BLOCK) {
    schedule(view, offset, words);
    let [a, b, c, d, e, f, g, h] = state as unknown as [number, number, number, number, number, number, number, number];
    for (let i = 0; i < 64; i++) {
      const first = (h + (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)) + ((e & f) ^ (~e & g)) + (ROUND[i] as number) + (words[i] as number)) | 0;
      const second = (turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + ((a & b) ^ (a & c) ^ (b & c));
      [h, g, f, e, d, c, b, a] = [g, f, e, (d + first) | 0, c, b, a, (first + second) | 0];
    }
    [a, b, c, d, e, f, g, h].forEach((word, i) => {
      state[i] = (state[i] as number) + word;
    });
  }
  const digest = new DataView(new ArrayBuffer(32));
  state.forEach((word, i) => void digest.setUint32(i * 4, word));
  return new Uint8Array(digest.buffer);
}

function joined(head: Uint8Array, tail: Uint8Array): Uint8Array {
  const whole = new Uint8Array(head.length + tail.length);
  whole.set(head);
  whole.set(tail, head.length);
  return whole;
}

/** 64 hexadecimal digits. `key`: at most 64 bytes. */
export function hmacSha256(key: string, text: string): string {
  const block = new Uint8Array(BLOCK);
  block.set(encoder.encode(key));
  const masked = (mask: number): Uint8Array => block.map((byte) => byte ^ mask);
  const outer = sha256(joined(masked(0x5c), sha256(joined(masked(0x36), encoder.encode(text)))));
  return Array.from(outer, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
