// `npm test`: every check, each in one line, a later one also after a failed one. Options:
//   --fast            leaves out what needs a build or a browser
//   --only lint,unit  runs the steps that are named
//   --runs 500        plays that many histories of buying
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { Budget, describeTimes } from './test/report-times.ts';
import { runStage, type StageResult } from './test/run-stage.ts';
import { type Stage, type Step, stages } from './test/stages.ts';

function chooseStages(): readonly Stage[] {
  const { values } = parseArgs({
    options: { only: { type: 'string' }, fast: { type: 'boolean' }, runs: { type: 'string' } }
  });
  if (values.runs !== undefined) process.env['RUNS'] = values.runs;
  const isChosen =
    values.only === undefined
      ? (step: Step) => step.isFast || values.fast !== true
      : createNameFilter(values.only.split(','));
  return stages
    .map((stage) => ({ ...stage, steps: stage.steps.filter(isChosen) }))
    .filter(({ steps }) => steps.length > 0);
}

function createNameFilter(asked: readonly string[]): (step: Step) => boolean {
  const names = stages.flatMap(({ steps }) => steps.map(({ name }) => name));
  const unknown = asked.filter((name) => !names.includes(name));
  if (unknown.length > 0) {
    throw new Error(`There is no step named ${unknown.join(', ')}. There are: ${names.join(', ')}.`);
  }
  return ({ name }) => asked.includes(name);
}

async function runStages(chosen: readonly Stage[]): Promise<readonly StageResult[]> {
  const reportFolder = mkdtempSync(join(tmpdir(), 'reelwright-test-'));
  const results: StageResult[] = [];
  const isBuildBroken = (): boolean =>
    results.some(({ steps }) =>
      steps.some(({ name, failed }) => (name === 'server-build' || name === 'build') && failed > 0)
    );
  for (const stage of chosen) {
    results.push(
      await runStage(stage, reportFolder, ({ needsBuilds = false }) =>
        needsBuilds && isBuildBroken() ? 'because the build failed' : undefined
      )
    );
  }
  rmSync(reportFolder, { recursive: true });
  return results;
}

try {
  const results = await runStages(chooseStages());
  const budget = Budget.parse(JSON.parse(readFileSync(join('scripts', 'test', 'budget.json'), 'utf8')));
  for (const line of describeTimes(results, budget)) console.log(line);
  const steps = results.flatMap((result) => result.steps);
  const passed = steps.reduce((total, step) => total + step.passed, 0);
  const failed = steps.reduce((total, step) => total + step.failed, 0);
  console.log(`\n${passed} passed, ${failed} failed`);
  process.exitCode = failed > 0 ? 1 : 0;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
