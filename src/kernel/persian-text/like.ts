/** What somebody typed as `like` takes it for itself: its %, _ and \ stand for nothing else. The pattern around it is the caller's. */
export const likeText = (typed: string): string => typed.replace(/[\\%_]/g, String.raw`\$&`);
