/** The changes of `version`, one a line, or undefined where CHANGELOG.md has no section "## <version>". */
export function readChangelog(text: string, version: string): string[] | undefined {
  const section = text.split(/^## /m).find((part) => part.split(/[\s(]/, 1)[0] === version);
  if (section === undefined) return undefined;
  const items = section.split('\n').filter((line) => line.startsWith('- '));
  return items.map((line) => line.slice(2).trim()).filter(Boolean);
}
