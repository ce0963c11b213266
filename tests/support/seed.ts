/** Random tests name their seed in their title; `SEED=<number>` plays the same run again. */
export const seed = Number(process.env.SEED ?? Date.now() % 2_147_483_648);
