/** Whether a file fits a list of extensions (`.xlsx`) and MIME types (`image/*`, `application/pdf`); an empty list takes all. */
export function acceptsFile(accept: readonly string[], file: { name: string; type: string }): boolean {
  if (accept.length === 0) return true;
  const name = file.name.toLowerCase();
  return accept.some((rule) => {
    if (rule.startsWith('.')) return name.endsWith(rule.toLowerCase());
    return rule.endsWith('/*') ? file.type.startsWith(rule.slice(0, -1)) : file.type === rule;
  });
}
