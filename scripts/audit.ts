// `npm run audit -- <file or folder>`: holds the lockfile against an OSV export of npm's advisories.
import { findVulnerable } from './audit/find-vulnerable.ts';
import { readAdvisories } from './audit/read-advisories.ts';
import { readLockfile } from './audit/read-lockfile.ts';

const [path] = process.argv.slice(2);
const packages = readLockfile('package-lock.json');
if (path === undefined) {
  console.log(
    `Nothing was checked: name an OSV export of npm's advisories (https://google.github.io/osv.dev/data/) to check ${packages.length} packages.`
  );
} else {
  const advisories = readAdvisories(path);
  const found = findVulnerable(packages, advisories);
  for (const {
    package: { name, version },
    advisory
  } of found) {
    console.log(`${name}@${version}: ${advisory.id} ${advisory.summary}`);
  }
  console.log(
    `${packages.length} packages, ${advisories.length} advisories, ${found.length} vulnerabilities.`
  );
  process.exitCode = found.length > 0 ? 1 : 0;
}
