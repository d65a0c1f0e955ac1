/** Words of what lies below one row of a register. */
export default {
  strange: 'این نشانی به ردیفی اشاره می‌کند که در فهرست نیست',
  strangeAdvice: 'از فهرست بالا یکی را برگزینید.',
} as const;
