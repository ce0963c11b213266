/**
 * The first part of a statement that is a transaction by itself and is answered before it is on the disk, where
 * another part must read `from asyncCommit`. Where the machine dies it is lost for less than a second back, but never
 * without all that was written after it: only for what may be lost together with what follows.
 */
export const asyncCommit = `asyncCommit as materialized (select set_config('synchronous_commit', 'off', true))`;
