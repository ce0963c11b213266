// Fills the demo catalog into a data folder, which the servers of the journeys start with copies of.
import { startServer } from '#tests/support/server/start-server.ts';
import { isFilled } from './pages/filled-market.ts';

const [, , dataFolder] = process.argv;
if (dataFolder === undefined) throw new Error('Usage: node tests/journeys/fill-market.ts <data folder>');
const server = await startServer(dataFolder, {}, []);
await isFilled(server.url);
process.exitCode = (await server.end('SIGTERM')) ?? 1;
