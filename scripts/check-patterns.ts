// `npm run patterns`: checks regular expressions that are new, and lists the linear ones so that tests need not check
// them again. `npm run patterns -- --all` checks every one anew, which takes a minute.
import { parseArgs } from 'node:util';
import { acceptedPatterns } from './patterns/accepted-patterns.ts';
import { findSlowPatterns } from './patterns/find-slow-patterns.ts';
import { readLinearPatterns, readPatterns, writeLinearPatterns } from './patterns/read-patterns.ts';

const { values } = parseArgs({ options: { all: { type: 'boolean', default: false } } });
const patterns = readPatterns();
const used = new Set(patterns.map(({ literal }) => literal));
const before = values.all ? [] : [...readLinearPatterns()].filter((literal) => used.has(literal));
const accepted = acceptedPatterns.map(({ literal }) => literal);
const { slow, linear } = await findSlowPatterns(patterns, new Set([...before, ...accepted]));

writeLinearPatterns([...before, ...linear]);
for (const { pattern, verdict, attack } of slow)
  console.error(`${pattern.path}: ${pattern.literal}\n  ${verdict} ${attack}`);
console.log(`${used.size} patterns, ${linear.length} checked and linear, ${slow.length} slow`);
process.exitCode = slow.length > 0 ? 1 : 0;
