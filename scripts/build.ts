// `npm run build`: all three builds, or those that are named.
import { build, targetNames } from './build/targets.ts';

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !targetNames.some((known) => known === name));
if (unknown.length > 0) {
  console.error(`There is no build named ${unknown.join(', ')}. There are: ${targetNames.join(', ')}.`);
  process.exit(1);
}

for (const name of targetNames.filter((known) => asked.length === 0 || asked.includes(known))) {
  const startedAt = performance.now();
  const failure = await build(name);
  if (failure === null) {
    console.log(`${name} built in ${((performance.now() - startedAt) / 1000).toFixed(1)} s`);
  } else {
    console.error(`${failure.output}\nThe ${name} build failed.`);
    process.exitCode = 1;
  }
}
